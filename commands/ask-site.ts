import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../app/database/database.server.ts";
import { readSettings } from "../app/site/settings.ts";

/**
 * Asks the built site for a page, without a database: what doesn't come from posts is the same with or without one, and none may be created
 * here.
 */
export async function askSite(path: string) {
  site ??= openBuiltSite();
  const { fetch, siteUrl } = await site;
  return fetch(new Request(siteUrl + path));
}

let site: ReturnType<typeof openBuiltSite> | undefined;

/** Everything is loaded here, because few commands need the whole site. */
async function openBuiltSite() {
  const [{ pino }, { buildWhenStale }, { loadFiles }] = await Promise.all([
    import("pino"),
    import("../server/build.ts"),
    import("../server/files.ts"),
  ]);
  await buildWhenStale();
  process.env.NODE_ENV = "production";
  const { createSite }: typeof import("../server/site.ts") = await import("../build/server/index.js" as string);
  const settings = readSettings(process.env);
  const database = openDatabase({ dataDir: join(tmpdir(), randomUUID()), databaseUrl: undefined });
  const { fetch } = createSite({
    settings,
    now: () => new Date(),
    database,
    log: pino({ level: "silent" }),
    files: loadFiles("build/client", settings),
  });
  return { fetch: async (request: Request) => fetch(request), siteUrl: settings.siteUrl };
}
