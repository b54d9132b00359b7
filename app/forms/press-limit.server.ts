import { data, type RouterContextProvider } from "react-router";
import { siteContext, visitContext } from "../site/context.ts";
import { LIMITS } from "./limits.server.ts";
import { countWithinLimit, secondsToNextWindow } from "./rate-limit.server.ts";
import { unavailable } from "./unavailable.ts";

/**
 * For the action of a page behind an email link: after too many presses from one network nothing happens, and a page says so. Unsubscribing
 * isn't limited: mail providers press that button for all their readers at once.
 */
export async function limitPresses(context: Readonly<RouterContextProvider>, by: "visitor" | "agency") {
  const { database, settings, now, log } = context.get(siteContext);
  const who = `press ${by} ${context.get(visitContext).network}`;
  const most = by === "agency" ? LIMITS.agencyPresses : LIMITS.presses;
  if (await countWithinLimit(database, { who, most, now: now(), settings }).catch(unavailable(log))) return;
  throw data(null, { status: 429, headers: { "Retry-After": String(secondsToNextWindow(now())) } });
}
