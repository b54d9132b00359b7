import { callsDuring } from "../../booking/data/closings.server.ts";
import type { Booking } from "../../booking/rules/booking.ts";
import type { Database } from "../../database/database.server.ts";
import { type CalendarChange, readChange } from "../rules/calendar-change.ts";

export type ToldChange = CalendarChange & { said: "closed" | "opened"; stay: Booking[] };

/** The change that a page's address tells of, with the calls that stay in what was closed. */
export async function readTold(
  database: Database,
  query: URLSearchParams,
  { today, now }: { today: string; now: Date },
): Promise<ToldChange | undefined> {
  const said = query.get("said");
  const change = readChange(Object.fromEntries(query), today);
  if ((said !== "closed" && said !== "opened") || "problems" in change) return undefined;
  const stay = said === "closed" ? await callsDuring(database, change.days, change.hours) : [];
  return { ...change, said, stay: stay.filter(({ startsAt }) => startsAt > now) };
}
