import { countUnanswered } from "../booking/data/stored-calls.server.ts";
import type { Database } from "../database/database.server.ts";
import { type Finding, ok, warn } from "./finding.ts";

export async function checkUnanswered(database: Database, now: Date): Promise<Finding> {
  const { late, ended } = await countUnanswered(database, now);
  if (late + ended === 0) return ok("requests", "none is past its promised hour");
  const says = [late > 0 && `${late} past the promised hour without an answer`, ended > 0 && `${ended} ended unanswered in the last week`];
  const fix = "./peakworks bookings list shows them; ./peakworks bookings confirm, decline or move answers one.";
  return warn("requests", says.filter(Boolean).join(", "), fix);
}
