import { execFile } from "node:child_process";
import { cpSync, existsSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { listBookings } from "../../app/booking/data/call-lists.server.ts";
import { addCall } from "../../app/booking/data/requests/added-calls.server.ts";
import { requestBooking } from "../../app/booking/data/requests/request-booking.server.ts";
import { listLeads } from "../../app/calculator/data/lead-lists.server.ts";
import type { Database } from "../../app/database/database.server.ts";
import { deliverDue } from "../../app/mail/delivery.server.ts";
import { createSender } from "../../app/mail/sender.ts";
import { queueDueDigest } from "../../app/newsletter/data/digest.server.ts";
import { listReaders } from "../../app/newsletter/data/readers.server.ts";
import { askToSubscribe } from "../../app/newsletter/data/subscribe.server.ts";
import { DAY_MS } from "../../app/time/durations.ts";
import { COMMANDS } from "../../commands/commands.ts";
import { now, request, settings } from "../harness/booking-example.ts";
import { describeOnBothEngines, newFolder } from "../harness/databases.ts";
import { lead } from "../harness/lead-example.ts";
import { peakworks } from "../harness/peakworks.ts";
import { askForPlan } from "../harness/people-example.ts";
import { insertPosts } from "../harness/post-example.ts";
import { postFiles } from "../harness/post-files.ts";

const book = (database: Database, changes: object = {}, moment = now) =>
  requestBooking(database, { ...request, ...changes }, { now: moment, settings });

const ask = (database: Database, changes: object = {}, moment = now) => askForPlan(database, moment, changes, settings);

const NAMES = Object.keys(COMMANDS);

test("--help lists every command, and each explains itself with an example", async () => {
  const place = await newFolder();
  const list = (await peakworks(place, ["--help"])).stdout;
  for (const name of NAMES) {
    expect(list).toContain(`  ${name} `);
    const help = (await peakworks(place, [name, "--help"])).stdout;
    expect(help).toMatch(new RegExp(`^./peakworks ${name}`));
    expect(help).toContain(`Example: ./peakworks ${name}`);
  }
});

test("every action is in its command's help, and in the list of commands", async () => {
  const list = (await peakworks(await newFolder(), ["--help"])).stdout;
  for (const [name, { load }] of Object.entries(COMMANDS)) {
    const { command } = await load();
    const about = list.split("\n").find((line) => line.startsWith(`  ${name} `));
    for (const action of Object.keys(command.actions).filter(Boolean)) {
      expect(command.help).toMatch(new RegExp(`^./peakworks ${name} ${action}\\b`, "m"));
      expect(about).toMatch(new RegExp(`\\b${action}\\b`));
    }
  }
});

test("the script runs from another folder, through a link and without npm, and prints nothing but its output", async () => {
  const { dataDir } = await newFolder();
  cpSync(`app/blog/posts/${postFiles[0]?.file}`, join(dataDir, "posts/one.md"));
  symlinkSync(resolve("peakworks"), join(dataDir, "pw"));
  const env = { PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, DATA_DIR: dataDir };
  const run = (...words: string[]) => promisify(execFile)(join(dataDir, "pw"), words, { cwd: dataDir, env });
  expect((await run("posts", "check", "posts")).stderr).toBe("The post is in order.\n");
  expect((await run("version")).stdout).toMatch(/^Peakworks \d+\.\d+\.\d+ \(.*\), Node \d/);
});

test("a wrong command, action or option is one sentence and exit code 2", async () => {
  const place = await newFolder();
  for (const [words, sentence] of [
    [[], "./peakworks COMMAND"],
    [["bookigns"], "There is no command bookigns."],
    [["bookings"], "./peakworks bookings list"],
    [["bookings", "lst"], "There is no 'lst' in ./peakworks bookings."],
    [["bookings", "list", "now"], "'now' is one word too many. Try --help."],
    [["bookings", "list", "--all"], "Unknown option '--all'. Try --help."],
  ] as const)
    expect(await peakworks(place, [...words])).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining(sentence) });
});

