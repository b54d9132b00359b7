import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pino } from "pino";
import { type Database, openDatabase } from "../../app/database/database.server.ts";
import { readSettings, type Settings } from "../../app/site/settings.ts";
import type { DrawSharePicture } from "../../app/site/share-picture.ts";
import type { StudioFacts } from "../../app/site/studio/studio.ts";
import { loadFiles } from "../../server/files.ts";
import { securityHeaders } from "../../server/headers.ts";
import { picturesInProcess } from "../../server/make-pictures.ts";
import type { Quality } from "../../server/stored-response.ts";
import { checkAgainstApi, checkSent } from "./api.ts";
import { folderWithTables } from "./tables.ts";

const built: typeof import("../../server/site.ts") = await import(resolve("build/server/index.js"));

const makePicture = picturesInProcess();

/** Settings of a site that's ready for visitors and has no warnings. */
export const LIVE = { SMTP_URL: "smtp://127.0.0.1:1", CONTACT_EMAIL: "hello@ridge.example", PRIVACY_EMAIL: "privacy@ridge.example" };

type Counting = NonNullable<Parameters<typeof built.createSite>[0]["counting"]>;

type Given = {
  env?: Record<string, string>;
  now?: () => Date;
  database?: Database;
  drawSharePicture?: DrawSharePicture;
  studio?: StudioFacts;
  mostQuality?: Quality;
  counting?: Counting;
};

/** The built site as a function, without a socket. `lines` is what it logged. Its database is empty unless one is given. */
export function openSite(given: Given = {}) {
  const {
    env = {},
    now = () => new Date("2026-11-15T12:00:00Z"),
    database = emptyDatabase(),
    drawSharePicture,
    studio,
    mostQuality = 4,
    counting,
  } = given;
  const settings = settingsFor(env, studio);
  const lines: Record<string, unknown>[] = [];
  // Without timestamps, because a test that looks for a visitor's phone number would sometimes find it in one.
  const log = pino({ base: undefined, timestamp: false }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const site = built.createSite({
    settings,
    now,
    log,
    database,
    files: filesFor(settings),
    version: "version 0 (test)",
    makePicture,
    mostQuality,
    ...(drawSharePicture && { drawSharePicture }),
    ...(counting && { counting }),
  });
  /** Every test's requests and answers are also checked against /openapi.json. */
  const ask = (path: string, init: RequestInit) => {
    const request = new Request(settings.siteUrl + path, init);
    const answer = site.fetch(request);
    // From memory: a file or a kept page.
    if (answer instanceof Response) return answer;
    return answer.then(async (made) => {
      await checkAgainstApi(request, made);
      checkSent(path, made.status, init.body);
      return made;
    });
  };
  const get = (path: string, headers: Record<string, string> = {}) => ask(path, { headers });
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) => ask(path, { method: "POST", body, headers });
  return { ...site, settings, lines, get, post, database, askSite: async (path: string) => get(path) };
}

const known = new Map<string, Readonly<Settings>>();

/** One object for the same environment: the index of the assistants' search is kept by it, and takes longer to make than most tests. */
function settingsFor(env: Record<string, string>, studio: StudioFacts | undefined) {
  const read = readSettings({ SITE_URL: "https://www.peakworks.example", SECRET: "a secret of the tests, long enough", ...env });
  const key = JSON.stringify([env, studio]);
  const settings = known.get(key) ?? Object.freeze({ ...read, studio: studio ?? read.studio });
  known.set(key, settings);
  return settings;
}

const loaded = new Map<string, ReturnType<typeof loadFiles>>();

/** Most tests have the same, and reading them takes longer than most tests. */
function filesFor(settings: Settings) {
  const key = JSON.stringify(securityHeaders(settings));
  const files = loaded.get(key) ?? loadFiles("build/client", settings);
  loaded.set(key, files);
  return files;
}

/** Opened on first use, because most tests never query it. */
function emptyDatabase() {
  return openDatabase({ dataDir: mkdtempSync(join(tmpdir(), "peakworks-")), databaseUrl: undefined });
}

/** The site with tables, for tests that store something. A given database has them already. */
export async function openSiteWithTables(given: Given = {}) {
  return openSite({ database: given.database ?? openDatabase(await folderWithTables()), ...given });
}
