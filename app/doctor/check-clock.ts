import type { Settings } from "../site/settings.ts";
import { dayIn, timeIn, zoneName } from "../time/dates.ts";
import { type Finding, fail, ok } from "./finding.ts";

/** A day before a release. A correct clock can't be earlier. */
const MADE = new Date("2026-11-15T00:00:00Z");

/** Shows the time so the operator can compare it with a real clock. */
export function checkClock({ timeZone }: Settings, now: Date): Finding {
  const says = `${dayIn(timeZone, now)} ${timeIn(timeZone, now)} ${zoneName(timeZone, now)} (${timeZone})`;
  if (now < MADE) return fail("clock", `${says} is in the past`, "Set the machine's clock (timedatectl set-ntp true).");
  return ok("clock", says);
}
