import type { Database } from "../../database/database.server.ts";
import { logFailure } from "../../site/failure.ts";
import type { Settings } from "../../site/settings.ts";
import { dayIn } from "../../time/dates.ts";
import { HOUR_MS } from "../../time/durations.ts";
import { addCounts } from "../data/counts.server.ts";
import type { createTally } from "./tally.ts";
import { totalsOf } from "./totals.ts";

export type CountWriterParts = {
  database: Database;
  settings: Pick<Settings, "timeZone">;
  now: () => Date;
  log: Parameters<typeof logFailure>[0];
};

/**
 * Adds what was counted to the hour's sums in the database, one write after the other. `beginDay` is called after the last counts of a day
 * are taken.
 */
export function createCountWriter(
  { database, settings, now, log }: CountWriterParts,
  tally: ReturnType<typeof createTally>,
  beginDay: () => void,
) {
  let day = dayIn(settings.timeZone, now());
  let writing = Promise.resolve();

  async function writeNow() {
    const moment = now();
    const today = dayIn(settings.timeZone, moment);
    const hours = tally.drain(today, Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS);
    if (today !== day) beginDay();
    day = today;
    try {
      for (const [hour, counts] of hours) {
        await addCounts(database, new Date(hour), [...counts, ...totalsOf(counts)]);
        hours.delete(hour);
      }
    } catch (error) {
      logFailure(log, error, "counts could not be written");
      // What can't be written stays for the next time.
      for (const [hour, counts] of hours) tally.putBack(hour, counts);
    }
  }

  return function write() {
    writing = writing.then(writeNow);
    return writing;
  };
}
