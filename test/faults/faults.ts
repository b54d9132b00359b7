import type { Fault } from "./fault.ts";
import { sigkill } from "./sigkill.ts";
import { sigterm } from "./sigterm.ts";

/** Quick enough for every run of the tests. */
export const quickFaults: Record<string, Fault> = { sigterm };

/** By the names that `--only` takes. */
export const faults: Record<string, Fault> = { ...quickFaults, sigkill };
