import { dataAnswer, errorAnswer, failureAnswer } from "../../forms/api-answer.ts";
import { siteContext } from "../../site/context.ts";
import { logFailure } from "../../site/failure.ts";
import { addDays, dayIn, isDay } from "../../time/dates.ts";
import { LONG_WINDOW_DAYS } from "../catalog/slots.ts";
import { availability } from "../data/calendar/availability.server.ts";
import type { Route } from "./+types/availability";

/** The free and held slots of the bookable days between `from` and `to`, or of the whole window without them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const { timeZone } = settings;
  const today = dayIn(timeZone, now());
  const query = new URL(request.url).searchParams;
  const from = query.get("from") || today;
  const to = query.get("to") || addDays(today, LONG_WINDOW_DAYS);
  if (!isDay(from) || !isDay(to)) return errorAnswer(422, "invalid", { fields: { [isDay(from) ? "to" : "from"]: "not-a-day" } });
  try {
    return dataAnswer({ timeZone, days: await availability(database, { from, to, now: now(), settings }) });
  } catch (error) {
    return failureAnswer(logFailure(log, error, "availability could not be read"), "unavailable");
  }
}
