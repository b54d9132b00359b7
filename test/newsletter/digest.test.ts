import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import type { Database } from "../../app/database/database.server.ts";
import { deliverDue } from "../../app/mail/delivery.server.ts";
import type { Email } from "../../app/mail/email.ts";
import { queueEmail, readPayload } from "../../app/mail/outbox.server.ts";
import { createSender } from "../../app/mail/sender.ts";
import { listUnsent, retryDead } from "../../app/mail/unsent.server.ts";
import { queueDigest, queueDueDigest } from "../../app/newsletter/data/digest.server.ts";
import { unsubscribeUrl } from "../../app/newsletter/data/reader-links.server.ts";
import { unsubscribe } from "../../app/newsletter/data/subscribe.server.ts";
import { DAY_MS, MINUTE_MS } from "../../app/time/durations.ts";
import { startBackgroundWork } from "../../server/background.ts";
import { settings as plain } from "../harness/booking-example.ts";
import { describeOnBothEngines, newFolder, type Place } from "../harness/databases.ts";
import { insertPosts } from "../harness/post-example.ts";
import { alreadyPrepared } from "../harness/prepare-database.ts";
import { startSmtp } from "../harness/smtp.ts";

const settings = { ...plain, secret: "a secret of the tests, long enough" };
/** 9:30 AM in New York, standard time. */
const MONDAY = new Date("2026-11-16T14:30:00Z");
const WEEK_MS = 7 * DAY_MS;
const after = (ms: number, moment = MONDAY) => new Date(moment.getTime() + ms);

