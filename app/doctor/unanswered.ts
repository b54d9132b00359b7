import { countUnanswered } from "../booking/data/call-lists.server.ts";
import type { Database } from "../database/database.server.ts";
import { type Finding, ok, warn } from "./finding.ts";

export async function checkUnanswered(database: Database, now: Date): Promise<Finding> {
  const late = await countUnanswered(database, now);
  if (late === 0) return ok("requests", "none is past its promised hour");
  const fix = "./peakworks bookings list shows them; ./peakworks bookings confirm, decline or move answers one.";
  return warn("requests", `${late} past the promised hour without an answer`, fix);
}
