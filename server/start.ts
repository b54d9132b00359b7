import type { IncomingMessage } from "node:http";
import { flushCompileCache } from "node:module";
import { join } from "node:path";
import { startBusyRefresh } from "../app/booking/busy/refresh-when-due.ts";
import { openDatabase } from "../app/database/database.server.ts";
import { createSender } from "../app/mail/sender.ts";
import { prepareDataDir } from "../app/site/data-dir.ts";
import { logFailure } from "../app/site/failure.ts";
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
import { createPreparation } from "./preparation.ts";
import { storedSharePictures } from "./share-pictures.ts";
import { withPhotos } from "./studio-photos.ts";

/** All pages are made within half a minute of a start. */
const WARM_PAUSE_MS = 100;
/** For tests, which start many and ask each for a page or two, and for the demo: makes none ahead, and none for long. */
const isCold = process.argv.includes("--cold");

try {
  await start();
} catch (error) {
  end(error);
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
  const preparation = createPreparation({ database, log, now, timeZone: settings.timeZone, end });
  // Pages need no database: if it's down, the background work keeps trying, and bookings wait for it.
  await preparation.migrate().then(
    () => preparation.fill(),
    (error) => logFailure(log, error, "the database could not be prepared"),
  );
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
    problemsSinceStart: () => [...preparation.problems(), ...(forwarded.isSeen() ? [FORWARDED] : [])],
  });
  const count = (incoming: IncomingMessage, status: number) => counting.seen(incoming, status, site.foundNothing(incoming));
  const server = await listen({ ...site, watch: forwarded.watch, count }, settings.port, settings.host);
  const stopWorker = startBackgroundWork({
    database,
    send: createSender(settings, { draw: drawSharePicture }),
    post: createWebhookSender(settings),
    log,
    now,
    preparation,
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

function end(error: unknown) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
