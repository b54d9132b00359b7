import { listBookings } from "../../booking/data/call-lists.server.ts";
import { unavailable } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { MOST_ROWS, searchIn } from "../rules/list-page.ts";
import { callsInOrder, isFound } from "../rules/listed-calls.ts";
import { ADD_CALL_PATH } from "../rules/paths.ts";
import { CallRow } from "../ui/call-row.tsx";
import { callRowOf } from "../ui/call-row-of.ts";
import { DeskSearch } from "../ui/desk-search.tsx";
import { Example } from "../ui/example.tsx";
import { STATES, today, calls as words } from "../words/calls.ts";
import type { Route } from "./+types/calls";

export const handle = { title: words.title, isDesk: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const search = searchIn(request);
  const all = await listBookings(database).catch(unavailable(log));
  const found = callsInOrder(
    all.filter((booking) => isFound(booking, search)),
    now(),
  );
  const shown = { now: now(), timeZone: settings.timeZone, states: STATES };
  return {
    search,
    rows: found.slice(0, MOST_ROWS).map((booking) => callRowOf(booking, shown)),
    left: Math.max(0, found.length - MOST_ROWS),
  };
}

export default function Calls({ loaderData: { search, rows, left } }: Route.ComponentProps) {
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="display text-h2">{words.title}</h1>
        <a href={ADD_CALL_PATH} className="button button-action button-small">
          {words.add}
        </a>
      </div>
      <DeskSearch words={words.search} search={search} />
      {rows.length === 0 && <p>{search ? words.none : words.empty}</p>}
      {rows.length === 0 && !search && <Example {...today.answer.example} />}
      <ul className="desk-part desk-list empty:hidden">
        {rows.map(({ id, ...row }) => (
          <CallRow key={id} {...row} />
        ))}
      </ul>
      {left > 0 && <p>{words.more(left)}</p>}
    </div>
  );
}
