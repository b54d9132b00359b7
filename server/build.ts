import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { alone } from "../setup/alone.mjs";
import { compress } from "./stored-response.ts";

const SOURCES = ["app", "server", "public", "package-lock.json", "react-router.config.ts", "tsconfig.json", "vite.config.ts"];
const STAMP = "build/stamp";
const PARTS = ["build/client", "build/server/index.js", "build/server/assets/share-card.js"];
const SHRINKS = [".css", ".ico", ".js", ".json", ".svg", ".txt", ".webmanifest"];

type Run = (program: string, options: string[], settings: object) => Promise<number | null>;

/** Builds the site if a source has changed since the last build. If several processes start, one builds and the others wait for it. */
export async function buildWhenStale() {
  const wanted = hashOfSources();
  const isFresh = () => [STAMP, ...PARTS].every((path) => existsSync(path)) && readFileSync(STAMP, "utf8") === wanted;
  if (isFresh()) return;
  await alone({ lock: ".building", doing: "building the site", isDone: isFresh, work: (run: Run) => build(run, wanted) });
}

async function build(run: Run, wanted: string) {
  console.error("Building the site …");
  // Removed until the build is complete, so half a build can't pass for the old one.
  rmSync(STAMP, { force: true });
  const status = await run(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "error"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) throw new Error("The site could not be built: see the message above.");
  await compressFiles("build/client");
  writeFileSync(STAMP, wanted);
}

/** A name for this build, for files that are generated from it and stored. */
export function buildName() {
  return readFileSync(STAMP, "utf8").slice(0, 12);
}

function hashOfSources() {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap(filesUnder).filter((file) => !file.includes(".test."))) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

async function compressFiles(folder: string) {
  const files = filesUnder(folder).filter((file) => SHRINKS.includes(extname(file)));
  await Promise.all(
    files.map(async (file) => {
      const { br, gzip } = await compress(new Uint8Array(readFileSync(file)), 11);
      if (br) writeFileSync(`${file}.br`, br);
      if (gzip) writeFileSync(`${file}.gz`, gzip);
    }),
  );
}

function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
