import { readFileSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { openDatabase } from "../../app/database/database.server.ts";
import { migrate } from "../../app/database/migrations.server.ts";
import { tryLogin } from "../../app/mail/sender.ts";
import { newFolder } from "../harness/databases.ts";
import { peakworks } from "../harness/peakworks.ts";
import { startPostgres } from "../harness/postgres.ts";
import { openSite } from "../harness/site.ts";

const PASSWORD = `p/w@#%? "it's" $HOME \\ & = + ; : [x] %2F end`;

describe.skipIf(!inject("postgresUrl"))("a PostgreSQL password with any character", () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let address: URL;

  // The shared server trusts everybody, so this one asks this role for its password.
  beforeAll(async () => {
    server = await startPostgres();
    if (!server) throw new Error("PostgreSQL was there a moment ago.");
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(`create role nasty login password ${client.escapeLiteral(PASSWORD)}`);
    await client.query("create database nasty owner nasty");
    const { rows } = await client.query("show hba_file");
    const file: string = rows[0].hba_file;
    writeFileSync(file, `host all nasty 127.0.0.1/32 scram-sha-256\n${readFileSync(file, "utf8")}`);
    await client.query("select pg_reload_conf()");
    await client.end();
    address = new URL(server.url);
    address.username = "nasty";
    address.pathname = "/nasty";
  }, 120_000);
  afterAll(() => server?.stop());

  test("works for the site, a backup and a restore, by PGPASSWORD and in the address", async () => {
    const apart = { DATABASE_URL: address.href, PGPASSWORD: PASSWORD };
    const inside = { DATABASE_URL: address.href.replace("nasty@", `nasty:${encodeURIComponent(PASSWORD)}@`), PGPASSWORD: "" };
    const database = openDatabase({ dataDir: "", databaseUrl: inside.DATABASE_URL });
    onTestFinished(() => database.destroy());
    await migrate(database, new Date());
    const site = openSite({ database });
    expect(await (await site.get("/health/ready")).text()).not.toContain("database");
    for (const env of [apart, inside]) {
      const { dataDir } = await newFolder();
      const run = (...words: string[]) => peakworks({ dataDir, databaseUrl: env.DATABASE_URL }, words, { PGPASSWORD: env.PGPASSWORD });
      expect(await run("bookings", "list")).toMatchObject({ code: 0 });
      expect(await run("backup", "create", `${dataDir}/a.dump`)).toMatchObject({ code: 0, stderr: "" });
      expect(await run("backup", "restore", `${dataDir}/a.dump`, "--yes")).toMatchObject({ code: 0, stderr: "" });
    }
    const wrong = await peakworks({ dataDir: "", databaseUrl: address.href }, ["bookings", "list"], { PGPASSWORD: "wrong" });
    expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining("the password is wrong") });
  });
});

test("a mail server's password with any character works percent-encoded", async () => {
  const given: unknown[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) => {
      given.push([username, password]);
      done(null, { user: username });
    },
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => new Promise<void>((done) => server.close(done)));
  const { port } = server.server.address() as AddressInfo;
  await tryLogin(`smtp://calls%40ridge.example:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`);
  expect(given).toEqual([["calls@ridge.example", PASSWORD]]);
});
