import { unavailable } from "../../forms/unavailable.ts";
import { STAGES } from "../../people/catalog.ts";
import { listPeople } from "../../people/data/people.server.ts";
import { type Person, whoIs } from "../../people/rules/person.ts";
import { siteContext } from "../../site/context.ts";
import { dayIn } from "../../time/dates.ts";
import { hasWords } from "../rules/has-words.ts";
import { MOST_ROWS, searchIn } from "../rules/list-page.ts";
import { PEOPLE_FILE_PATH, PEOPLE_PATH, personPath } from "../rules/paths.ts";
import { resultWords } from "../rules/result-words.ts";
import { ActionResult } from "../ui/action-result.tsx";
import { dial } from "../ui/call-row-of.ts";
import { DeskForm } from "../ui/desk-form.tsx";
import { DeskLink } from "../ui/desk-link.tsx";
import { DeskSearch } from "../ui/desk-search.tsx";
import { Example } from "../ui/example.tsx";
import { Row } from "../ui/row.tsx";
import { StageLinks } from "../ui/stage-links.tsx";
import { STAGE_NAMES, people as words } from "../words/people.ts";
import type { Route } from "./+types/people";

export const handle = { title: words.title, isDesk: true };

/** Of each stage, while nobody asks for one. */
const MOST_OF_STAGE = 25;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  const search = searchIn(request);
  const stage = STAGES.find((one) => one === searchParams.get("stage"));
  const all = await listPeople(database).catch(unavailable(log));
  const found = all.filter((person) => isPersonFound(person, search));
  const most = search || stage ? MOST_ROWS : MOST_OF_STAGE;
  const today = dayIn(settings.timeZone, now());
  return {
    search,
    stage,
    said: resultWords(request, words.said),
    isEmpty: all.length === 0,
    counts: STAGES.map((one) => found.filter((person) => person.stage === one).length),
    groups: (stage ? [stage] : STAGES).map((one) => {
      const people = found.filter((person) => person.stage === one);
      return {
        stage: one,
        rows: people.slice(0, most).map((person) => rowOf(person, today)),
        left: Math.max(0, people.length - most),
      };
    }),
  };
}

export default function People({ loaderData: { search, stage, said, isEmpty, counts, groups } }: Route.ComponentProps) {
  const linkTo = (one?: string) => {
    const query = new URLSearchParams({ ...(one && { stage: one }), ...(search && { q: search }) }).toString();
    return query ? `${PEOPLE_PATH}?${query}` : PEOPLE_PATH;
  };
  const shown = groups.filter(({ rows }) => rows.length > 0);
  return (
    <div className="grid gap-6">
      <h1 className="display text-h2">{words.title}</h1>
      <ActionResult said={said} className="empty:hidden" />
      {isEmpty ? (
        <div>
          <p>{words.empty}</p>
          <Example {...words.example} />
        </div>
      ) : (
        <>
          <DeskSearch words={words.search} search={search}>
            {stage && <input type="hidden" name="stage" value={stage} />}
          </DeskSearch>
          <StageLinks
            label={words.stages}
            links={[
              { href: linkTo(), name: words.all, count: counts.reduce((sum, count) => sum + count, 0), isCurrent: !stage },
              ...STAGES.map((one, i) => ({ href: linkTo(one), name: STAGE_NAMES[one], count: counts[i] ?? 0, isCurrent: one === stage })),
            ]}
          />
          {shown.length === 0 && <p>{search ? words.none : words.emptyStage}</p>}
          {shown.map(({ stage: one, rows, left }) => (
            <section key={one} className="grid gap-2">
              <h2 className="text-xl font-semibold">{STAGE_NAMES[one]}</h2>
              <ul>
                {rows.map(({ id, ...row }) => (
                  <PersonRow key={id} {...row} />
                ))}
              </ul>
              {left > 0 &&
                (stage || search ? (
                  <p>{words.moreFound(left)}</p>
                ) : (
                  <p>
                    <DeskLink href={linkTo(one)}>{words.more(left)}</DeskLink>
                  </p>
                ))}
            </section>
          ))}
          <section className="border-line grid max-w-xl gap-2 border-t pt-4">
            <h2 className="text-xl font-semibold">{words.file.heading}</h2>
            <p>{words.file.text}</p>
            <DeskForm action={PEOPLE_FILE_PATH}>
              <button type="submit" className="button button-quiet">
                {words.file.button}
              </button>
            </DeskForm>
          </section>
        </>
      )}
    </div>
  );
}

/** Whether a person has what was searched for, in any of the words that name them or their next step. */
function isPersonFound({ name, company, email, phone, nextStep, reason }: Person, search: string) {
  return hasWords([name, company, email, phone, phone.replace(/\D/g, ""), nextStep, reason], search);
}

function rowOf(person: Person, today: string) {
  const { id, nextOn, nextStep, phone } = person;
  return {
    id,
    href: personPath(id),
    who: whoIs(person),
    next: nextOn ? words.next(nextOn, nextStep) : words.noStep,
    due: nextOn && nextOn <= today ? words.due : undefined,
    phone: dial(phone),
  };
}

/** A person in the list of their stage: who, what's next, and a number to tap. */
function PersonRow({ href, who, next, due, phone }: Omit<ReturnType<typeof rowOf>, "id">) {
  return (
    <Row>
      <div className="min-w-0 wrap-anywhere">
        <DeskLink href={href} className="font-semibold">
          {who}
        </DeskLink>
        <p>
          {due && <b>{due}: </b>}
          {next}
        </p>
      </div>
      {phone && <DeskLink href={phone.url}>{phone.text}</DeskLink>}
    </Row>
  );
}
