import { type LastBackup, lastBackup } from "../app/backups/last-backup.ts";
import { busyStates } from "../app/booking/busy/store.server.ts";
import type { Database } from "../app/database/database.server.ts";
import { givenUp } from "../app/mail/unsent.server.ts";
import type { Settings } from "../app/site/settings.ts";
import { HOUR_MS, isFarAhead, within } from "../app/time/durations.ts";

const ASK_WITHIN_MS = 1_000;
/** One night may be missed: late is a backup older than two days and two hours. */
const BACKUP_LATE_MS = 50 * HOUR_MS;

/**
 * 'ready' or 'degraded', then the reasons, one per line, then the version. Pages need no database, so the process serves visitors either
 * way, and monitoring reads here what's wrong.
 */
export async function readinessOf({ database, settings, now, sinceStart, version, writeProblems }: ReadinessContext) {
  const store = await storeProblems(database, settings, now);
  const reasons = [
    ...sinceStart,
    ...store,
    ...(store[0] === AWAY ? [] : await writeProblems(now)),
    ...(await busyProblems(database, settings)),
  ];
  return [reasons.length === 0 ? "ready" : "degraded", ...reasons.map((reason) => `- ${reason}`), version].join("\n");
}

type ReadinessContext = {
  database: Database;
  settings: Settings;
  now: Date;
  /** What is wrong since the start. */
  sinceStart: string[];
  version: string;
  writeProblems: (now: Date) => Promise<string[]>;
};

const AWAY = "the database is away";

async function storeProblems(database: Database, { dataDir }: Settings, now: Date) {
  const asked = Promise.all([lastBackup(database, dataDir, now), givenUp(database, now), givenUp(database, now, "webhook")]);
  const found = await within(ASK_WITHIN_MS, asked).catch(() => undefined);
  if (!found) return [AWAY];
  const [backup, ...dead] = found;
  return [...backupProblems(backup, now), ...dead.flatMap((some) => (some ? [`${some.says}: ${some.list}`] : []))];
}

/** A backup that nobody repeats isn't missed when it's old, but one that's made every night is. */
function backupProblems(backup: LastBackup | undefined, now: Date) {
  if (!backup) return [];
  if (!backup.isThere) return [`the last backup's file is gone: ./peakworks doctor`];
  const isOld = now.getTime() - backup.madeAt.getTime() > BACKUP_LATE_MS || isFarAhead(backup.madeAt, now);
  return isOld && backup.keep !== undefined ? ["the nightly backup wasn't made: ./peakworks doctor"] : [];
}

/** While the database is away, that alone is the reason. */
async function busyProblems(database: Database, settings: Settings) {
  const states = await within(ASK_WITHIN_MS, busyStates(database, settings)).catch(() => []);
  return states.flatMap(({ name, problem, remark }) => {
    if (problem) return [`the busy calendar at ${name} can't be read: ${problem}; its last times stay taken`];
    return remark ? [`the busy calendar at ${name} can't be counted in full: ${remark}`] : [];
  });
}
