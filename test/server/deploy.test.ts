import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, matchesGlob, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { openDatabase, sqliteFile } from "../../app/database/database.server.ts";
import { migrate } from "../../app/database/migrations.server.ts";
import { HOUR_MS } from "../../app/time/durations.ts";
import { newFolder } from "../harness/databases.ts";

const read = (file: string) => readFileSync(file, "utf8");
const compose = (file: string) => parse(read(`deploy/${file}`), { merge: true });
const SETTINGS = [...new Set([...read("app/site/settings.ts").matchAll(/read\("([A-Z_]+)"/g)].map(([, name = ""]) => name))].sort();
/** Not settings of ours: the first is read by PostgreSQL's own library. */
const OTHERS = ["PGPASSWORD"];

describe("every setting", () => {
  test("is passed on by compose", () => {
    const { environment } = compose("site.yaml").services.site;
    expect(Object.keys(environment).sort()).toEqual([...SETTINGS, ...OTHERS].sort());
    // What isn't fixed for containers comes from the variable of the same name.
    const fixed = Object.entries(environment).filter(([name, value]) => !String(value).startsWith(`\${${name}:`));
    expect(Object.fromEntries(fixed)).toEqual({ PORT: "3000", HOST: "0.0.0.0", DATA_DIR: "/data" });
  });

  test("is in the sample env file, set or with its default", () => {
    const listed = [...read("deploy/peakworks.env.example").matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = ""]) => name);
    expect(listed.sort()).toEqual([...SETTINGS, ...OTHERS].sort());
  });
});

