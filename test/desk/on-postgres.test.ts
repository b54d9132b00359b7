import { describe, expect, inject, onTestFinished, test } from "vitest";
import { openDatabase } from "../../app/database/database.server.ts";
import { fillDemo } from "../../app/desk/demo/fill-demo.server.ts";
import { deskRoutes } from "../../app/desk/desk-routes.ts";
import { SHELL } from "../../app/desk/rules/paths.ts";
import { newFolder, type Place, postgresWithTables } from "../harness/databases.ts";
import { openDesk, signIn } from "../harness/desk.ts";
import { attributes, textOf } from "../harness/html.ts";
import { peakworks } from "../harness/peakworks.ts";
import { insertPosts } from "../harness/post-example.ts";
import { folderWithTables } from "../harness/tables.ts";

const COMMANDS = [
  "bookings list",
  "bookings export",
  "bookings junk --since 2000-01-01",
  "calendar list",
  "calendar show",
  "calendar hours",
  "people list",
  "people list --due",
  "people list --csv",
  "people list --json",
  "people show demo-1@",
  "leads list",
  "leads export",
  "subscribers list",
  "subscribers export",
  "subscribers remove demo-reader-1@example.com",
  "subscribers digest",
  "mail list --all",
  "webhooks list",
  "posts list",
  "posts schedule",
  "posts export faster-estimates",
  "privacy export demo-1@example.com",
  "privacy delete demo-1@example.com",
  "report",
  "report --json",
  "desk log",
];
/** Weeks, stages and days that a page links to, which differ less than people and calls do. */
const OF_EACH = 3;

// Fifty commands, each in a process of its own, and a hundred pages: on a busy machine two minutes aren't enough.
describe.skipIf(!inject("postgresUrl"))("the demo on PostgreSQL", { timeout: 300_000 }, () => {
  test("says the same as on SQLite, on every page of the desk and in every command that only reads", async () => {
    const [sqlite, postgres] = [await everythingSaid(await folderWithTables()), await everythingSaid(await postgresWithTables())];
    for (const [where, words] of Object.entries(sqlite)) expect(postgres[where], where).toEqual(words);
    expect(Object.keys(postgres)).toEqual(Object.keys(sqlite));
    const rooms = deskRoutes.find(({ id }) => id === SHELL)?.children?.flatMap(({ path = "" }) => (path.includes(":") ? [] : path)) ?? [];
    expect(Object.keys(sqlite)).toEqual(expect.arrayContaining(rooms.map((path) => `/desk/${path}`.replace(/\/$/, ""))));
  });
});

async function everythingSaid(store: Place) {
  const place = { ...store, dataDir: store.dataDir || (await newFolder()).dataDir };
  const database = openDatabase(place);
  onTestFinished(() => database.destroy());
  const site = await openDesk({ database, env: { RATE_LIMIT: "off", DATA_DIR: place.dataDir } });
  await fillDemo({ database, now: site.clock.now, settings: { ...site.settings, ...place, rateLimit: false } });
  await insertPosts(database, [{}, { slug: "second", category: "HVAC" }]);
  const browser = await signIn(site);
  const said: Record<string, string[]> = {};
  const add = (where: string, text: string) => {
    said[where] = [...(said[where] ?? []), ...wordsIn(text)].sort();
  };
  const links = new Set(["/desk"]);
  const visits = new Map<string, number>();
  for (const link of links) {
    const room = withoutIds(link)
      .replace(/\?.*/, "")
      .replace(/\d{4}-\d\d-\d\d/, "DAY");
    const visit = visits.get(room) ?? 0;
    if (visit === OF_EACH && withoutIds(link) === link) continue;
    visits.set(room, visit + 1);
    const answer = await browser.get(link);
    const body = await answer.text();
    const isPage = answer.headers.get("content-type")?.startsWith("text/html");
    add(room, `${answer.status} ${isPage ? textOf(body) : body}`);
    if (isPage) for (const found of attributes(body, /href="(\/desk[^"#]*)"/g)) links.add(found);
  }
  for (const command of COMMANDS) {
    const { code, stdout, stderr } = await peakworks(place, command.split(" "), { SITE_URL: site.settings.siteUrl });
    add(command, `${code} ${stdout} ${stderr}`);
  }
  return said;
}

/** Sorted, because what happened in the same moment may come in any order. */
function wordsIn(text: string) {
  return withoutIds(text)
    .replaceAll(/[\d.]+ [KM]B/g, "SIZE")
    .split(/\s+/);
}

function withoutIds(text: string) {
  return text.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, "ID");
}
