// A PostgreSQL server for the tests: the one in TEST_DATABASE_URL, or else one started in a temporary folder, or else none.

import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { freePort } from "../../app/terminal/free-port.ts";
import { installOnDebian } from "./debian.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Empty if there's no server: the PostgreSQL tests are then skipped, and say so. */
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject) {
  const server = process.env.TEST_DATABASE_URL ? { url: process.env.TEST_DATABASE_URL, stop: () => {} } : await startPostgres();
  if (!server && process.env.CI === "true") throw new Error(`CI may not skip PostgreSQL: ${NO_POSTGRES}`);
  if (!server) console.log(`The PostgreSQL half of the data tests is skipped: ${NO_POSTGRES}`);
  project.provide("postgresUrl", server?.url ?? "");
  return () => server?.stop();
}

const NO_POSTGRES = "no PostgreSQL was found. Install postgresql, or set TEST_DATABASE_URL.";

/** Describes the server the tests will use. */
export async function findPostgres(): Promise<{ version: string } | { missing: string }> {
  if (process.env.TEST_DATABASE_URL) return { version: "the one that TEST_DATABASE_URL names" };
  const programs = await findPrograms();
  if (!programs) return { missing: NO_POSTGRES };
  return { version: execFileSync(join(programs, "postgres"), ["--version"], { encoding: "utf8" }).replace(/.*\) /, "").trim() };
}

/** Undefined if PostgreSQL isn't installed. Its data goes in a new folder unless an empty one is given. */
export async function startPostgres(folder = mkdtempSync(join(tmpdir(), "peakworks-postgres-"))) {
  const programs = await findPrograms();
  if (!programs) return undefined;
  const owner = ownerFor(folder);
  const initial = ["-D", folder, "-U", "test", "-A", "trust", "-N", "-E", "UTF8", "--locale=C", "--wal-segsize=1"];
  execFileSync(join(programs, "initdb"), initial, { ...owner, cwd: folder, stdio: "ignore" });
  const port = await freePort();
  // Nothing lives long enough to be vacuumed, and hundreds of databases would be looked at every minute.
  const settings = ["autovacuum=off", "listen_addresses=127.0.0.1", "unix_socket_directories="].flatMap((setting) => ["-c", setting]);
  const options = ["-D", folder, "-p", String(port), "-F", ...settings];
  const run = () => spawn(join(programs, "postgres"), options, { ...owner, cwd: folder, stdio: "ignore" });
  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  let child = run();
  await untilReady(url);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const end = async (signal: "SIGINT" | "SIGKILL") => {
    const ended = isRunning() && new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
  };
  return {
    url,
    pid: () => child.pid ?? 0,
    kill: () => end("SIGKILL"),
    /** Restarts it after it was killed or exited. */
    runAgain: async () => {
      if (!isRunning()) child = run();
      await untilReady(url, 200, () => {
        // Leftovers of the killed server may keep it from starting for a moment.
        if (!isRunning()) child = run();
      });
    },
    stop: async () => {
      await end("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function findPrograms() {
  if (!programsHere()) await installOnDebian("the data tests on PostgreSQL", ["postgresql"]);
  return programsHere();
}

function programsHere() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort().reverse() : [];
  const folders = [...versions.map((version) => join(debian, version, "bin")), ...(process.env.PATH ?? "").split(":")];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}

/** PostgreSQL refuses to run as root. */
function ownerFor(folder: string) {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  const owner = { uid: id("-u"), gid: id("-g") };
  chownSync(folder, owner.uid, owner.gid);
  return owner;
}

async function untilReady(url: string, tries = 200, beforeNext = () => {}): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    beforeNext();
    return untilReady(url, tries - 1, beforeNext);
  }
}