describeOnBothEngines("the weekly digest", ({ open, newPlace }) => {
  const queueAt = (database: Database, now: Date) => queueDueDigest(database, { now, settings });

  test("sends everyone on the list the posts since the last one, newest first, on Monday at 9:30", async () => {
    const database = await open();
    await subscribe(database, 2);
    await subscribe(database, 1, { status: "pending", confirmedAt: null });
    await insertPosts(database, [
      { slug: "older", title: "Older", publishedAt: after(-WEEK_MS) },
      { slug: "first", title: "First", publishedAt: after(-WEEK_MS + 1) },
      { slug: "second", title: "Second & <b>", publishedAt: MONDAY },
      { slug: "later", title: "Later", publishedAt: after(1) },
    ]);
    expect(await queueAt(database, after(-1))).toBe(0);
    expect(await queueAt(database, MONDAY)).toBe(2);
    expect(await queueAt(database, after(MINUTE_MS))).toBe(0);
    const [email] = await digestEmails(database);
    expect(email).toMatchObject({ subject: "Second & <b>, and 1 more", listUnsubscribe: expect.stringMatching(/^https:.*token=/) });
    expect(email?.text).toMatch(/^2 new posts[\s\S]*Second & <b> \(6 min read\)[\s\S]*\/blog\/second[\s\S]*\/blog\/first/);
    expect(email?.text).not.toMatch(/older|later/i);
    expect(email?.html).toContain("Second &amp; &lt;b&gt;</a>");
    expect(await queueAt(database, after(WEEK_MS))).toBe(2);
    expect((await digestEmails(database)).filter(({ subject }) => subject === "Later")).toHaveLength(2);
  });

  test("isn't sent without a new post, and the next one starts from there", async () => {
    const database = await open();
    await subscribe(database, 1);
    expect(await queueAt(database, MONDAY)).toBe(0);
    await insertPosts(database, [{ slug: "backdated", publishedAt: after(-MINUTE_MS) }]);
    expect(await queueAt(database, after(MINUTE_MS))).toBe(0);
    expect(await queueAt(database, after(WEEK_MS))).toBe(0);
    await insertPosts(database, [{ slug: "new", publishedAt: after(WEEK_MS + 1) }]);
    expect(await queueAt(database, after(2 * WEEK_MS))).toBe(1);
  });

  test("of 13 posts lists ten and says how many more", async () => {
    const database = await open();
    await subscribe(database, 1);
    await insertPosts(
      database,
      Array.from({ length: 13 }, (_, i) => ({ slug: `post-${i}`, title: `Post ${i}`, publishedAt: after(-i * MINUTE_MS) })),
    );
    await queueAt(database, MONDAY);
    const [email] = await digestEmails(database);
    expect(email?.subject).toBe("Post 0, and 12 more");
    expect(email?.text.match(/\/blog\/post-\d+/g)).toHaveLength(10);
    expect(email?.text).toContain("And 3 more on the blog");
  });

  test("a reader who confirms after it gets the next one; one who leaves before it's sent gets none", async () => {
    const database = await open();
    const [leaver = ""] = await subscribe(database, 2);
    await subscribe(database, 1, { confirmedAt: after(1).toISOString() });
    await insertPosts(database, [{ publishedAt: after(-1) }]);
    expect(await queueAt(database, after(MINUTE_MS))).toBe(2);
    const token = new URL(unsubscribeUrl(leaver, settings)).searchParams.get("token") ?? "";
    expect(await unsubscribe(database, token, settings)).toBe(true);
    const sent: string[] = [];
    await deliverDue(database, { send: async ({ to }) => void sent.push(to.address), now: () => after(MINUTE_MS) });
    expect(sent).toHaveLength(1);
    expect(sent).not.toContain(`${leaver}@ridge.example`);
  });

  test("sent by hand goes out at once, and Monday's starts where it ended", async () => {
    const database = await open();
    await subscribe(database, 1);
    await insertPosts(database, [
      { slug: "sunday", publishedAt: after(-24 * 60 * MINUTE_MS) },
      { slug: "monday", publishedAt: after(-30 * MINUTE_MS) },
    ]);
    const now = after(-60 * MINUTE_MS);
    const byHand = await Promise.all([1, 2].map(() => queueDigest(database, now, { now, settings })));
    expect(byHand.toSorted()).toEqual([0, 1]);
    await queueAt(database, MONDAY);
    expect((await digestEmails(database)).map(({ text }) => text.match(/\/blog\/\w+/g))).toEqual([["/blog/sunday"], ["/blog/monday"]]);
  });

  test("across a daylight saving change every post is sent once", async () => {
    const database = await open();
    await subscribe(database, 1, { confirmedAt: "2026-10-01T00:00:00.000Z" });
    const mondays = ["2026-10-26T13:30:00Z", "2026-11-02T14:30:00Z", "2026-11-09T14:30:00Z"].map((moment) => new Date(moment));
    const posts = Array.from({ length: 21 * 24 }, (_, hour) => after(hour * 60 * MINUTE_MS, new Date("2026-10-19T13:31:00Z")));
    await insertPosts(
      database,
      posts.filter((_, i) => i % 8 === 0).map((publishedAt, i) => ({ slug: `post-${i}`, publishedAt })),
    );
    for (let now = new Date("2026-10-26T12:00:00Z"); now <= after(WEEK_MS, mondays[2]); now = after(30 * MINUTE_MS, now))
      await queueAt(database, now);
    const rows = await database.selectFrom("digests").selectAll().orderBy("number").execute();
    expect(rows.slice(1, 4).map(({ until }) => new Date(until))).toEqual(mondays);
    const heading = (text: string) => Number(/^(\d+) new/.exec(text)?.[1]);
    expect((await digestEmails(database)).map(({ text }) => heading(text)).reduce((sum, count) => sum + count)).toBe(63);
  });

  test("ends the subscription of a mailbox that refuses two in a row, and of no other", async () => {
    const database = await open();
    const [gone = "", full = "", fine = ""] = await subscribe(database, 3);
    const { lines, sendAt } = await mailing(database);
    // By number of the digest, who refuses it. The mailbox that was full takes the second one.
    for (const [week, missing] of [[gone, full], [gone], [full]].entries()) {
      await insertPosts(database, [{ slug: `post-${week}`, publishedAt: after(week * WEEK_MS - 1) }]);
      await sendAt(after(week * WEEK_MS), missing);
      expect(await readers(database)).toEqual((week === 0 ? [gone, full, fine] : [full, fine]).toSorted());
    }
    expect(await database.selectFrom("outbox").select("id").where("subscriberId", "=", gone).execute()).toEqual([]);
    const ends = lines.filter(({ msg }) => String(msg).includes("subscription ended"));
    expect(ends).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${gone}|ridge`));
  });

  test("that every mailbox refuses is our own problem, and one tried again by hand isn't a second one", async () => {
    const database = await open();
    const ids = await subscribe(database, 2);
    const { sendAt } = await mailing(database);
    for (const week of [0, 1]) {
      await insertPosts(database, [{ slug: `post-${week}`, publishedAt: after(week * WEEK_MS - 1) }]);
      await sendAt(after(week * WEEK_MS), ids);
    }
    expect(await readers(database)).toEqual(ids.toSorted());
    const [again = "", fine = ""] = ids;
    await insertPosts(database, [{ slug: "post-2", publishedAt: after(2 * WEEK_MS - 1) }]);
    await sendAt(after(2 * WEEK_MS), [again]);
    const [bounced] = await listUnsent(database, after(2 * WEEK_MS));
    expect(await retryDead(database, after(2 * WEEK_MS), { id: bounced?.id ?? "" })).toHaveLength(1);
    await sendAt(after(2 * WEEK_MS), [again]);
    expect(await readers(database)).toEqual([again, fine].toSorted());
  });

  test("two processes and 450 subscribers: each gets one email", { timeout: 60_000 }, async () => {
    const place = await newPlace();
    const database = await open(place);
    const ids = await subscribe(database, 450);
    await insertPosts(database, [{ publishedAt: after(-1) }]);
    await Promise.all([1, 2, 3].map(() => once(startQueueing(place), "exit")));
    expect(await receivers(database)).toEqual(ids.toSorted());
  });

  test("a process killed halfway leaves the rest to another, and nobody gets two", { timeout: 60_000 }, async () => {
    const place = await newPlace();
    const database = await open(place);
    const ids = await subscribe(database, 450);
    await insertPosts(database, [{ publishedAt: after(-1) }]);
    const child = startQueueing(place, "slowly");
    await expect.poll(async () => (await receivers(database)).length).toBeGreaterThan(0);
    child.kill("SIGKILL");
    await once(child, "exit");
    const before = (await receivers(database)).length;
    expect(before).toBeLessThan(450);
    expect(before % 50).toBe(0);
    expect(await queueAt(database, after(MINUTE_MS))).toBe(450 - before);
    expect(await receivers(database)).toEqual(ids.toSorted());
  });

  test("leaves time for requests between its batches", async () => {
    const database = await open();
    await subscribe(database, 450);
    await insertPosts(database, [{ publishedAt: after(-1) }]);
    let turns = 0;
    const count = () => {
      turns++;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    await queueAt(database, MONDAY);
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(9);
  });

  test("lets every other email go first, and isn't sent once the next one is near", async () => {
    const database = await open();
    await subscribe(database, 3);
    await insertPosts(database, [{ publishedAt: after(-1) }]);
    await queueAt(database, MONDAY);
    const email = { to: { name: "", address: "urgent@ridge.example" }, subject: "", text: "", html: "", attachments: [] };
    await queueEmail(database, { kind: "notice", email, dueAt: after(MINUTE_MS) }, { siteUrl: "https://peakworks.example" });
    const sent: string[] = [];
    const send = async ({ to }: { to: { address: string } }) => void sent.push(to.address);
    await deliverDue(database, { send, now: () => after(MINUTE_MS), isStopping: () => sent.length > 0 });
    expect(sent[0]).toBe("urgent@ridge.example");
    const rest = sent.length;
    await deliverDue(database, { send, now: () => after(WEEK_MS) });
    expect(sent).toHaveLength(rest);
  });
});

/** Readers who confirmed in the week before Monday's digest. */
async function subscribe(database: Database, count: number, changes: object = {}) {
  const ids = Array.from({ length: count }, () => randomUUID() as string);
  const row = {
    status: "confirmed",
    askedAt: after(-WEEK_MS).toISOString(),
    letterAt: null,
    confirmedAt: after(-WEEK_MS / 2).toISOString(),
  } as const;
  const rows = ids.map((id) => ({ ...row, id, email: `${id}@ridge.example`, ...changes }));
  await database.insertInto("subscribers").values(rows).execute();
  return ids;
}

async function digestEmails(database: Database) {
  const rows = await database.selectFrom("outbox").select("payload").where("kind", "=", "digest").orderBy("digest").execute();
  return rows.map(({ payload }) => readPayload(payload) as Email);
}

async function readers(database: Database) {
  return (await database.selectFrom("subscribers").select("id").execute()).map(({ id }) => id).toSorted();
}

/** The site's own background work with a real mail server. `missing` are the readers whose mailboxes are gone. */
async function mailing(database: Database) {
  const smtp = await startSmtp();
  onTestFinished(smtp.stop);
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: undefined, timestamp: false }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const { dataDir } = await newFolder();
  const send = createSender({ ...settings, smtpUrl: smtp.url });
  const unsent = () => database.selectFrom("outbox").select("id").where("sentAt", "is", null).where("dead", "=", false).execute();
  const finished = (now: Date) =>
    database.selectFrom("digests").select("number").where("until", "=", now.toISOString()).where("finishedAt", "is not", null).execute();
  const sendAt = async (now: Date, missing: string[]) => {
    smtp.state.missing = missing.map((id) => `${id}@ridge.example`);
    const work = {
      database,
      send,
      log,
      preparation: alreadyPrepared,
      now: () => now,
      settings: { ...settings, dataDir, smtpUrl: smtp.url },
    };
    const stop = startBackgroundWork(work);
    await expect.poll(async () => [(await finished(now)).length, (await unsent()).length]).toEqual([1, 0]);
    await stop();
  };
  return { lines, sendAt };
}

async function receivers(database: Database) {
  const rows = await database.selectFrom("outbox").select("subscriberId").where("kind", "=", "digest").execute();
  return rows.map(({ subscriberId }) => subscriberId).toSorted();
}

/** A separate process that queues Monday's digest. With "slowly", it rests between two batches for as long as a kill may take. */
function startQueueing(place: Place, pace: "slowly" | "at once" = "at once") {
  const program = `import { openDatabase } from "./app/database/database.server.ts";
    import { queueDueDigest } from "./app/newsletter/data/digest.server.ts";
    const database = openDatabase(${JSON.stringify(place)});
    let batches = 0;
    const isStopping = () => {
      if (${pace === "slowly"} && batches++ > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_000);
      return false;
    };
    await queueDueDigest(database, { now: new Date(${MONDAY.getTime()}), settings: ${JSON.stringify(settings)} }, isStopping);
    await database.destroy();`;
  return spawn(process.execPath, ["--input-type=module", "-e", program], { stdio: ["ignore", "ignore", "inherit"] });
}
