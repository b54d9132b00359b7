import { createBackup } from "../../backups/backups.ts";
import { DAY_MS } from "../../time/durations.ts";
import type { Demo } from "./demo.ts";

/** Three nights' backups. */
export async function fillBackups({ settings, now }: Demo) {
  for (const daysAgo of [3, 2, 1])
    await createBackup(settings, { file: undefined, overwrite: false, now: new Date(now.getTime() - daysAgo * DAY_MS), keep: 14 });
}
