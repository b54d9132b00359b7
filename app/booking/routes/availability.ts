import { dataAnswer, errorAnswer, failureAnswer } from "../../forms/api-answer.ts";
import { siteContext } from "../../site/context.ts";
import { logFailure } from "../../site/failure.ts";
import { dayIn, isDay } from "../../time/dates.ts";
import { availability } from "../data/calendar/availability.server.ts";
import type { Route } from "./+types/availability";

/** The slots of the bookable days between `from` and `to`, or of the whole window without them, each marked free or not. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  const { timeZone } = settings;
  const query = new URL(request.url).searchParams;
  const from = query.get("from") || dayIn(timeZone, now());
  const to = query.get("to") || undefined;
  const wrong = !isDay(from) ? "from" : to !== undefined && !isDay(to) ? "to" : undefined;
  if (wrong) return errorAnswer(422, "invalid", { fields: { [wrong]: "not-a-day" } });
  try {
    return dataAnswer({ timeZone, days: await availability(database, { from, to, now: now(), settings }) });
  } catch (error) {
    return failureAnswer(logFailure(log, error, "availability could not be read"), "unavailable");
  }
}
