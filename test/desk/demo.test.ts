import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { openDatabase } from "../../app/database/database.server.ts";
import { fillDemo } from "../../app/desk/demo/fill-demo.server.ts";
import { DELETE_PERSON_PATH, REMOVE_POST_PATH, SHELL } from "../../app/desk/rules/paths.ts";
import { STAGES } from "../../app/people/catalog.ts";
import routes from "../../app/routes.ts";
import { pageAt } from "../../app/site/pages.ts";
import { request, settings } from "../harness/booking-example.ts";
import { textOf } from "../harness/html.ts";
import { peakworks } from "../harness/peakworks.ts";
import { openSiteWithTables } from "../harness/site.ts";
import { folderWithTables } from "../harness/tables.ts";

let child: ReturnType<typeof spawn> | undefined;
afterEach(() => child?.kill("SIGKILL"));

/** Every page of the desk that needs neither an ID nor something to delete. */
const PAGES = (routes.find(({ id }) => id === SHELL)?.children ?? [])
  .flatMap(({ path = "" }) => (path.includes(":") ? [] : [path ? `/desk/${path}` : "/desk"]))
  .filter((path) => path !== DELETE_PERSON_PATH && path !== REMOVE_POST_PATH);

function startDemo() {
  const folder = mkdtempSync(join(tmpdir(), "peakworks-"));
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const started = spawn(process.execPath, ["commands/peakworks.ts", "desk", "demo"], {
    env: { PATH, NODE_COMPILE_CACHE, TMPDIR: folder, SMTP_URL: "smtp://127.0.0.1:1", WORK_HOURS: "Mon 9:00-10:00" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed = { out: "", errors: "" };
  started.stdout.on("data", (chunk) => {
    printed.out += chunk;
  });
  started.stderr.on("data", (chunk) => {
    printed.errors += chunk;
  });
  child = started;
  return { started, folder, printed, ended: once(started, "close") };
}

test("the demo opens every room by the address it prints, and leaves nothing behind", async () => {
  const { started, folder, printed, ended } = startDemo();
  const link = await new Promise<URL>((resolve, reject) => {
    started.stdout.on("data", () => {
      const found = /http:\/\/localhost:\d+\/desk\/enter\?token=[\w-]{43}/.exec(printed.out)?.[0];
      if (found) resolve(new URL(found));
    });
    ended.then(() => reject(new Error(printed.errors)));
  });
  // Whichever of its addresses localhost is first, the demo listens on this one.
  const origin = `http://127.0.0.1:${link.port}`;
  expect((await fetch(origin + link.pathname + link.search)).status).toBe(200);
  const entered = await fetch(`${origin}/desk/enter`, {
    method: "POST",
    body: new URLSearchParams({ token: link.searchParams.get("token") ?? "" }),
    headers: { "sec-fetch-site": "same-origin" },
    redirect: "manual",
  });
  expect(entered.status).toBe(303);
  const cookie = entered.headers.get("set-cookie")?.split(";")[0] ?? "";
  const read = async (path: string) => {
    const answer = await fetch(origin + path, { headers: { cookie }, redirect: "manual" });
    expect(answer.status, path).toBe(200);
    return textOf(await answer.text());
  };
  for (const page of PAGES) expect((await read(page)).length, page).toBeGreaterThan(150);
  expect(PAGES).toContain("/desk/house/readers");
  const calls = await read("/desk/calls");
  for (const state of [
    "needs an answer",
    "answer is late",
    "waits for their click",
    "other times offered",
    "confirmed",
    "canceled",
    "declined",
    "junk",
    "you talked",
    "no-show",
    "never confirmed",
  ])
    expect(calls, state).toContain(state);
  expect(await read("/desk/house")).toMatch(/11 readers, and 3 who.*\d emails didn't arrive.*The last one is from yesterday/);
  expect(await read("/desk/posts")).toContain("A made-up draft for the demo");
  expect(await read("/desk")).not.toContain("Nothing waits for you.");
  // Neither its store nor its emails are anywhere else.
  const stores = readdirSync(folder).filter((name) => name.startsWith("peakworks-demo-"));
  expect(stores).toHaveLength(1);
  // Pressed twice, it may end faster, but not without cleaning up.
  started.kill("SIGINT");
  started.kill("SIGINT");
  expect((await ended)[0]).toBe(0);
  expect(existsSync(join(folder, stores[0] ?? ""))).toBe(false);
}, 90_000);

test("the demo doesn't start beside a store that is named", async () => {
  const none = { dataDir: "", databaseUrl: undefined };
  for (const named of [{ dataDir: "/nowhere" }, { databaseUrl: "postgres://127.0.0.1/real" }]) {
    const folder = mkdtempSync(join(tmpdir(), "peakworks-"));
    expect(await peakworks({ ...none, ...named }, ["desk", "demo"], { TMPDIR: folder })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("never touches a real one"),
    });
    expect(readdirSync(folder)).toEqual([]);
  }
});

test("a store that has a call isn't filled", async () => {
  const place = await folderWithTables();
  const site = await openSiteWithTables({ database: openDatabase(place), env: { RATE_LIMIT: "off" } });
  await site.post("/contact", new URLSearchParams({ ...request, website: "" }));
  const demo = { database: site.database, now: new Date("2026-11-16T12:00:00Z"), settings: { ...settings, ...place } };
  await expect(fillDemo(demo)).rejects.toThrow("only fills an empty one");
  expect(await site.database.selectFrom("bookings").select("id").execute()).toHaveLength(1);
});

test.each(["2026-11-15T04:30:00Z", "2027-01-01T05:00:00Z"])("it can be filled at any time, like %s", async (moment) => {
  const place = await folderWithTables();
  const database = openDatabase(place);
  await fillDemo({ database, now: new Date(moment), settings: { ...settings, ...place } });
  const states = await database.selectFrom("bookings").select(["status", "endReason", "outcome"]).distinct().execute();
  expect(states.length).toBeGreaterThan(7);
  const stages = await database.selectFrom("people").select("stage").distinct().execute();
  expect(stages.map(({ stage }) => stage).sort()).toEqual(STAGES.toSorted());
  const viewed = await database.selectFrom("counts").select("name").distinct().where("what", "=", "view").execute();
  expect(viewed.map(({ name }) => pageAt(name)?.path)).toEqual(viewed.map(({ name }) => name));
  const outside = await database.selectFrom("people").select("email").where("email", "not like", "%@example.com").execute();
  expect(outside).toEqual([]);
  await database.destroy();
});
