import { closeHours, closeRest, openHours, readClosings } from "../../booking/data/calendar/closings.server.ts";
import { type Closing, isWholeDay } from "../../booking/rules/closings.ts";
import type { Database } from "../../database/database.server.ts";
import type { NowAnd } from "../../time/clock.ts";
import { dayIn } from "../../time/dates.ts";
import { type ClosingProblems, readClosingForm } from "../rules/closing-form.ts";
import type { HolidaySettings } from "./closing-made.server.ts";
import { doAndLog } from "./log.server.ts";

type ClosingResult =
  | { kind: "closed" | "opened" | "nothing-closed" | "not-now" }
  | { kind: "wrong"; problems: ClosingProblems }
  | { kind: "in-the-way"; closing: Closing & { day: string } };

/** Closes or opens days or hours by the functions that the command calls. */
export function closeOrOpen(database: Database, who: string, form: Record<string, string>, { now, settings }: NowAnd<HolidaySettings>) {
  return doAndLog(
    database,
    { who, now },
    (transaction) => closeOrOpenByForm(transaction, form, { now, settings }),
    ({ kind, isSame }) => (!isSame && (kind === "closed" || kind === "opened") ? `days-${kind}` : undefined),
  );
}

async function closeOrOpenByForm(
  database: Database,
  form: Record<string, string>,
  { now, settings }: NowAnd<HolidaySettings>,
): Promise<ClosingResult & { isSame?: boolean }> {
  const read = readClosingForm(form, dayIn(settings.timeZone, now));
  if ("problems" in read) return { kind: "wrong", problems: read.problems };
  const { days, hours, reason } = read;
  if (form.do === "open") return { kind: (await openHours(database, days, hours, settings)) > 0 ? "opened" : "nothing-closed" };
  if (form.do !== "close") return { kind: "not-now" };
  const [day = "", ...more] = days;
  if (more.length === 0 && isWholeDay(hours)) {
    // One press has to do: of a day whose lunch hour is closed, it closes the rest.
    if (await closeRest(database, day, hours, reason)) return { kind: "closed" };
    const closings = await readClosings(database, { from: day, to: day, settings });
    const other = closings.get(day)?.find((closing) => reason && closing.reason !== reason);
    return other ? { kind: "in-the-way", closing: { ...other, day } } : { kind: "closed", isSame: true };
  }
  const inTheWay = await closeHours(database, days, hours, reason);
  return inTheWay ? { kind: "in-the-way", closing: inTheWay } : { kind: "closed" };
}
