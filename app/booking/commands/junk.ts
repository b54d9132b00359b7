import { storeAction } from "../../terminal/command.ts";
import { printTable } from "../../terminal/table.ts";
import { UsageError } from "../../terminal/usage-error.ts";
import { isDay } from "../../time/dates.ts";
import { HOUR_MS, MINUTE_MS } from "../../time/durations.ts";
import { findJunk, markJunk } from "../data/requests/junk.server.ts";
import { slotMoment } from "../rules/slot.ts";
import { stateOf } from "../rules/state.ts";
import { callRow } from "./call-row.ts";
import { findCall } from "./find-call.ts";

export const JUNK_HELP = `./peakworks bookings junk [ID …] [--email EMAIL] [--since 2026-11-15 | 3h | 30m] [--network ID] [--yes]
                                                     marks requests as junk: frees their slots, tells nobody. Without --yes it only shows them`;

/** For the morning after somebody filled the calendar. Shows what it would do, and needs --yes to do it. */
export const junk = storeAction(
  { words: Number.POSITIVE_INFINITY, flags: ["yes"], options: ["email", "since", "network"] },
  async ({ database, settings, words, flags, options: { email, since, network }, now }) => {
    if (words.length === 0 && !email && !since && !network)
      throw new UsageError("Which ones? Name their IDs, or narrow it down with --email, --since or --network.");
    const idOf = async (start: string) => (await findCall(database, start)).id;
    const found = await findJunk(database, {
      ...(words.length > 0 && { ids: await Promise.all(words.map(idOf)) }),
      ...(email && { email }),
      ...(since && { since: sinceMoment(since, now, settings.timeZone) }),
      ...(network && { sameNetworkAs: await idOf(network) }),
    });
    if (found.length === 0) throw new Error("There are no such requests.");
    printTable(found.map((call) => callRow(call, stateOf(call, now))));
    if (!flags.yes) return console.error(`${countOf(found.length)} would be marked as junk. Say --yes to do it.`);
    const marked = await markJunk(database, found, now);
    console.error(`${countOf(marked)} marked as junk. The slots are free, and nobody gets an email about it.`);
  },
);

/** '3h' and '30m' count back from now; a day starts at midnight on the agency's clock. */
function sinceMoment(text: string, now: Date, timeZone: string) {
  const [, count, unit] = /^(\d{1,4})([hm])$/.exec(text) ?? [];
  if (count) return new Date(now.getTime() - Number(count) * (unit === "h" ? HOUR_MS : MINUTE_MS));
  if (!isDay(text)) throw new UsageError(`--since takes a day like 2026-11-15, or 3h or 30m, not "${text}".`);
  return slotMoment({ selectedDate: text, selectedTime: "12:00 AM" }, timeZone);
}

function countOf(count: number) {
  return count === 1 ? "1 request" : `${count} requests`;
}
