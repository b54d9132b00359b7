import { descriptors } from "./descriptors.ts";
import type { Fault } from "./fault.ts";
import { fuzz } from "./fuzz.ts";
import { hostileBodies } from "./hostile-bodies.ts";
import { sigkill } from "./sigkill.ts";
import { sigterm } from "./sigterm.ts";
import { slow } from "./slow.ts";
import { smuggling } from "./smuggling.ts";

/** Quick enough for every run of the tests. */
export const quickFaults: Record<string, Fault> = { sigterm, smuggling };

/** By the names that `--only` takes. */
export const faults: Record<string, Fault> = {
  ...quickFaults,
  sigkill,
  bodies: hostileBodies,
  slow,
  fuzz,
  descriptors,
};
