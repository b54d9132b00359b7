import { unansweredCalls } from "../booking/data/call-lists.server.ts";
import type { Database } from "../database/database.server.ts";
import { type Finding, ok, warn } from "./finding.ts";

/** Requests that can still be answered, and those whose time has passed: of these one can only say how they went. */
export async function checkUnanswered(database: Database, now: Date): Promise<Finding[]> {
  const late = await unansweredCalls(database, now);
  if (late.length === 0) return [ok("requests", "none is past its promised hour")];
  const ahead = late.filter(({ startsAt }) => startsAt > now).length;
  const passed = late.length - ahead;
  const list = "./peakworks bookings list shows them;";
  return [
    ...(ahead > 0
      ? [
          warn(
            "requests",
            `${ahead} past the promised hour without an answer`,
            `${list} ./peakworks bookings confirm, decline or move answers one.`,
          ),
        ]
      : []),
    ...(passed > 0
      ? [
          warn(
            "passed requests",
            `${passed} never answered, and the time has passed`,
            `${list} ./peakworks bookings talked or no-show notes how one went.`,
          ),
        ]
      : []),
  ];
}
