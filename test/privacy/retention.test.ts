import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { expect, test } from "vitest";
import { listBookings } from "../../app/booking/data/call-lists.server.ts";
import { requestBooking } from "../../app/booking/data/requests/request-booking.server.ts";
import { listLeads } from "../../app/calculator/data/lead-lists.server.ts";
import { storeLead } from "../../app/calculator/data/leads.server.ts";
import { parseLead } from "../../app/calculator/rules/lead.ts";
import type { Database } from "../../app/database/database.server.ts";
import { onceWhenDue } from "../../app/database/jobs.server.ts";
import { takeTurn } from "../../app/database/take-turn.server.ts";
import { KNOWN_NETWORK_DAYS } from "../../app/desk/catalog.ts";
import { noteNetwork } from "../../app/desk/data/known-networks.server.ts";
import { deliverDue, type Send } from "../../app/mail/delivery.server.ts";
import { queueEmail } from "../../app/mail/outbox.server.ts";
import { createSender } from "../../app/mail/sender.ts";
import { startDigest } from "../../app/newsletter/data/digest.server.ts";
import { unsubscribeUrl } from "../../app/newsletter/data/reader-links.server.ts";
import { listReaders } from "../../app/newsletter/data/readers.server.ts";
import { askToSubscribe, unsubscribe } from "../../app/newsletter/data/subscribe.server.ts";
import { PENDING_DAYS } from "../../app/newsletter/subscription.ts";
import { BACKUP_DAYS } from "../../app/privacy/catalog.ts";
import { deleteDaily } from "../../app/privacy/data/daily-deletion.server.ts";
import { deletePersonEverywhere } from "../../app/privacy/data/stored-people.server.ts";
import { privacy } from "../../app/privacy/words.ts";
import { DAY_MS } from "../../app/time/durations.ts";
import { startBackgroundWork } from "../../server/background.ts";
import { settings as plain, request } from "../harness/booking-example.ts";
import { describeOnBothEngines, newFolder, type Place } from "../harness/databases.ts";
import { lead } from "../harness/lead-example.ts";
import { askForPlan } from "../harness/people-example.ts";
import { alreadyPrepared } from "../harness/prepare-database.ts";

const settings = { ...plain, secret: "a secret of the tests, long enough" };
/** Tuesday, 9:00 AM in New York. */
const CALL = new Date("2026-11-17T14:00:00Z");
const TWO_YEARS_LATER = new Date("2028-11-17T14:00:00Z");
const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

test("the privacy policy promises what the contract does, and the files for the server keep it", () => {
  const promises = privacy.sections.flatMap(({ groups = [] }) => groups).find(({ heading }) => heading === "How long we keep it")?.items;
  expect(promises).toEqual(
    expect.arrayContaining([
      "Bookings: 24 months after the call.",
      "Calculator leads: 24 months.",
      "Newsletter addresses that were never confirmed: 30 days.",
    ]),
  );
  expect(readFileSync("deploy/peakworks-backup.service", "utf8")).toContain(`backup create --keep ${BACKUP_DAYS}\n`);
  // By size a quiet site's log would be kept for years.
  for (const file of ["compose.yaml", "site.yaml"])
    expect(readFileSync(`deploy/${file}`, "utf8").match(/driver: .*/g), file).toEqual(["driver: journald }"]);
});

