import { readSettings, usesExampleAddresses } from "../app/site/settings.ts";
import { buildWhenStale } from "./build.ts";
import { prepareDataDir } from "./data-dir.ts";
import { loadFiles } from "./files.ts";
import { addressOf, listen, stopOnSignal } from "./listen.ts";
import { createLog } from "./log.ts";

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start() {
  const settings = readSettings(process.env);
  prepareDataDir(settings.dataDir);
  await buildWhenStale();
  process.env.NODE_ENV = "production";
  const { createSite }: typeof import("./site.ts") = await import("../build/server/index.js" as string);
  const log = createLog(settings.logLevel);
  const site = createSite({ settings, log, now: () => new Date(), files: loadFiles("build/client", settings) });
  const server = await listen(site.fetch, settings.port, settings.host);
  stopOnSignal(server, site.drain);
  console.log(`${settings.siteName} is at ${addressOf(server, settings.host)}`);
  if (usesExampleAddresses(settings)) log.warn("CONTACT_EMAIL or PRIVACY_EMAIL is still the example address");
  await site.warm();
}
