import { withSecret } from "../../site/secret.ts";
import { type Command, storeAction } from "../../terminal/command.ts";
import { formatTable, printTable } from "../../terminal/table.ts";
import { UsageError } from "../../terminal/usage-error.ts";
import { dayIn } from "../../time/dates.ts";
import { feedAddress } from "../data/calendar/calendar-feed.server.ts";
import { callsDuring, closeHours, openHours } from "../data/calendar/closings.server.ts";
import { callRow } from "./call-row.ts";
import { listClosed } from "./closed-days.ts";
import { hours } from "./hours.ts";
import { readClosing, typedHours } from "./read-closing.ts";
import { twoWeeks } from "./two-weeks.ts";

export const command: Command = {
  help: `./peakworks calendar close DAYS [HOURS] ["REASON"]   nobody can book then; visitors read the reason; prints the calls already there
./peakworks calendar open DAYS [HOURS]               takes that back, on a holiday too
./peakworks calendar list                            what is closed from today on, and the holidays you opened
./peakworks calendar show                            the next two weeks: free, closed, busy, or the company that has the call
./peakworks calendar hours ["Mon-Thu 9:00-12:00 13:00-16:30; Fri 9:00-12:00"]
                                                     your weekly hours, from the next minute on; 'usual' goes back; prints the calls outside
./peakworks calendar feed [--renew]                  the address of your calls, to subscribe to in your calendar; --renew ends the old address

DAYS is 2026-12-24 or 2026-12-24..2027-01-01, HOURS is 13:00-17:00, both on the agency's clock.
Example: ./peakworks calendar close 2026-12-24..2027-01-01 "Holidays"`,
  actions: {
    close: storeAction({ words: 3 }, async ({ database, settings, words, now }) => {
      const { days, hours, reason } = readClosing(words, dayIn(settings.timeZone, now));
      const inTheWay = await closeHours(database, days, hours, reason);
      if (inTheWay)
        throw new UsageError(
          `${inTheWay.day} is already closed, ${typedHours(inTheWay)}${inTheWay.reason && ` (${inTheWay.reason})`}. Nothing was changed: open it first, or close the rest.`,
        );
      console.error(`Closed: ${spanText(days)}, ${typedHours(hours)}.`);
      const calls = await callsDuring(database, days, hours);
      if (calls.length > 0)
        console.error(
          `${calls.length === 1 ? "This call stays" : "These calls stay"} until you move, decline or cancel: ./peakworks bookings --help`,
        );
      printTable(calls.map((call) => callRow(call, call.status)));
    }),
    open: storeAction({ words: 2 }, async ({ database, settings, words, now }) => {
      const { days, hours, reason } = readClosing(words, dayIn(settings.timeZone, now));
      if (reason) throw new UsageError(`'${reason}' are no hours: like 13:00-17:00.`);
      const opened = await openHours(database, days, hours, settings);
      if (opened === 0)
        throw new UsageError(`${spanText(days)}, ${typedHours(hours)}: nothing is closed then. ./peakworks calendar list shows what is.`);
      console.error(`Open again: ${spanText(days)}, ${typedHours(hours)}.`);
    }),
    list: storeAction({}, listClosed),
    feed: storeAction({ flags: ["renew"] }, async ({ database, settings, flags, now }) => {
      console.log(await feedAddress(database, withSecret(settings), { renew: flags.renew === true, now }));
      console.error("Whoever has this address can read your calls. --renew ends it and makes another.");
    }),
    hours: storeAction({ words: 30 }, hours),
    show: storeAction({}, async ({ database, settings, now }) => {
      console.log((await twoWeeks(database, { now, settings })).map(formatTable).join("\n\n"));
      console.error("A question mark: the call isn't confirmed yet.");
    }),
  },
};

function spanText(days: string[]) {
  return days.length === 1 ? `${days[0]}` : `${days[0]}..${days.at(-1)}`;
}
