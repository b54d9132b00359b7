import { clocks } from "./clocks.ts";
import { databaseFrozen, databaseFull, databaseKilled } from "./database.ts";
import { descriptors } from "./descriptors.ts";
import { development } from "./development.ts";
import { diskFull } from "./disk-full.ts";
import type { Fault } from "./fault.ts";
import { fuzz } from "./fuzz.ts";
import { hostileBodies } from "./hostile-bodies.ts";
import { outgoing } from "./outgoing.ts";
import { restoreDamaged, restoreHealthy, restoreUnreadable } from "./restore.ts";
import { rollingRestart } from "./rolling-restart.ts";
import { slow } from "./slow.ts";
import { smtpFaults } from "./smtp-faults.ts";
import { smuggling } from "./smuggling.ts";

/** Quick enough for every run of the tests. */
export const quickFaults: Record<string, Fault> = { smuggling, clocks, "restore-damaged": restoreDamaged };

/** Keyed by the names that `--only` accepts. */
export const faults: Record<string, Fault> = {
  ...quickFaults,
  "restore-healthy": restoreHealthy,
  "restore-unreadable": restoreUnreadable,
  "database-killed": databaseKilled,
  "database-frozen": databaseFrozen,
  "database-full": databaseFull,
  "disk-full": diskFull,
  smtp: smtpFaults,
  outgoing,
  bodies: hostileBodies,
  slow,
  fuzz,
  descriptors,
  "rolling-restart": rollingRestart,
  development,
};
