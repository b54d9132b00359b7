// The built site in a process whose counting the parent turns on and off between two loads, and that makes reports on demand. `node
// bench/counting-server.ts`, with a channel to the parent

import type { IncomingMessage } from "node:http";
import { openDatabase } from "../app/database/database.server.ts";
import { prepareDataDir } from "../app/site/data-dir.ts";
import { withSecret } from "../app/site/secret.ts";
import { readSettings } from "../app/site/settings.ts";
import { dayIn } from "../app/time/dates.ts";
import { createCounting } from "../app/visits/counting/counting.ts";
import { readReport } from "../app/visits/data/report.server.ts";
import { reportEmail } from "../app/visits/mail/report.ts";
import { weeksUpTo } from "../app/visits/rules/report.ts";
import { loadFiles } from "../server/files.ts";
import { listen, urlOf } from "../server/listen.ts";
import { createLog } from "../server/log.ts";
import { prepareDatabase } from "../test/harness/prepare-database.ts";

process.env.NODE_ENV = "production";
const given = readSettings(process.env);
prepareDataDir(given.dataDir);
const settings = withSecret(given);
const { createSite }: typeof import("../server/site.ts") = await import("../build/server/index.js" as string);
const log = createLog(settings.logLevel);
const now = () => new Date();
const database = openDatabase(settings);
await prepareDatabase(database, now(), settings.timeZone);
const counting = createCounting({ database, settings, now, log });
const site = createSite({ settings, log, now, database, files: loadFiles("build/client", settings), counting });
let isCounting = true;
let isReporting = false;
let reports = 0;
process.on("message", (message) => {
  if (message === "report") return void makeReports();
  if (message === "enough") {
    isReporting = false;
    return void process.send?.(reports);
  }
  isCounting = message === "count";
  process.send?.("done");
});
/** One after another, as Monday's email makes it. */
async function makeReports() {
  for (isReporting = true; isReporting; reports++) {
    const moment = now();
    reportEmail(await readReport(database, weeksUpTo(dayIn(settings.timeZone, moment), 2, settings.timeZone), moment), settings);
  }
}
const count = (incoming: IncomingMessage, status: number) => {
  if (isCounting) counting.seen(incoming, status, site.foundNothing(incoming));
};
const server = await listen({ ...site, watch: () => {}, count }, settings.port, settings.host);
await site.warm();
console.log(urlOf(server, settings.host));