test("a command never creates a store: a wrong DATA_DIR is one sentence and exit code 2", async () => {
  const dataDir = join((await newFolder()).dataDir, "elsewhere");
  for (const words of [
    ["bookings", "list"],
    ["leads", "export"],
    ["mail", "list"],
    ["posts", "list"],
    ["privacy", "export", "a@b.co"],
    ["retention"],
  ])
    expect(await peakworks({ dataDir, databaseUrl: undefined }, words)).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining(`There is no database in ${dataDir}: set DATA_DIR`),
    });
  expect(existsSync(dataDir)).toBe(false);
  expect(await peakworks({ dataDir, databaseUrl: "postgres://x:hidden@127.0.0.1:1/calls" }, ["bookings", "list"])).toMatchObject({
    code: 2,
    stderr: "PostgreSQL calls at 127.0.0.1:1 can't be opened: nothing answers there. Is PostgreSQL running?\n",
  });
});

test("a store that can't be read is one sentence", async () => {
  const { dataDir } = await newFolder();
  writeFileSync(join(dataDir, "peakworks.sqlite"), "these are not the bytes of a database, however long it goes on ".repeat(40));
  expect(await peakworks({ dataDir, databaseUrl: undefined }, ["bookings", "list"])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("can't be opened: it isn't a database."),
  });
});

