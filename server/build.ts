import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { compress } from "./stored-answer.ts";

const SOURCES = ["app", "server", "public", "package-lock.json", "react-router.config.ts", "vite.config.ts"];
const STAMP = "build/stamp";
const SHRINKS = [".css", ".ico", ".js", ".json", ".svg", ".txt", ".webmanifest"];

/** Builds the site when a source has changed since the last build. */
export async function buildWhenStale() {
  const wanted = hashOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return;
  console.log("Building the site …");
  const build = spawnSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "error"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (build.status !== 0) throw new Error("The site could not be built: see the message above.");
  await compressFiles("build/client");
  writeFileSync(STAMP, wanted);
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
