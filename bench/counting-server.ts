// The built site in a process whose counting the parent turns on and off between two loads. `node bench/counting-server.ts`, with a channel to the parent
import { openDatabase } from "../app/data/database/database.server.ts";
import { readSettings } from "../app/site/settings.ts";
import { createCounting } from "../server/counting.ts";
import { prepareDataDir } from "../server/data-dir.ts";
import { loadFiles } from "../server/files.ts";
import { prepareDatabase } from "../server/first-posts.ts";
import { listen, urlOf } from "../server/listen.ts";
import { createLog } from "../server/log.ts";
import { withSecret } from "../server/secret.ts";

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
process.on("message", (message) => {
  isCounting = message === "count";
  process.send?.("done");
});
const count: typeof counting.seen = (incoming, status) => {
  if (isCounting) counting.seen(incoming, status);
};
const server = await listen({ ...site, look: () => {}, count }, settings.port, settings.host);
await site.warm();
console.log(urlOf(server, settings.host));
