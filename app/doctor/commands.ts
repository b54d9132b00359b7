import * as v from "valibot";
import { email } from "../forms/fields.ts";
import type { Command, Given } from "../terminal/command.ts";
import { printTable } from "../terminal/table.ts";
import { UsageError } from "../terminal/usage-error.ts";
import { checkClock } from "./check-clock.ts";
import { checkEmail } from "./check-email.ts";
import { checkSettings } from "./check-settings.ts";
import { checkStore } from "./check-store.ts";
import { checkStudio } from "./check-studio.ts";
import type { Finding } from "./finding.ts";
import { checkPublicSite } from "./public-site.ts";
import { checkRunningSite } from "./running-site.ts";

export const command: Command = {
  help: `./peakworks doctor                 checks settings, database, disk, clock, email, proxy, queued posts, backups, the running site and its public address
./peakworks doctor --send EMAIL    also sends a test email there

Exit code 1 when a line says fail. A bad setting is one sentence, as at the start of the site.
Example: ./peakworks doctor --send you@example.com`,
  actions: { "": { options: ["send"], run: examine } },
};

async function examine({ settings, options: { send }, now }: Given) {
  if (send !== undefined && !v.is(email, send))
    throw new UsageError(`${send || "That"} is no email address: ./peakworks doctor --send you@example.com`);
  const findings: Finding[] = [
    ...checkSettings(settings),
    checkStudio(settings),
    checkClock(settings, now),
    ...(await checkStore(settings, now)),
    ...(await checkEmail(settings, send)),
    ...(await checkRunningSite(settings)),
    ...(await checkPublicSite(settings, now)),
  ];
  printTable(findings.flatMap(({ state, name, says, fix }) => [[state, name, says], ...(fix ? [["", "", `→ ${fix}`]] : [])]));
  if (findings.some(({ state }) => state === "fail")) process.exitCode = 1;
}
