import { data, redirect } from "react-router";
import { DeadLink } from "../../design/dead-link.tsx";
import { unavailable } from "../../forms/unavailable.ts";
import { whoIs } from "../../people/rules/person.ts";
import { storedAbout } from "../../privacy/data/person.server.ts";
import { othersWithNumberOf } from "../../privacy/data/same-number.server.ts";
import { deletePersonEverywhere } from "../../privacy/data/stored-people.server.ts";
import { siteContext } from "../../site/context.ts";
import { deskAction } from "../data/desk-action.server.ts";
import { logAct } from "../data/log.server.ts";
import { personAt } from "../data/person-at.server.ts";
import { DELETE_PERSON_PATH, PEOPLE_PATH, personPath } from "../rules/paths.ts";
import { DeskForm } from "../ui/desk-form.tsx";
import { DeskLink } from "../ui/desk-link.tsx";
import { person as personWords, removal as words } from "../words/people.ts";
import type { Route } from "./+types/delete-person";

export const handle = { title: words.title, isDesk: true };

/** Says what would go. Opening it changes nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, now, log } = context.get(siteContext);
  const person = await personAt(database, new URL(request.url).searchParams.get("id") ?? "").catch(unavailable(log));
  if (!person) return data(null, { status: 404 });
  const { bookings, leads, subscriptions, emails } = await storedAbout(database, person.email || person.phone).catch(unavailable(log));
  const others = await othersWithNumberOf(database, person.email || person.phone).catch(unavailable(log));
  const ahead = bookings.filter(({ status, startsAt }) => status !== "cancelled" && startsAt > now()).length;
  return {
    id: person.id,
    who: whoIs(person),
    others: others.map((other) => ({ id: other.id, who: whoIs(other) })),
    goes: [
      bookings.length > 0 && `${words.calls(bookings.length)}. ${ahead > 0 ? words.ahead(ahead) : ""}`.trim(),
      leads.length > 0 && words.plans(leads.length),
      subscriptions.length > 0 && words.newsletter,
      emails.length > 0 && words.emails(emails.length),
      words.line,
    ].filter((text) => text !== false),
  };
}

/** The server has asked for a fresh sign-in before. */
export async function action(args: Route.ActionArgs) {
  const { database, settings, now, log, who, form } = await deskAction(args);
  const person = await personAt(database, form.id).catch(unavailable(log));
  if (!person) return data(null, { status: 404 });
  const note = (transaction: typeof database) => logAct(transaction, { who, what: "person-deleted" }, now());
  const place = { database, dataDir: settings.dataDir, now: now(), secrets: settings };
  await deletePersonEverywhere(person.email || person.phone, { ...place, note }).catch(unavailable(log));
  return redirect(`${PEOPLE_PATH}?said=deleted`, { status: 303 });
}

export default function DeletePerson({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <DeadLink words={personWords.unknown} href={PEOPLE_PATH} />;
  const { id, who, others, goes } = loaderData;
  return (
    <div className="grid max-w-xl gap-6">
      <h1 className="display text-h2 wrap-anywhere">{words.heading(who)}</h1>
      <p>{words.text}</p>
      <ul className="peaks">
        {goes.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {others.map((other) => (
        <p key={other.id}>
          {words.sameNumber} <DeskLink href={personPath(other.id)}>{other.who}</DeskLink>
        </p>
      ))}
      <p>{words.backups}</p>
      <DeskForm action={DELETE_PERSON_PATH} className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <input type="hidden" name="id" value={id} />
        <button type="submit" className="button button-action">
          {words.button}
        </button>
        <DeskLink href={personPath(id)}>{words.keep}</DeskLink>
      </DeskForm>
    </div>
  );
}