describeOnBothEngines("commands", ({ engine, newPlace, open }) => {
  async function opened() {
    const place = {
      ...(await newFolder()),
      ...(await newPlace().then(({ databaseUrl, dataDir }) => ({ databaseUrl, ...(dataDir && { dataDir }) }))),
    };
    return { place, database: await open(place) };
  }

  test("an ID that is none is one sentence, whichever command gets it", async () => {
    const { place, database } = await opened();
    await book(database);
    const env = { SITE_URL: settings.siteUrl };
    for (const words of [
      ...["mail", "webhooks"].flatMap((channel) => ["retry", "dismiss"].map((action) => [channel, action, "zzz"])),
      ["webhooks", "retry", "00000000-0000-4000-8000-000000000000"],
      ["bookings", "junk", "zzz"],
      ["bookings", "junk", "--network", "zzz"],
      ...["confirm", "decline", "cancel"].map((action) => ["bookings", action, "zzz"]),
      ["bookings", "move", "zzz", "2026-11-18", "9:30 AM"],
      ["bookings", "confirm", "0-0"],
    ]) {
      const { code, stdout, stderr } = await peakworks(place, words, env);
      expect([words, code, stdout]).toEqual([words, expect.toBeOneOf([1, 2]), ""]);
      expect(stderr).toMatch(/^(No |There are no |Which call)[^\n]*\n$/);
      expect(stderr).not.toContain("syntax");
    }
  });

  test("backup: --keep leaves the newest ones, and any files that aren't ours", async () => {
    const { place } = await opened();
    for (let i = 0; i < 3; i++) expect((await peakworks(place, ["backup", "create", "--keep", "2"])).code).toBe(0);
    const folder = join(place.dataDir, "backups");
    expect(readdirSync(folder)).toHaveLength(2);
    writeFileSync(join(folder, "peakworks-mine.sqlite"), "");
    expect((await peakworks(place, ["backup", "create", "--keep", "1"])).stderr.match(/^Deleted /gm)).toHaveLength(2);
    expect(readdirSync(folder)).toHaveLength(2);
    expect(await peakworks(place, ["backup", "create", "--keep", "none"])).toMatchObject({ code: 2, stdout: "" });
  });

  test("backup: --keep neither counts nor deletes one dated in the future", async () => {
    const { place } = await opened();
    const folder = join(place.dataDir, "backups");
    const create = async (keep: string) => {
      const { stdout } = await peakworks(place, ["backup", "create", "--keep", keep]);
      return stdout.match(/peakworks-[^/]*\.(sqlite|dump)/)?.[0] ?? "";
    };
    const ahead = (await create("1")).replace(/\d{4}/, "2099");
    writeFileSync(join(folder, ahead), "from the future");
    const made = await create("1");
    expect(readdirSync(folder)).toEqual([made, ahead]);
    expect([made, await create("2"), ahead]).toEqual(readdirSync(folder));
  });

  // Other tests run the queries of what follows on both engines.
  if (engine === "postgres") return;

  test("subscribers: a list, CSV that no spreadsheet runs, and a digest that can be sent now, once", async () => {
    const { place, database } = await opened();
    await askToSubscribe(database, "+1@ridge.example", { now, settings });
    expect((await peakworks(place, ["subscribers", "list"])).stdout).toBe("2026-11-15  pending  +1@ridge.example\n");
    expect((await peakworks(place, ["subscribers", "export"])).stdout).toContain(
      `"pending","'+1@ridge.example","2026-11-15T12:00:00.000Z",""\r\n`,
    );
    expect((await peakworks(place, ["subscribers", "digest"])).stderr).toContain("Nothing new");
    const past = new Date(Date.now() - 60_000);
    await database.updateTable("subscribers").set({ status: "confirmed", confirmedAt: past.toISOString() }).execute();
    await insertPosts(database, [{ publishedAt: new Date() }]);
    expect(await peakworks(place, ["subscribers", "digest"])).toMatchObject({
      code: 2,
      stdout: "New posts: 1. Readers: 1.\n",
      stderr: expect.stringContaining("Nothing was sent."),
    });
    expect(await database.selectFrom("digests").selectAll().where("finishedAt", "is", null).execute()).toEqual([]);
    expect(await peakworks(place, ["subscribers", "digest", "--yes"])).toMatchObject({ code: 0, stdout: "New posts: 1. Readers: 1.\n" });
    expect(await queueDueDigest(database, { now: new Date(), settings })).toBe(1);
    expect((await peakworks(place, ["subscribers", "digest"])).stderr).toContain("Nothing new");
  });

  test("privacy: a person's records are shown and deleted, and nobody else's", async () => {
    const { place, database } = await opened();
    await book(database, { email: "Sam@Ridge.example" });
    await book(database, { email: "kim@peak.example", selectedTime: "10:00 AM" });
    await ask(database, { email: "SAM@ridge.example" });
    await ask(database);
    for (const email of ["sam@Ridge.example", "kim@pipe.example"]) await askToSubscribe(database, email, { now, settings });
    await deliverDue(database, { send: createSender({ ...settings, dataDir: place.dataDir }), now: () => now });
    expect(JSON.parse((await peakworks(place, ["privacy", "export", "sam@ridge.example"])).stdout)).toMatchObject({
      bookings: { length: 1 },
      leads: { length: 1 },
      subscriptions: { length: 1 },
      people: { length: 1 },
      emails: { length: 7 },
    });
    const asked = await peakworks(place, ["privacy", "delete", "SAM@ridge.example"]);
    expect(asked).toMatchObject({ code: 2, stderr: expect.stringMatching(/^Nothing was changed\..* add --yes\.\n$/m) });
    expect(asked.stdout).toMatch(/^bookings +1\nleads +1\nsubscriptions +1\npeople +1\nemails +7$/m);
    expect(await listBookings(database)).toHaveLength(2);
    expect((await peakworks(place, ["privacy", "delete", "SAM@ridge.example", "--yes"])).stderr).toMatch(
      "Deleted: 1 booking, 1 lead, 1 subscription, 1 person, 7 emails.\n",
    );
    expect((await listReaders(database)).map(({ email }) => email)).toEqual(["kim@pipe.example"]);
    expect((await listLeads(database)).map(({ email }) => email)).toEqual(["kim@pipe.example"]);
    expect((await listBookings(database)).map(({ email }) => email)).toEqual(["kim@peak.example"]);
    expect(await database.selectFrom("outbox").selectAll().execute()).toHaveLength(7);
    expect(await database.selectFrom("bookingLinks").selectAll().execute()).toHaveLength(2);
    expect(readdirSync(join(place.dataDir, "mail"))).toHaveLength(5);
  });

  test("privacy: every spelling of a mailbox is the same person's", async () => {
    const { place, database } = await opened();
    await book(database, { email: "k.im+call@gmail.com" });
    await ask(database, { email: "Kim@gmail.com" });
    await askToSubscribe(database, "ki.m+news@gmail.com", { now, settings });
    await book(database, { email: "kimberly@gmail.com", selectedTime: "10:00 AM" });
    const stored = JSON.parse((await peakworks(place, ["privacy", "export", "kim@googlemail.com"])).stdout);
    expect(stored).toMatchObject({ bookings: { length: 1 }, leads: { length: 1 }, subscriptions: { length: 1 }, people: { length: 1 } });
    const { stderr } = await peakworks(place, ["privacy", "delete", "kim@gmail.com", "--yes"]);
    expect(stderr).toContain("Deleted: 1 booking, 1 lead, 1 subscription, 1 person,");
    expect((await listBookings(database)).map(({ email }) => email)).toEqual(["kimberly@gmail.com"]);
    expect(await listLeads(database)).toEqual([]);
    expect(await database.selectFrom("people").select("email").execute()).toEqual([{ email: "kimberly@gmail.com" }]);
  });

  test("privacy: whoever gave no email goes by their phone number, however it's written, and nobody else does", async () => {
    const { place, database } = await opened();
    const contact = { contactName: "Lou Reyes", companyName: "Reyes Electric", email: "" };
    const add = async (phone: string, selectedTime: "9:00 AM" | "9:30 AM" | "10:00 AM") => {
      const slot = { selectedDate: "2026-11-17", selectedTime } as const;
      expect((await addCall(database, { contact: { ...contact, phone }, slot }, { now, settings })).kind).toBe("added");
    };
    await add("(555) 010-9999", "9:00 AM");
    await add("+1 555 010 9999 ext. 2", "9:30 AM");
    await add("(555) 010-8888", "10:00 AM");
    const told = await peakworks(place, ["privacy", "export", "555.010.9999"]);
    expect(JSON.parse(told.stdout)).toMatchObject({ bookings: { length: 2 }, people: { length: 1 } });
    expect((await peakworks(place, ["people", "show", "1-555-010-9999"])).stdout).toContain("+1 555 010 9999 ext. 2");
    await book(database, { email: "lou@reyes.example", phone: "+1 (555) 010-9999", selectedTime: "11:00 AM" });
    const [withEmail, withoutEmail] = await Promise.all(
      ["lou@reyes.example", "555.010.9999"].map(async (who) => (await peakworks(place, ["privacy", "delete", who])).stderr),
    );
    expect(withEmail).toMatch(/^Stored apart with the same phone number: Lou Reyes, no email \(\.\/peakworks people show [\da-f-]{36}\)\n/);
    expect(withoutEmail).toMatch(/^Stored apart with the same phone number: .*, lou@reyes\.example \(/);
    expect((await peakworks(place, ["privacy", "delete", "lou@reyes.example", "--yes"])).code).toBe(0);
    expect((await peakworks(place, ["privacy", "delete", "555.010.9999", "--yes"])).stderr).toMatch(/^Deleted: 2 bookings,/);
    expect((await listBookings(database)).map(({ phone }) => phone)).toEqual(["(555) 010-8888"]);
    expect(await database.selectFrom("people").select("phone").execute()).toEqual([{ phone: "(555) 010-8888" }]);
  });

  test("retention: 24 months after the call, 30 days for an unconfirmed email address", async () => {
    const { place, database } = await opened();
    await book(database, { selectedDate: "2020-11-17" }, new Date("2020-11-15T12:00:00Z"));
    await book(database);
    await ask(database, {}, new Date("2020-11-15T12:00:00Z"));
    await ask(database);
    for (const days of [31, 29])
      await askToSubscribe(database, `sam${days}@ridge.example`, { now: new Date(Date.now() - days * DAY_MS), settings });
    expect((await peakworks(place, ["retention"])).stderr).toBe("Deleted: 1 booking, 1 lead, 1 subscription, 0 people, 7 emails.\n");
    expect((await listReaders(database)).map(({ email }) => email)).toEqual(["sam29@ridge.example"]);
    // The newer one's link has expired, after seven days.
    expect(await database.selectFrom("subscriberLinks").selectAll().execute()).toEqual([]);
    expect(await listLeads(database)).toHaveLength(1);
    expect(await listBookings(database)).toHaveLength(1);
  });

  test("bookings: a list, and CSV that no spreadsheet runs", async () => {
    const { place, database } = await opened();
    await book(database, { companyName: '=HYPERLINK("http://evil.example")' });
    expect((await peakworks(place, ["bookings", "list"])).stdout).toMatch(
      /^[\da-f-]{36} {2}2026-11-17 {3}9:00 AM {2}(requested|unanswered) /,
    );
    const { stdout } = await peakworks(place, ["bookings", "export"]);
    expect(stdout).toMatch(/^\ufeff"id","status",/);
    expect((await peakworks(place, ["privacy", "export", "sam"])).stderr).toContain("Which email address?");
    expect(stdout).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  });

  test("leads: a list, and CSV that no spreadsheet runs", async () => {
    const { place, database } = await opened();
    await ask(database, { company: "=1+1", half: "1", tradeType: "other", otherTrade: "Septic" });
    expect((await peakworks(place, ["leads", "list"])).stdout).toContain("2026-11-15  Septic  =1+1  Kim Lee");
    expect((await peakworks(place, ["privacy", "export", lead.email])).stdout).toContain('"otherTrade": "Septic"');
    expect((await peakworks(place, ["leads", "export"])).stdout).toContain(
      `"'=1+1","other","Septic","(555) 010-2211","12","10","8","85","2000","8","6","true","2026-11-15T12:00:00.000Z"`,
    );
  });

  test("mail: dead emails are listed and go out again", async () => {
    const { place, database } = await opened();
    await book(database);
    await database.deleteFrom("outbox").where("kind", "=", "nudge").execute();
    const refuse = async () => Promise.reject(Object.assign(new Error("no"), { responseCode: 550, command: "RCPT TO" }));
    await deliverDue(database, { send: refuse, now: () => now });
    expect((await peakworks(place, ["mail", "list"])).stdout).toMatch(
      /given up {2}acknowledgement +sam@ridge\.example +booking [\da-f-]{36} {2}due 2026-11-15 12:00 UTC {2}1 try {2}RCPT TO 550/,
    );
    expect(await peakworks(place, ["mail", "retry", "zzz"])).toMatchObject({
      code: 1,
      stderr: "No email with the ID zzz was given up: ./peakworks mail list shows them.\n",
    });
    expect((await peakworks(place, ["mail", "retry"])).stderr).toBe("2 emails go out again within seconds, if the site runs.\n");
    const send = createSender({ ...settings, dataDir: place.dataDir });
    expect(await deliverDue(database, { send, now: () => new Date() })).toMatchObject({ sent: 2 });
  });

  test("subscribers remove: only the subscription, after a look, and a sentence when there's none", async () => {
    const { place, database } = await opened();
    await book(database);
    for (const email of ["Sam@Ridge.example", "kim@pipe.example"]) await askToSubscribe(database, email, { now, settings });
    const remove = (...words: string[]) => peakworks(place, ["subscribers", "remove", ...words]);
    expect(await remove()).toMatchObject({ code: 2, stderr: expect.stringContaining("Which email address?") });
    expect(await remove("pat@peak.example", "--yes")).toMatchObject({ code: 1, stderr: "pat@peak.example isn't on the list.\n" });
    expect((await remove("s.am+news@ridge.example", "--yes")).stderr).toContain("The same mailbox may be Sam@Ridge.example: name the one");
    expect(await remove("sam@ridge.example")).toMatchObject({
      code: 2,
      stdout: expect.stringContaining("Sam@Ridge.example"),
      stderr: "Nothing was changed. To unsubscribe this address, add --yes.\n",
    });
    expect(await listReaders(database)).toHaveLength(2);
    expect(await remove("SAM@ridge.example", "--yes")).toMatchObject({ code: 0 });
    expect((await listReaders(database)).map(({ email }) => email)).toEqual(["kim@pipe.example"]);
    expect(await listBookings(database)).toHaveLength(1);
    expect(await database.selectFrom("outbox").select("id").where("subscriberId", "is not", null).execute()).toHaveLength(1);
  });

  test("an export says how a call stands in the same words as the list", async () => {
    const { place, database } = await opened();
    await book(database);
    await database.updateTable("bookings").set({ status: "cancelled", endReason: "declined" }).execute();
    expect((await peakworks(place, ["bookings", "list"])).stdout).toContain(" declined ");
    expect((await peakworks(place, ["bookings", "export"])).stdout).toContain('","declined","2026-11-17"');
  });
});
