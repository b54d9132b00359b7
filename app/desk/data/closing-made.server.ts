import { callsDuring, readClosings } from "../../booking/data/calendar/closings.server.ts";
import type { CalendarSettings } from "../../booking/rules/availability.ts";
import { overlaps } from "../../booking/rules/closings.ts";
import type { Database } from "../../database/database.server.ts";
import type { NowAnd } from "../../time/clock.ts";
import { dayIn } from "../../time/dates.ts";
import { type ClosingMade, readClosingForm } from "../rules/closing-form.ts";

export type HolidaySettings = Pick<CalendarSettings, "timeZone" | "holidays">;

/** The change that a page's address is about, as long as it's still true. */
export async function readClosingMade(
  database: Database,
  query: URLSearchParams,
  { now, settings }: NowAnd<HolidaySettings>,
): Promise<ClosingMade | undefined> {
  const said = query.get("said");
  const change = readClosingForm(Object.fromEntries(query), dayIn(settings.timeZone, now));
  if ((said !== "closed" && said !== "opened") || "problems" in change) return undefined;
  const { days, hours } = change;
  const closings = await readClosings(database, { from: days[0] ?? "", to: days.at(-1) ?? "", settings });
  const isClosed = (day: string) => closings.get(day)?.some((closing) => overlaps(closing, hours)) ?? false;
  if (said === "closed" ? !days.every(isClosed) : days.some(isClosed)) return undefined;
  const calls = said === "closed" ? await callsDuring(database, days, hours) : [];
  const piecesOn = (day: string) => (closings.get(day) ?? []).filter((closing) => overlaps(closing, hours));
  const isOneOfMore = days.some((day) => piecesOn(day).length > 1);
  return { ...change, said, stay: calls.filter(({ startsAt }) => startsAt > now), isOneOfMore };
}
