import type { Database } from "../../database/database.server.ts";
import { checkClock } from "../../doctor/check-clock.ts";
import { checkSettings } from "../../doctor/check-settings.ts";
import { checkStudio } from "../../doctor/check-studio.ts";
import { checkDisk } from "../../doctor/disk.ts";
import { type Finding, warn } from "../../doctor/finding.ts";
import { checkRows } from "../../doctor/rows.ts";
import type { Settings } from "../../site/settings.ts";
import type { NowAnd } from "../../time/clock.ts";

/** What the doctor finds wrong, the worst first. What asks the network or reads every table is left to the command. */
export async function findProblems(database: Database, { settings, now, noticed }: NowAnd<Settings> & { noticed: string[] }) {
  const findings: Finding[] = [
    ...noticed.map((says) => warn("running site", says, "Look at its log.")),
    ...checkDisk(settings),
    ...(await checkRows(database, settings, now)),
    ...checkSettings(settings),
    checkClock(settings, now),
    checkStudio(settings),
  ];
  const failed = findings.filter(({ state }) => state === "fail");
  return [...failed, ...findings.filter(({ state }) => state === "warn")];
}