describe("the compose files", () => {
  test.each(["compose.yaml", "compose.sqlite.yaml"])("%s starts every process of the site from what they share, with a backup", (file) => {
    const { services } = compose(file);
    const own = Object.entries<Record<string, unknown>>(services).filter(([name]) => /^app|backup/.test(name));
    for (const [name, { extends: base }] of own)
      expect(base).toEqual({ file: "site.yaml", service: name === "backup" ? "backup" : "site" });
    expect(own.map(([name]) => name)).toContain("backup");
    expect(compose("site.yaml").services.backup.command).toEqual(["sh", "deploy/daily-backup.sh"]);
  });

  test("no password is part of an address, where some characters would break it", () => {
    const { services } = compose("compose.yaml");
    for (const name of ["app-1", "app-2", "backup"])
      expect(services[name].environment).toEqual({
        DATABASE_URL: "postgres://peakworks@database:5432/peakworks",
        PGPASSWORD: expect.stringMatching(/^\$\{POSTGRES_PASSWORD:\?/),
      });
    expect(Object.keys(compose("compose.sqlite.yaml").services)).toEqual(["app", "backup"]);
  });

  test("every volume is declared, and all of them see the backups", () => {
    for (const file of ["compose.yaml", "compose.sqlite.yaml"]) {
      const { services, volumes } = compose(file);
      const used = Object.values<{ volumes?: string[] }>(services).flatMap(({ volumes = [] }) =>
        volumes.map((volume) => volume.split(":")[0] ?? ""),
      );
      expect(used.filter((name) => /^\w/.test(name) && !(name in volumes))).toEqual([]);
    }
    for (const name of ["app-1", "app-2", "backup"])
      expect(compose("compose.yaml").services[name].volumes).toContain("backups:/data/backups");
  });
});

test("the Dockerfile stands in the root, and copies and runs only what exists", () => {
  const lines = read("Dockerfile").replaceAll("\\\n", " ").split("\n");
  const steps = lines.filter((line) => line && !line.startsWith("#")).map((line) => line.split(" "));
  const known = ["FROM", "WORKDIR", "COPY", "RUN", "ARG", "ENV", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "CMD"];
  expect(steps.map(([step]) => step).filter((step) => !known.includes(step ?? ""))).toEqual([]);
  const copied = steps.filter(([step, next]) => step === "COPY" && !next?.startsWith("--")).flatMap((words) => words.slice(1, -1));
  for (const name of copied) expect(readdirSync(".").includes(name) || name === ".").toBe(true);
  const { scripts } = JSON.parse(read("package.json"));
  for (const [, script = ""] of read("Dockerfile").matchAll(/npm run (\w+)/g)) expect(scripts).toHaveProperty(script);
  expect(JSON.parse(lines.find((line) => line.startsWith("CMD "))?.slice(4) ?? "")).toEqual([
    "node",
    "--min-semi-space-size=8",
    "--max-semi-space-size=8",
    "server/start.ts",
  ]);
});

describe("secrets, certificates and data", () => {
  const PRIVATE = [
    ".env",
    ".env.local",
    "deploy/.env",
    "deploy/.env.production",
    "deploy/certificates/fullchain.pem",
    "deploy/certificates/privkey.pem",
    "deploy/certificates/other",
    "server.key",
    "deploy/tls/site.key",
    "var/secret",
    "var/peakworks.sqlite-wal",
    "var/backups/peakworks-1.dump",
    "backups/peakworks-1.sqlite",
    "today.sqlite",
    "deploy/today.dump",
  ];
  const PUBLIC = ["deploy/peakworks.env.example", "app/backups/backups.ts", "app/site/secret.ts", "setup/env-file.mjs", "Dockerfile"];

  test("are ignored by git", () => {
    const folder = mkdtempSync(join(tmpdir(), "peakworks-git-"));
    execFileSync("git", ["init", "--quiet", folder]);
    copyFileSync(".gitignore", join(folder, ".gitignore"));
    const { stdout } = spawnSync("git", ["check-ignore", ...PRIVATE, ...PUBLIC], { cwd: folder, encoding: "utf8" });
    expect(stdout.trim().split("\n")).toEqual(PRIVATE);
  });

  test("don't get into the image", () => {
    const patterns = read(".dockerignore").trim().split("\n");
    // A pattern covers what is below it. Docker has no other rule that is used here.
    const isLeftOut = (path: string) => patterns.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`));
    expect(patterns.filter((pattern) => pattern.startsWith("!"))).toEqual([]);
    expect([...PRIVATE, ...PUBLIC].filter(isLeftOut)).toEqual(PRIVATE);
  });
});

describe("the daily backup", () => {
  /** One round: instead of an hour's sleep, the script ends with 7. */
  function round(dataDir: string) {
    const folder = mkdtempSync(join(tmpdir(), "peakworks-path-"));
    writeFileSync(join(folder, "sleep"), '#!/bin/sh\n[ "$1" = 3600 ] && exit 7\n');
    chmodSync(join(folder, "sleep"), 0o755);
    const env = { PATH: `${folder}:${process.env.PATH}`, DATA_DIR: dataDir, DATABASE_URL: "" };
    return spawnSync("sh", [resolve("deploy/daily-backup.sh")], { cwd: tmpdir(), env, encoding: "utf8", timeout: 60_000 });
  }

  test("makes one when there is none from today, and a failure shows", async () => {
    const { dataDir } = await newFolder();
    const backups = () => readdirSync(join(dataDir, "backups"));
    expect(round(dataDir)).toMatchObject({ status: 1, stderr: expect.stringContaining("There is no database") });
    const database = openDatabase({ dataDir, databaseUrl: undefined });
    await migrate(database, new Date());
    await database.destroy();
    expect(round(dataDir)).toMatchObject({ status: 7, stdout: expect.stringContaining("read through and complete") });
    const [first = "", ...others] = backups();
    expect(others).toEqual([]);
    expect(round(dataDir)).toMatchObject({ status: 7, stdout: "" });
    expect(backups()).toEqual([first]);
    const yesterday = new Date(Date.now() - 23.5 * HOUR_MS);
    utimesSync(join(dataDir, "backups", first), yesterday, yesterday);
    expect(round(dataDir).status).toBe(7);
    expect(backups()).toHaveLength(2);
    for (const name of backups()) utimesSync(join(dataDir, "backups", name), yesterday, yesterday);
    writeFileSync(sqliteFile(dataDir), "noise");
    expect(round(dataDir)).toMatchObject({ status: 1, stderr: expect.stringContaining("is damaged") });
  });
});
