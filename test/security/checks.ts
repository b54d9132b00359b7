import { buyOut, usedMailboxes } from "./abuse.ts";
import type { Check } from "./check.ts";
import { csrf } from "./csrf.ts";
import { headers } from "./headers.ts";
import { injection } from "./injection.ts";
import { logs } from "./logs.ts";
import { observatory } from "./observatory.ts";
import { parameters } from "./parameters.ts";
import { poisoning } from "./poisoning.ts";
import { redirects } from "./redirects.ts";
import { sqlmap, wapiti } from "./scanners.ts";
import { traversal } from "./traversal.ts";

/** Quick enough for every run of the tests. */
export const quickChecks: readonly Check[] = [observatory, headers, redirects, injection];

/** Poisoning comes first, because it must make the first request. */
export const allChecks: readonly Check[] = [
  poisoning,
  ...quickChecks,
  traversal,
  parameters,
  csrf,
  logs,
  buyOut,
  usedMailboxes,
  sqlmap,
  wapiti,
];
