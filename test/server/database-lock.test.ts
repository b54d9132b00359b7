import { readFileSync, statSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { backupFiles } from "../../app/backups/last-backup.ts";
import { openDatabase, sqliteFile } from "../../app/database/database.server.ts";
import { makeLink } from "../../app/desk/data/sign-in-links.server.ts";
import { BACKUPS_PATH } from "../../app/desk/rules/paths.ts";
import { readSettings } from "../../app/site/settings.ts";
import { openBrowser } from "../harness/desk.ts";
import { killAll, listening, start } from "../harness/server-process.ts";
import { folderOfStartedSite } from "../harness/tables.ts";

const OWNER = "owner@ridge.example";

afterEach(killAll);

// Without its lock another program that reads the file may delete the log that the site still writes to, and every later booking with it.
// Only the whole server shows it: there the desk's code is built, and the code that opens the database is not.
test.runIf(process.platform === "linux")("a backup at the desk leaves the running site its lock on the database", async () => {
  const { dataDir } = await folderOfStartedSite();
  const { child, port } = await listening(start({ DATA_DIR: dataDir, DESK: "on", AGENCY_EMAIL: OWNER }));
  const owner = await signIn(dataDir, `http://127.0.0.1:${port}`);
  const locks = () => locksOf(child.pid, sqliteFile(dataDir));
  expect(locks()).toBeGreaterThan(0);
  const made = await owner.press(BACKUPS_PATH, BACKUPS_PATH);
  expect([made.status, made.headers.get("location")]).toEqual([303, expect.stringContaining("said=")]);
  expect(backupFiles(dataDir)).toHaveLength(1);
  expect(locks()).toBeGreaterThan(0);
});

async function signIn(dataDir: string, address: string) {
  const ask = (path: string, options: RequestInit) => fetch(address + path, { redirect: "manual", ...options });
  const owner = openBrowser({
    get: (path, headers = {}) => ask(path, { headers }),
    post: (path, body, headers = {}) => ask(path, { method: "POST", body, headers }),
  });
  const database = openDatabase({ dataDir, databaseUrl: undefined });
  const settings = readSettings({ SITE_URL: address, AGENCY_EMAIL: OWNER });
  const link = new URL(await makeLink(database, OWNER, { now: new Date(), settings }));
  await database.destroy();
  await owner.get(link.pathname + link.search);
  await owner.post(link.pathname, { token: link.searchParams.get("token") ?? "" });
  return owner;
}

function locksOf(pid: number | undefined, file: string) {
  const lines = readFileSync("/proc/locks", "utf8").split("\n");
  return lines.filter((line) => line.includes(` ${pid} `) && line.includes(`:${statSync(file).ino} `)).length;
}
