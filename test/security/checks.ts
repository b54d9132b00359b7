import type { Check } from "./check.ts";
import { headers } from "./headers.ts";
import { observatory } from "./observatory.ts";
import { policies } from "./policies.ts";

/** Quick enough for every run of the tests. */
export const quickChecks: readonly Check[] = [observatory, policies, headers];
