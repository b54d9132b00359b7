import type { IncomingMessage } from "node:http";
import { flushCompileCache } from "node:module";
import { join } from "node:path";
import { startBusyRefresh } from "../app/booking/busy/refresh-when-due.ts";
import { openDatabase } from "../app/database/database.server.ts";
import { SchemaError } from "../app/database/migrations.server.ts";
import { createSender } from "../app/mail/sender.ts";
import { prepareDataDir } from "../app/site/data-dir.ts";
import { withSecret } from "../app/site/secret.ts";
import { settingWarnings } from "../app/site/setting-warnings.ts";
import { readSettings } from "../app/site/settings.ts";
import { versionLine, versionOf } from "../app/site/version.ts";
import { createCounting } from "../app/visits/counting/counting.ts";
import { createWebhookSender } from "../app/webhooks/webhook-sender.ts";
import { startBackgroundWork } from "./background.ts";
import { buildName, buildWhenStale } from "./build.ts";
import { loadFiles } from "./files.ts";
import { FORWARDED, FORWARDED_FIX, watchForwarded } from "./forwarded.ts";
import { listen, stopOnSignal, urlOf } from "./listen.ts";
import { createLog } from "./log.ts";
import { picturesInProcess } from "./make-pictures.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { storedSharePictures } from "./share-pictures.ts";
import { withPhotos } from "./studio-photos.ts";

/** All pages are made within half a minute of a start. */
const WARM_PAUSE_MS = 100;
/** For tests, which start many and ask each for a page or two, and for the demo: makes none ahead, and none for long. */
const isCold = process.argv.includes("--cold");

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start() {
  const given = readSettings(process.env);
  prepareDataDir(given.dataDir);
  const settings = await withPhotos(withSecret(given));
  await buildWhenStale();
  process.env.NODE_ENV = "production";
  const { createSite }: typeof import("./site.ts") = await import("../build/server/index.js" as string);
  const log = createLog(settings.logLevel);
  const { version, commit, node } = versionOf();
  log.info({ version, commit, node }, "starting");
  for (const { says, fix } of settingWarnings(settings)) log.warn({ fix }, says);
  const forwarded = watchForwarded(settings.trustProxy, () => log.warn({ fix: FORWARDED_FIX }, FORWARDED));
  const now = () => new Date();
  const database = openDatabase(settings);
  const prepare = async () => {
    const migrations = await prepareDatabase(database, now(), settings.timeZone);
    if (migrations.length > 0) log.warn({ migrations }, "the database is newer than this code");
    return true;
  };
  // Pages need no database: if it's down, the worker keeps trying, and bookings wait for it. A database that doesn't match this version
  // never will.
  const isPrepared = await prepare().catch((error) => {
    if (error instanceof SchemaError) throw error;
    log.error({ code: error.code }, "the database is away");
    return false;
  });
  const drawSharePicture = storedSharePictures(join(settings.dataDir, "previews"), buildName());
  const counting = createCounting({ database, settings, now, log });
  const site = createSite({
    settings,
    log,
    now,
    database,
    files: loadFiles("build/client", settings),
    drawSharePicture,
    makePicture: picturesInProcess(),
    version: versionLine(),
    counting,
    ...(isCold && { mostQuality: 4 }),
    problemsSinceStart: () => (forwarded.isSeen() ? [FORWARDED] : []),
  });
  const count = (incoming: IncomingMessage, status: number) => counting.seen(incoming, status, site.foundNothing(incoming));
  const server = await listen({ ...site, watch: forwarded.watch, count }, settings.port, settings.host);
  const stopWorker = startBackgroundWork({
    database,
    send: createSender(settings, {}, drawSharePicture),
    post: createWebhookSender(settings),
    log,
    now,
    prepare: isPrepared ? undefined : prepare,
    settings,
  });
  const stopBusyRefresh = startBusyRefresh({ database, log, now, settings });
  const finish = async () => void (await Promise.all([stopWorker(), stopBusyRefresh(), counting.stop()]));
  stopOnSignal(server, { log, drain: site.drain, finish });
  console.log(`${settings.siteName} is at ${urlOf(server, settings.host)}`);
  // So that the next start is quicker even if this process is killed.
  flushCompileCache();
  if (!isCold) await site.warm(WARM_PAUSE_MS);
}
