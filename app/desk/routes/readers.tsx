import { unavailable } from "../../forms/unavailable.ts";
import { listReaders } from "../../newsletter/data/readers.server.ts";
import type { Reader } from "../../newsletter/subscription.ts";
import { siteContext } from "../../site/context.ts";
import { dayIn, longDate } from "../../time/dates.ts";
import { MOST_ROWS, searchIn } from "../rules/list-page.ts";
import { HOUSE_PATH, READERS_FILE_PATH, REMOVE_READER_PATH } from "../rules/paths.ts";
import { resultWords } from "../rules/result-words.ts";
import { DeskForm } from "../ui/desk-form.tsx";
import { DeskSearch } from "../ui/desk-search.tsx";
import { InnerPage } from "../ui/inner-page.tsx";
import { SureForm } from "../ui/sure-form.tsx";
import { house, readers as words } from "../words/house.ts";
import type { Route } from "./+types/readers";

export const handle = { title: words.title, isDesk: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, settings, log } = context.get(siteContext);
  const search = searchIn(request);
  const all = await listReaders(database).catch(unavailable(log));
  const found = all.filter(({ email }) => email.toLowerCase().includes(search.toLowerCase())).reverse();
  const waiting = all.filter(({ status }) => status === "pending").length;
  return {
    search,
    said: resultWords(request, words.said),
    isEmpty: all.length === 0,
    count: house.readers.text(all.length - waiting, waiting),
    rows: found.slice(0, MOST_ROWS).map((one) => ({ id: one.id, email: one.email, state: stateOf(one, settings.timeZone) })),
    left: Math.max(0, found.length - MOST_ROWS),
  };
}

export default function Readers({ loaderData: { search, said, isEmpty, count, rows, left } }: Route.ComponentProps) {
  return (
    <InnerPage title={words.title} back={{ href: HOUSE_PATH, text: house.back }} said={said}>
      <p>{isEmpty ? words.empty : count}</p>
      {!isEmpty && <DeskSearch words={words.search} search={search} />}
      {!isEmpty && rows.length === 0 && <p>{words.none}</p>}
      <ul>
        {rows.map(({ id, email, state }) => (
          <li key={id} className="border-line flex flex-wrap items-center justify-between gap-x-6 border-t py-3">
            <div className="min-w-0 flex-1 basis-40 wrap-anywhere">
              <b>{email}</b>
              <p>{state}</p>
            </div>
            <SureForm action={REMOVE_READER_PATH} fields={{ id }} about={email} words={words.remove} />
          </li>
        ))}
      </ul>
      {left > 0 && <p>{words.more(left)}</p>}
      {!isEmpty && (
        <DeskForm action={READERS_FILE_PATH} className="grid justify-items-start gap-2">
          <button type="submit" className="button button-quiet">
            {words.file.button}
          </button>
          <p>{words.file.text}</p>
        </DeskForm>
      )}
    </InnerPage>
  );
}

function stateOf({ askedAt, confirmedAt }: Reader, timeZone: string) {
  const day = (moment: Date) => longDate(dayIn(timeZone, moment));
  return confirmedAt ? words.since(day(confirmedAt)) : words.waiting(day(askedAt));
}
