import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, describe, expect, test } from "vitest";
import { listBookings } from "../app/data/booking-records.server.ts";
import { requestBooking } from "../app/data/bookings.server.ts";
import type { Database } from "../app/data/database.server.ts";
import { deliverDue } from "../app/data/delivery.server.ts";
import { queueDueDigest } from "../app/data/digest.server.ts";
import { listLeads } from "../app/data/lead-records.server.ts";
import { storeLead } from "../app/data/leads.server.ts";
import { listSubscribers } from "../app/data/subscriber-records.server.ts";
import { askToSubscribe } from "../app/data/subscribers.server.ts";
import { parseLead } from "../app/rules/lead.ts";
import { createSender } from "../server/sender.ts";
import { now, request, settings } from "./booking-example.ts";
import { describeOnBothEngines, newFolder, type Place } from "./databases.ts";
import { lead } from "./lead-example.ts";
import { insertPosts } from "./post-example.ts";
import { killAll, listening, start } from "./server-process.ts";

const execute = promisify(execFile);
afterEach(killAll);

/** A command as an operator runs it. Answers with what it printed; a failure rejects. */
async function run({ dataDir, databaseUrl = "" }: Place, name: string, ...values: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  return (await execute(process.execPath, [`commands/${name}.ts`, ...values], { env })).stdout;
}

const book = (database: Database, changes: object = {}, moment = now) =>
  requestBooking(database, { ...request, ...changes }, { now: moment, settings });

function ask(database: Database, changes: object = {}, moment = now) {
  const parsed = parseLead({ ...lead, ...changes });
  if (!("lead" in parsed)) throw new Error("not a lead");
  return storeLead(database, parsed.lead, { now: moment, settings });
}

test.each(["bookings", "leads", "subscribers", "mail", "posts", "privacy", "retention", "backup"])(
  "npm run %s -- --help says how",
  async (name) => {
    expect(await run(await newFolder(), name, "--help")).toContain(`npm run ${name}`);
  },
);

