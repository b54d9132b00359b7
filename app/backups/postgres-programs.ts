import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { BackupProblem } from "./backup-problem.ts";

const DEBIAN = "/usr/lib/postgresql";

/** Parameter names in a connection URL, and their environment variables for PostgreSQL's programs. */
const PARAMETERS = {
  host: "PGHOST",
  port: "PGPORT",
  user: "PGUSER",
  password: "PGPASSWORD",
  dbname: "PGDATABASE",
  options: "PGOPTIONS",
  sslmode: "PGSSLMODE",
  sslrootcert: "PGSSLROOTCERT",
  sslcert: "PGSSLCERT",
  sslkey: "PGSSLKEY",
};

type Program = "pg_dump" | "pg_restore";

/** The one on PATH, or else the newest one Debian installed, which isn't on PATH. */
export function findProgram(name: Program, path = process.env.PATH ?? "", debian = DEBIAN) {
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [...path.split(delimiter).filter(Boolean), ...versions.map((version) => join(debian, version, "bin"))];
  const found = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (!found) throw new BackupProblem(`${name} is not installed: install PostgreSQL's client programs (on Debian: postgresql-client).`);
  return found;
}

/** Passes the server and credentials through the environment, because anyone on the machine can read a command line. */
export function environmentFor(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const given = {
    host: decodeURIComponent(url.hostname),
    port: url.port,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    dbname: decodeURIComponent(url.pathname.slice(1)),
    ...Object.fromEntries(url.searchParams),
  } as Record<string, string>;
  const set = Object.entries(PARAMETERS).filter(([name]) => given[name]);
  return { ...process.env, ...Object.fromEntries(set.map(([name, variable]) => [variable, given[name]])) };
}

/** Streams what a program prints. Its error output becomes one sentence. */
export async function* outputOf(name: Program, values: string[], env: NodeJS.ProcessEnv = process.env): AsyncGenerator<string> {
  // Forces English, because we parse the output.
  const child = spawn(findProgram(name), values, { env: { ...env, LC_ALL: "C" }, stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "close");
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (chunk) => {
    errors += chunk;
  });
  yield* child.stdout.setEncoding("utf8");
  const [code] = await ended;
  if (code !== 0) throw new BackupProblem(sentenceFor(name, errors));
}

function sentenceFor(name: Program, errors: string) {
  const [, server, own] = /server version: (\S+).*; pg_dump version: (\S+)/.exec(errors) ?? [];
  if (server) return `pg_dump ${own} is older than the server, which is ${server}: install the client programs of that version.`;
  if (/No space left on device/.test(errors)) return "There is no room left on the disk.";
  if (/unsupported version \(/.test(errors)) return "The file was made by a newer pg_dump: install newer client programs of PostgreSQL.";
  if (/lock timeout|could not obtain lock/.test(errors))
    return "The database is locked by another program: try again when that has finished.";
  const [, said = "it failed"] = /error: (.*)/.exec(errors) ?? [];
  return `${name} says: ${said.replace(/\.$/, "")}.`;
}