describeOnBothEngines("old records", ({ engine, open, newPlace }) => {
  async function opened() {
    const place = await newPlace();
    const database = await open(place);
    const { dataDir } = await newFolder();
    const lines: Record<string, unknown>[] = [];
    const log = pino({ base: undefined, timestamp: false }, { write: (line: string) => lines.push(JSON.parse(line)) });
    const runAt = (now: Date) => deleteDaily({ database, now, log, settings: { ...settings, dataDir } });
    const startWork = (send: Send, now: Date) =>
      startBackgroundWork({ database, send, log, preparation: alreadyPrepared, now: () => now, settings: { ...settings, dataDir } });
    return { place, database, dataDir, lines, runAt, startWork };
  }

  test("what is stored of a form's key goes with the first night after its day", async () => {
    const { database, runAt } = await opened();
    const parsed = parseLead(lead);
    if (!("lead" in parsed)) throw new Error("not a lead");
    const asked = new Date("2026-11-15T12:00:00Z");
    const given = { now: asked, settings: { ...settings, followUp: false }, idempotencyKey: "one" };
    await storeLead(database, parsed.lead, given);
    await requestBooking(database, request, given);
    const keys = async () => {
      const bookings = database.selectFrom("bookings").select("idempotencyHash");
      return (await database.selectFrom("leads").select("idempotencyHash").unionAll(bookings).execute()).filter(
        (row) => row.idempotencyHash !== null,
      );
    };
    await runAt(after(asked, DAY_MS - 1));
    expect(await keys()).toHaveLength(2);
    await runAt(after(asked, 2 * DAY_MS));
    expect(await keys()).toEqual([]);
  });

  test("are deleted when they expire and not before, with emails, links and files", async () => {
    const { database, dataDir, lines, runAt } = await opened();
    await book(database, after(CALL, -DAY_MS));
    await askForPlan(database, after(CALL, 1), {}, settings);
    await askToSubscribe(database, "old@ridge.example", { now: after(TWO_YEARS_LATER, -PENDING_DAYS * DAY_MS), settings });
    await askToSubscribe(database, "new@ridge.example", { now: after(TWO_YEARS_LATER, 2 - PENDING_DAYS * DAY_MS), settings });
    await deliverDue(database, { send: createSender({ ...settings, dataDir }), now: () => after(TWO_YEARS_LATER, -DAY_MS) });
    writeFileSync(join(dataDir, "mail", "notes.txt"), "the owner's own");
    const files = readdirSync(join(dataDir, "mail")).length;
    await runAt(TWO_YEARS_LATER);
    expect(await countAll(database)).toMatchObject({ bookings: 1, leads: 1, subscribers: 2, bookingLinks: 0 });
    expect(readdirSync(join(dataDir, "mail"))).toHaveLength(files);
    await runAt(after(TWO_YEARS_LATER, DAY_MS));
    expect(await countAll(database)).toEqual({ bookings: 0, leads: 0, subscribers: 0, bookingLinks: 0, subscriberLinks: 0, outbox: 0 });
    expect(readdirSync(join(dataDir, "mail"))).toEqual(["notes.txt"]);
    expect(lines).toEqual([
      { level: 30, bookings: 0, leads: 0, subscriptions: 0, people: 0, emails: 0, files: 0, msg: "old records deleted" },
      { level: 30, bookings: 1, leads: 1, subscriptions: 2, people: 2, emails: 8, files: 6, msg: "old records deleted" },
    ]);
  });

  test("are deleted to the minute, and newer ones of every kind stay", async () => {
    const { database, runAt } = await opened();
    await book(database, after(CALL, -DAY_MS));
    await book(database, after(CALL, -DAY_MS), "9:30 AM");
    await askForPlan(database, after(CALL, -1), {}, settings);
    await askForPlan(database, after(CALL, 1), {}, settings);
    for (const days of [PENDING_DAYS, PENDING_DAYS - 1]) {
      const now = after(TWO_YEARS_LATER, -days * DAY_MS);
      await askToSubscribe(database, `pending-${days}@ridge.example`, { now, settings });
    }
    await askToSubscribe(database, "confirmed@ridge.example", { now: CALL, settings });
    const confirmed = { status: "confirmed", confirmedAt: CALL.toISOString() } as const;
    await database.updateTable("subscribers").set(confirmed).where("email", "=", "confirmed@ridge.example").execute();
    await runAt(after(TWO_YEARS_LATER, 1));
    expect((await listBookings(database)).map(({ selectedTime }) => selectedTime)).toEqual(["9:30 AM"]);
    expect((await listLeads(database)).map(({ createdAt }) => createdAt)).toEqual([after(CALL, 1)]);
    expect((await listReaders(database)).map(({ email }) => email).toSorted()).toEqual([
      "confirmed@ridge.example",
      `pending-${PENDING_DAYS - 1}@ridge.example`,
    ]);
  });

  test("are deleted once a day, after 3 AM in the agency's time zone, even after days of downtime or a wrong clock", async () => {
    const { lines, runAt } = await opened();
    const ranAt = async (moment: string) => {
      const before = lines.length;
      await runAt(new Date(moment));
      return lines.length > before;
    };
    expect(await ranAt("2026-11-15T12:00:00Z")).toBe(true);
    expect(await ranAt("2026-11-15T23:00:00Z")).toBe(false);
    expect(await ranAt("2026-11-16T07:59:59Z")).toBe(false);
    expect(await ranAt("2026-11-16T08:00:00Z")).toBe(true);
    expect(await ranAt("2026-11-20T01:00:00Z")).toBe(true);
    expect(await ranAt("2026-11-20T08:00:00Z")).toBe(true);
    // Another machine's clock is slightly behind.
    expect(await ranAt("2026-11-20T07:59:58Z")).toBe(false);
    expect(await ranAt("2027-11-20T12:00:00Z")).toBe(true);
    expect(await ranAt("2026-11-21T12:00:00Z")).toBe(true);
    expect(await ranAt("2026-11-21T12:01:00Z")).toBe(false);
  });

  test("are deleted by one of several processes", { timeout: 60_000 }, async () => {
    const { place, database } = await opened();
    for (let i = 0; i < 30; i++) await askForPlan(database, CALL, {}, settings);
    const printed = await Promise.all([1, 2, 3, 4].map(() => runInProcess(place)));
    expect(printed.filter((text) => text.includes('"leads":30'))).toHaveLength(1);
    expect(printed.filter((text) => text === "")).toHaveLength(3);
  });

  test("are deleted by another process if one is killed halfway", { timeout: 60_000 }, async () => {
    const { place, database, lines, runAt } = await opened();
    await askForPlan(database, CALL, {}, settings);
    await runInProcess(place, "killed");
    expect(await listLeads(database)).toHaveLength(1);
    // PostgreSQL holds a killed process's locks for a moment; the site tries again every few seconds.
    const leadsAfterRun = async () => {
      await runAt(after(TWO_YEARS_LATER, DAY_MS));
      return listLeads(database);
    };
    await expect.poll(leadsAfterRun).toEqual([]);
    expect(lines).toHaveLength(1);
  });

  if (engine === "postgres")
    test("don't hold up other processes when they're deleted", async () => {
      const { place, database } = await opened();
      const other = await open(place);
      const job = { name: "retention", dueAt: CALL, now: CALL };
      const inner = await onceWhenDue(database, job, () =>
        onceWhenDue(other, job, async () => "both at once").then((result) => result ?? "alone"),
      );
      expect(inner).toBe("alone");
    });

  if (engine === "postgres")
    test("don't keep an email waiting while they're deleted", async () => {
      const { place, database, lines, startWork } = await opened();
      await askToSubscribe(database, "pat@ridge.example", { now: CALL, settings });
      const isSent = Promise.withResolvers<void>();
      const send: Send = async () => isSent.resolve();
      // The deletion waits for this turn, like it does for a long backup.
      const stop = await (await open(place)).transaction().execute(async (transaction) => {
        await takeTurn(transaction, "bookings");
        const work = startWork(send, CALL);
        await isSent.promise;
        return work;
      });
      await stop();
      expect(lines).toContainEqual(expect.objectContaining({ msg: "old records deleted" }));
    });

  test("are deleted by the running site, and the log names nobody", async () => {
    const { database, lines, startWork } = await opened();
    await askForPlan(database, CALL, {}, settings);
    await database.updateTable("outbox").set({ sentAt: CALL.toISOString() }).execute();
    const stop = startWork(async () => {}, after(TWO_YEARS_LATER, DAY_MS));
    await stop();
    expect(await listLeads(database)).toEqual([]);
    expect(lines).toEqual([
      { level: 30, bookings: 0, leads: 1, subscriptions: 0, people: 1, emails: 2, files: 0, msg: "old records deleted" },
    ]);
  });

  test("don't come back as a file that was being written when they were deleted", async () => {
    const { database, dataDir, startWork } = await opened();
    await askToSubscribe(database, "pat@ridge.example", { now: CALL, settings });
    const write = createSender({ ...settings, dataDir });
    const isWritten = Promise.withResolvers<void>();
    const send: Send = async (email, messageId) => {
      await deletePersonEverywhere("pat@ridge.example", { database, dataDir, now: CALL, secrets: settings });
      await write(email, messageId);
      isWritten.resolve();
    };
    const stop = startWork(send, CALL);
    await isWritten.promise;
    await stop();
    expect(readdirSync(join(dataDir, "mail"))).toEqual([]);
  });

  test("of emails that belong to nobody go a day after they were due, sent newsletters after 26 weeks, and their files with them", async () => {
    const { database, dataDir, runAt } = await opened();
    await askToSubscribe(database, "pat@ridge.example", { now: CALL, settings });
    const [{ id: subscriberId = "" } = {}] = await listReaders(database);
    await database.updateTable("subscribers").set({ status: "confirmed" }).execute();
    await startDigest(database, CALL);
    const email = { to: { name: "", address: "owner@peak.example" }, subject: "Hi", text: "Hi", html: "<p>Hi</p>", attachments: [] };
    const queue = (kind: string, of = {}) => queueEmail(database, { kind, email, dueAt: CALL, ...of }, settings);
    for (const kind of ["agenda", "desk-link", "report", "rush"]) await queue(kind);
    await queue("digest", { subscriberId, digest: 1 });
    await deliverDue(database, { send: createSender({ ...settings, dataDir }), now: () => CALL });
    await queue("report");
    const left = async () => (await database.selectFrom("outbox").select("kind").orderBy("kind").execute()).map(({ kind }) => kind);
    const files = () => readdirSync(join(dataDir, "mail")).length;

    await runAt(after(CALL, DAY_MS - 1));
    expect([(await left()).length, files()]).toEqual([7, 6]);
    await runAt(after(CALL, 2 * DAY_MS));
    expect([await left(), files()]).toEqual([["digest", "opt-in", "report"], 2]);
    await runAt(after(CALL, 26 * 7 * DAY_MS - 1));
    expect(await left()).toEqual(["digest", "opt-in", "report"]);
    await runAt(after(CALL, 26 * 7 * DAY_MS + DAY_MS));
    expect([await left(), files()]).toEqual([["opt-in", "report"], 1]);
  });

  test("of where an owner signed in go after 30 days, though nobody signs in again", async () => {
    const { database, runAt } = await opened();
    const place = { email: "owner@peak.example", network: "10.1.1.1" };
    await noteNetwork(database, place, { now: CALL, settings });
    const noted = () => database.selectFrom("jobs").select("name").where("name", "like", "desk-network %").execute();
    await runAt(after(CALL, KNOWN_NETWORK_DAYS * DAY_MS));
    expect(await noted()).toHaveLength(1);
    await runAt(after(CALL, (KNOWN_NETWORK_DAYS + 1) * DAY_MS));
    expect(await noted()).toEqual([]);
  });

  test("left in files after a reader unsubscribed are deleted within a day", async () => {
    const { database, dataDir, runAt } = await opened();
    await askToSubscribe(database, "pat@ridge.example", { now: CALL, settings });
    await deliverDue(database, { send: createSender({ ...settings, dataDir }), now: () => CALL });
    const [{ id = "" } = {}] = await listReaders(database);
    await unsubscribe(database, new URL(unsubscribeUrl(id, settings)).searchParams.get("token") ?? "", settings);
    expect(readdirSync(join(dataDir, "mail"))).toHaveLength(1);
    await runAt(after(CALL, DAY_MS));
    expect(readdirSync(join(dataDir, "mail"))).toEqual([]);
  });
});