describeOnBothEngines("commands", ({ newPlace, open }) => {
  async function opened() {
    const place = {
      ...(await newFolder()),
      ...(await newPlace().then(({ databaseUrl, dataDir }) => ({ databaseUrl, ...(dataDir && { dataDir }) }))),
    };
    return { place, database: await open(place) };
  }

  test("bookings: a list, and CSV that no spreadsheet runs", async () => {
    const { place, database } = await opened();
    await book(database, { companyName: '=HYPERLINK("http://evil.example")' });
    expect(await run(place, "bookings", "list")).toContain("2026-11-17   9:00 AM  requested");
    expect(await run(place, "bookings", "export")).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  });

  test("leads: a list, and CSV that no spreadsheet runs", async () => {
    const { place, database } = await opened();
    await ask(database, { company: "=1+1" });
    expect(await run(place, "leads", "list")).toContain("2026-11-15  plumbing            =1+1  Kim Lee");
    expect(await run(place, "leads", "export")).toContain("'=1+1,plumbing,(555) 010-2211,12,10,8,85,2000,8,6,2026-11-15T12:00:00.000Z");
  });

  test("subscribers: a list, CSV that no spreadsheet runs, and a digest that can be sent now, once", async () => {
    const { place, database } = await opened();
    await askToSubscribe(database, "+1@ridge.example", { now, settings });
    expect(await run(place, "subscribers", "list")).toBe("2026-11-15  pending    +1@ridge.example\n");
    expect(await run(place, "subscribers", "export")).toContain("pending,'+1@ridge.example,2026-11-15T12:00:00.000Z,\r\n");
    expect(await run(place, "subscribers", "digest")).toContain("Nothing new");
    const past = new Date(Date.now() - 60_000);
    await database.updateTable("subscribers").set({ status: "confirmed", confirmedAt: past.toISOString() }).execute();
    await insertPosts(database, [{ publishedAt: new Date() }]);
    expect(await run(place, "subscribers", "digest")).toContain("New posts: 1. Readers: 1.");
    expect(await queueDueDigest(database, { now: new Date(), settings })).toBe(1);
    expect(await run(place, "subscribers", "digest")).toContain("Nothing new");
  });

  test("mail: dead letters are listed and go out again", async () => {
    const { place, database } = await opened();
    await book(database);
    const refuse = async () => Promise.reject(Object.assign(new Error("no"), { responseCode: 550, command: "RCPT TO" }));
    await deliverDue(database, { send: refuse, now: () => now });
    expect(await run(place, "mail", "list")).toMatch(/dead .*notice.*1 tries {2}RCPT TO 550/);
    expect(await run(place, "mail", "retry")).toBe("2 letters go out again.\n");
    const send = createSender({ ...settings, dataDir: place.dataDir });
    expect(await deliverDue(database, { send, now: () => new Date() })).toMatchObject({ sent: 2 });
  });

  test("privacy: a person's records are told and deleted, and nobody else's", async () => {
    const { place, database } = await opened();
    await book(database, { email: "Sam@Ridge.example" });
    await book(database, { email: "kim@peak.example", selectedTime: "10:00 AM" });
    await ask(database, { email: "SAM@ridge.example" });
    await ask(database);
    for (const email of ["sam@Ridge.example", "kim@pipe.example"]) await askToSubscribe(database, email, { now, settings });
    await deliverDue(database, { send: createSender({ ...settings, dataDir: place.dataDir }), now: () => now });
    expect(JSON.parse(await run(place, "privacy", "export", "sam@ridge.example"))).toMatchObject({
      bookings: { length: 1 },
      leads: { length: 1 },
      subscriptions: { length: 1 },
      letters: { length: 5 },
    });
    expect(await run(place, "privacy", "delete", "SAM@ridge.example")).toBe(
      "1 bookings, 1 leads, 1 subscriptions and 5 letters deleted.\n",
    );
    expect((await listSubscribers(database)).map(({ email }) => email)).toEqual(["kim@pipe.example"]);
    expect((await listLeads(database)).map(({ email }) => email)).toEqual(["kim@pipe.example"]);
    expect((await listBookings(database)).map(({ email }) => email)).toEqual(["kim@peak.example"]);
    expect(await database.selectFrom("outbox").selectAll().execute()).toHaveLength(5);
    expect(await database.selectFrom("bookingLinks").selectAll().execute()).toHaveLength(2);
    expect(readdirSync(join(place.dataDir, "mail"))).toHaveLength(5);
  });

  test("retention: 24 months after the call, 30 days for an address nobody confirmed", async () => {
    const { place, database } = await opened();
    await book(database, { selectedDate: "2020-11-17" }, new Date("2020-11-15T12:00:00Z"));
    await book(database);
    await ask(database, {}, new Date("2020-11-15T12:00:00Z"));
    await ask(database);
    for (const days of [31, 29])
      await askToSubscribe(database, `sam${days}@ridge.example`, { now: new Date(Date.now() - days * 86_400_000), settings });
    expect(await run(place, "retention")).toBe("1 bookings, 1 leads, 1 subscriptions and 5 letters deleted.\n");
    expect((await listSubscribers(database)).map(({ email }) => email)).toEqual(["sam29@ridge.example"]);
    // The link of the younger one has ended, after seven days.
    expect(await database.selectFrom("subscriberLinks").selectAll().execute()).toEqual([]);
    expect(await listLeads(database)).toHaveLength(1);
    expect(await listBookings(database)).toHaveLength(1);
  });
});

describe("backup", () => {
  test("copies and restores while the site runs and writes", { timeout: 30_000 }, async () => {
    const place = await newFolder();
    const { port } = await listening(start({ DATA_DIR: place.dataDir, RATE_LIMIT: "off" }));
    const slots: { date: string; slots: { time: string; free: boolean }[] }[] = (await read(port, "/api/availability")).data.days;
    const at = (index: number) => ({ selectedDate: slots[index]?.date ?? "", selectedTime: "4:00 PM" });
    const post = async (index: number) => (await postBooking(port, { ...request, ...at(index) })).status;
    expect(await post(2)).toBe(201);
    const file = join(place.dataDir, "copy.sqlite");
    const stream = Promise.all([3, 4, 5, 6, 7].map(post));
    await run(place, "backup", "create", file);
    expect(await stream).toEqual([201, 201, 201, 201, 201]);
    expect(existsSync(file)).toBe(true);
    expect(await post(8)).toBe(201);
    await run(place, "backup", "restore", file);
    // The running site sees the restored state and goes on from there.
    expect([await post(2), await post(8), await post(8)]).toEqual([409, 201, 409]);
    await expect(run(place, "backup", "restore", "/nowhere")).rejects.toThrow("Which file?");
    // The drill: into a folder that is not there yet.
    const drill = { ...place, dataDir: join(place.dataDir, "drill") };
    await run(drill, "backup", "restore", file);
    expect(await run(drill, "bookings", "list")).toContain("4:00 PM");
    await expect(run({ ...place, databaseUrl: "postgres://x@127.0.0.1:1/x" }, "backup", "create")).rejects.toThrow();
  });
});

async function read(port: number, path: string) {
  return (await fetch(`http://127.0.0.1:${port}${path}`)).json();
}

function postBooking(port: number, body: object) {
  return fetch(`http://127.0.0.1:${port}/api/send-booking-notification`, { method: "POST", body: JSON.stringify(body) });
}
