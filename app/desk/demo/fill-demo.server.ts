import { createBackup } from "../../backups/backups.ts";
import { DAY_MS } from "../../time/durations.ts";
import { fillCalls } from "./calls.server.ts";
import type { Demo } from "./demo.ts";
import { fillDrafts } from "./demo-drafts.server.ts";
import { fillReaders } from "./demo-readers.server.ts";
import { fillEmails } from "./emails.server.ts";
import { fillPast } from "./past.server.ts";
import { fillPlans } from "./plans.server.ts";
import { fillVisits } from "./visits.server.ts";

/**
 * What the demo shows, in the order in which it comes about. Each part uses the functions that visitors' forms and the owner's commands
 * use. The emails send what all before them have queued.
 */
const PARTS = [fillPast, fillPlans, fillCalls, fillReaders, fillVisits, fillDrafts, fillEmails, fillBackups];

/** Fills an empty store with made-up data, and refuses any other: what's made up must never stand beside real calls. */
export async function fillDemo(demo: Demo) {
  for (const table of ["bookings", "leads", "people", "subscribers"] as const) {
    const row = await demo.database.selectFrom(table).select("id").limit(1).executeTakeFirst();
    if (row) throw new Error("This store has data already, and the demo only fills an empty one.");
  }
  for (const fill of PARTS) await fill(demo);
}

/** Three nights' backups. */
async function fillBackups({ settings, now }: Demo) {
  for (const daysAgo of [3, 2, 1])
    await createBackup(settings, { file: undefined, overwrite: false, now: new Date(now.getTime() - daysAgo * DAY_MS), keep: 14 });
}