const book = (database: Database, now: Date, selectedTime: "9:00 AM" | "9:30 AM" = "9:00 AM") =>
  requestBooking(database, { ...request, selectedTime }, { now, settings });

async function countAll(database: Database) {
  const counts: Record<string, number> = {};
  for (const table of ["bookings", "leads", "subscribers", "bookingLinks", "subscriberLinks", "outbox"] as const)
    counts[table] = (await database.selectFrom(table).selectAll().execute()).length;
  return counts;
}

/** A separate process that deletes two years after the call, and may be killed before its transaction ends. */
async function runInProcess(place: Place, end: "killed" | "done" = "done") {
  const now = after(TWO_YEARS_LATER, DAY_MS).getTime();
  const program = `import { openDatabase } from "./app/database/database.server.ts";
    import { onceWhenDue } from "./app/database/jobs.server.ts";
    import { deleteOldRecords } from "./app/privacy/data/old-records.server.ts";
    import { deleteDaily } from "./app/privacy/data/daily-deletion.server.ts";
    const database = openDatabase(${JSON.stringify(place)});
    const now = new Date(${now});
    if (${end === "killed"})
      await onceWhenDue(database, { name: "retention", dueAt: now, now }, async (transaction) => {
        await deleteOldRecords(transaction, now);
        process.kill(process.pid, "SIGKILL");
        await new Promise(() => setInterval(() => {}, 1_000));
      });
    const log = { info: (line) => console.log(JSON.stringify(line)) };
    await deleteDaily({ database, now, log, settings: { timeZone: "America/New_York", busyCalendars: [], dataDir: "/nowhere" } });
    await database.destroy();`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], { stdio: ["ignore", "pipe", "inherit"] });
  let printed = "";
  child.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  await once(child, "close");
  return printed;
}
