import { data, redirect } from "react-router";
import * as v from "valibot";
import { Field } from "../../design/field.tsx";
import { shortText } from "../../forms/fields.ts";
import { readForm } from "../../forms/read-form.ts";
import { unavailable } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { dayIn } from "../../time/dates.ts";
import { deskContext, signedIn } from "../context.ts";
import { addPasskey, newPasskeyOptions, passkeysOf, removePasskey } from "../data/passkeys.server.ts";
import { PASSKEYS_PATH } from "../rules/paths.ts";
import { DeskForm } from "../ui/desk-form.tsx";
import passkeyScript from "../ui/passkey.js?url";
import { QuietButton } from "../ui/quiet-button.tsx";
import { passkeys as words } from "../words/passkeys.ts";
import type { Route } from "./+types/passkeys";

export const handle = { title: words.title, isDesk: true };

export async function loader({ context }: Route.LoaderArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const session = signedIn(context.get(deskContext));
  const list = await passkeysOf(database, session.email).catch(unavailable(log));
  const options = await newPasskeyOptions(database, session, { now: now(), settings }).catch(unavailable(log));
  const day = (moment: Date) => dayIn(settings.timeZone, moment);
  return {
    options: JSON.stringify(options),
    list: list.map(({ id, name, madeAt, usedAt }) => ({
      id,
      name,
      note: [words.added(day(madeAt)), ...(usedAt ? [words.used(day(usedAt))] : [])].join(", "),
    })),
  };
}

/** The server has asked for a fresh sign-in before. */
export async function action({ request, context }: Route.ActionArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const session = signedIn(context.get(deskContext));
  const { remove, response = "", name = "" } = await readForm(request);
  if (remove !== undefined) {
    await removePasskey(database, session, remove, now()).catch(unavailable(log));
    return redirect(PASSKEYS_PATH, { status: 303 });
  }
  const named = v.safeParse(shortText, name);
  const label = (named.success && named.output) || words.unnamed;
  const isAdded = await addPasskey(database, session, response, label, { now: now(), settings }).catch(unavailable(log));
  return isAdded ? redirect(PASSKEYS_PATH, { status: 303 }) : data({ failed: true }, { status: 422 });
}

export default function Passkeys({ loaderData: { list, options }, actionData }: Route.ComponentProps) {
  return (
    <div className="grid max-w-xl gap-6">
      <h1 className="display text-h2">{words.title}</h1>
      <p>{list.length === 0 ? `${words.text} ${words.none}` : words.text}</p>
      <ul className="grid gap-3">
        {list.map(({ id, name, note }) => (
          <li key={id} className="border-line flex flex-wrap items-center justify-between gap-3 border-t pt-3">
            <span>
              <b>{name}</b> {note}
            </span>
            <DeskForm action={PASSKEYS_PATH}>
              <QuietButton name="remove" value={id}>
                {words.remove(name)}
              </QuietButton>
            </DeskForm>
          </li>
        ))}
      </ul>
      <DeskForm action={PASSKEYS_PATH} data-passkey="new" data-options={options} data-failed={words.failed} hidden>
        <Field name="name" label={words.name.label} hint={words.name.hint} maxLength={60} />
        <input type="hidden" name="response" />
        <button type="submit" className="button button-action mt-4">
          {words.add}
        </button>
        <p role="status" className="text-wrong mt-2" />
      </DeskForm>
      {actionData?.failed && <p className="text-wrong">{words.failed}</p>}
      <script type="module" src={passkeyScript} />
    </div>
  );
}
