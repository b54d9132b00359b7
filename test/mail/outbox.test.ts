import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { pino } from "pino";
import PostalMime from "postal-mime";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { endLapsedNow } from "../../app/booking/data/requests/holds.server.ts";
import { requestBooking } from "../../app/booking/data/requests/request-booking.server.ts";
import { type Database, isPostgres } from "../../app/database/database.server.ts";
import { reserveEmail, sweepRecipients } from "../../app/forms/email-limit.server.ts";
import { countWithinLimit, sweepLimits } from "../../app/forms/rate-limit.server.ts";
import { deliverDue, type Send } from "../../app/mail/delivery.server.ts";
import { claimMessage, markSent, queueEmail } from "../../app/mail/outbox.server.ts";
import { createSender } from "../../app/mail/sender.ts";
import { countDead, dropExpired, retryDead } from "../../app/mail/unsent.server.ts";
import { MINUTE_MS } from "../../app/time/durations.ts";
import { startBackgroundWork } from "../../server/background.ts";
import { now, request, settings } from "../harness/booking-example.ts";
import { describeOnBothEngines, newFolder } from "../harness/databases.ts";
import { alreadyPrepared } from "../harness/prepare-database.ts";
import { LIVE, openSite } from "../harness/site.ts";
import { startSmtp } from "../harness/smtp.ts";

const email = { to: { name: "Sam", address: "sam@ridge.example" }, subject: "Hi", text: "Hi", html: "<p>Hi</p>", attachments: [] };
const smtp = await startSmtp();
afterAll(smtp.stop);
beforeEach(() => {
  smtp.received.length = 0;
  smtp.state.mood = "fine";
});
const send = createSender({ ...settings, smtpUrl: smtp.url }, { silenceMs: 1_000 });

describeOnBothEngines("the outbox", ({ open, newPlace }) => {
  const queue = (database: Database, count = 1, expiresAt?: Date) =>
    database.transaction().execute(async (transaction) => {
      for (let i = 0; i < count; i++)
        await queueEmail(transaction, { kind: "notice", email, dueAt: now, expiresAt }, { siteUrl: "https://peakworks.example" });
    });
  const deliver = (database: Database, moment = now, sender: Send = send) => deliverDue(database, { send: sender, now: () => moment });
  const later = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);

  test("sends what is due once, and deletes its content", async () => {
    const database = await open();
    await queue(database, 3);
    expect(await deliver(database)).toEqual({ sent: 3, waiting: 0, dead: 0, gone: 0 });
    expect(await deliver(database)).toEqual({ sent: 0, waiting: 0, dead: 0, gone: 0 });
    expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(3);
    const rows = await database.selectFrom("outbox").select(["payload", "sentAt"]).execute();
    for (const { payload, sentAt } of rows) {
      expect(JSON.stringify(payload)).not.toContain("Hi");
      expect(new Date(sentAt ?? 0)).toEqual(now);
    }
  });

  test("replies go to CONTACT_EMAIL, or to the email's own Reply-To, whatever MAIL_FROM is", async () => {
    const database = await open();
    const from = createSender({ ...settings, smtpUrl: smtp.url, mailFrom: "noreply@peakworks.example" });
    await queue(database);
    await queueEmail(
      database,
      { kind: "notice", email: { ...email, replyTo: email.to }, dueAt: now },
      { siteUrl: "https://peakworks.example" },
    );
    await deliver(database, now, from);
    expect(smtp.received.map(({ raw }) => /^Reply-To: (.*?)\r?$/m.exec(raw)?.[1]).sort()).toEqual([
      "Peakworks <hello@peakworks.example>",
      "Sam <sam@ridge.example>",
    ]);
  });

  test("what isn't due waits, what has expired is never sent", async () => {
    const database = await open();
    await queue(database, 1, later(1));
    expect(await deliver(database, later(-1))).toMatchObject({ sent: 0 });
    expect(await deliver(database, later(1))).toMatchObject({ sent: 0 });
    expect(await deliver(database, later(0.5))).toMatchObject({ sent: 1 });
  });

  test("expired emails are deleted, sent ones stay on record", async () => {
    const database = await open();
    await queue(database, 1, later(1));
    await deliver(database, now);
    await queue(database, 2, later(1));
    await dropExpired(database, later(0.5));
    expect(await database.selectFrom("outbox").select("id").execute()).toHaveLength(3);
    await dropExpired(database, later(1));
    expect(await database.selectFrom("outbox").select("id").execute()).toHaveLength(1);
  });

  test("with nothing to send, it doesn't wait for another writer's lock", async () => {
    const place = await newPlace();
    const [database, another] = [await open(place), await open(place)];
    const limits = { now, settings: { secret: "secret", oldSecrets: [], rateLimit: true } };
    await countWithinLimit(database, { who: "192.0.2.1", most: 1, ...limits });
    await reserveEmail(database, "sam@ridge.example", limits, "call");
    await queue(database, 1, later(1));
    await another.transaction().execute(async (writing) => {
      if (isPostgres(writing)) await sql`lock table outbox, rate_limits, recipient_emails, bookings in exclusive mode`.execute(writing);
      await dropExpired(database, now);
      await sweepLimits(database, now);
      await sweepRecipients(database, now);
      await endLapsedNow(database, { now, settings });
      expect(await deliver(database, later(-1))).toEqual({ sent: 0, waiting: 0, dead: 0, gone: 0 });
    });
    await dropExpired(database, later(1));
    await sweepLimits(database, later(20));
    await sweepRecipients(database, later(24 * 60));
    for (const table of ["outbox", "rateLimits", "recipientEmails"] as const)
      expect(await database.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test("two workers and 500 emails: each is sent once", async () => {
    const place = await newPlace();
    const workers = [await open(place), await open(place)];
    await queue(workers[0] as Database, 500);
    const sent: string[] = [];
    const record: Send = async (_, messageId) => {
      await new Promise((resolve) => setImmediate(resolve));
      sent.push(messageId);
    };
    const counts = await Promise.all(workers.map((database) => deliver(database, now, record)));
    expect(counts.reduce((sum, { sent }) => sum + sent, 0)).toBe(500);
    expect(new Set(sent).size).toBe(500);
    expect(sent).toHaveLength(500);
  });

  test("a database error in one lane ends the round only after the other lanes", async () => {
    const database = await open();
    await queue(database, 2);
    const isNoted = Promise.withResolvers<void>();
    let tries = 0;
    const bounceOne: Send = async () => {
      if (++tries === 1) throw Object.assign(new Error("no such mailbox"), { responseCode: 550, command: "RCPT TO" });
      await isNoted.promise;
    };
    const noteBounce = async () => {
      isNoted.resolve();
      throw new Error("the database is away");
    };
    await expect(deliverDue(database, { send: bounceOne, now: () => now, noteBounce })).rejects.toThrow("away");
    expect(await database.selectFrom("outbox").select("id").where("sentAt", "is not", null).execute()).toHaveLength(1);
  });

  test("emails go out although a request can't be ended", async () => {
    const database = await open();
    await requestBooking(database, request, { now, settings });
    // No moment that an email could say, on either engine.
    await database.updateTable("bookings").set({ heldUntil: now.toISOString(), startsAt: "infinity" }).execute();
    const isSent = Promise.withResolvers<void>();
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line).msg) });
    const { dataDir } = await newFolder();
    const parts = { database, log, now: () => now, settings: { ...settings, dataDir } };
    const stop = startBackgroundWork({ ...parts, preparation: alreadyPrepared, send: async () => isSent.resolve() });
    await isSent.promise;
    await stop();
    expect(lines).toContain("requests that nobody confirmed could not be ended");
  });

  test("work by the clock goes on while an email takes its time, and the end waits for that email", async () => {
    const database = await open();
    await requestBooking(database, request, { now, settings });
    await database.deleteFrom("outbox").execute();
    await queue(database);
    const [isSending, mayGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const send = async () => {
      isSending.resolve();
      await mayGo.promise;
    };
    const { dataDir } = await newFolder();
    const clock = { now };
    const parts = { database, log: pino({ level: "silent" }), now: () => clock.now, settings: { ...settings, dataDir } };
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const stop = startBackgroundWork({ ...parts, preparation: alreadyPrepared, send });
    await isSending.promise;
    await database
      .updateTable("bookings")
      .set({ heldUntil: later(1).toISOString() })
      .execute();
    clock.now = later(2);
    await vi.advanceTimersByTimeAsync(3_000);
    vi.useRealTimers();
    const status = async () => (await database.selectFrom("bookings").select("status").executeTakeFirstOrThrow()).status;
    await expect.poll(status).toBe("cancelled");
    // What the end of the hold has queued.
    await database.deleteFrom("outbox").where("claimedUntil", "is", null).execute();

    const order: string[] = [];
    const stopped = stop().then(() => order.push("stopped"));
    for (let i = 0; i < 20; i++) await status();
    order.push("may go");
    mayGo.resolve();
    await stopped;
    expect(order).toEqual(["may go", "stopped"]);
    expect(await deliver(database, later(10))).toMatchObject({ sent: 0 });
  });

  test("a dead worker's email goes to another after the lease; the late worker changes nothing", async () => {
    const database = await open();
    await queue(database);
    const lost = await claimMessage(database, "email", now);
    expect(await claimMessage(database, "email", later(2))).toBeUndefined();
    const taken = await claimMessage(database, "email", later(3));
    expect(taken).toMatchObject({ id: lost?.id, messageId: lost?.messageId, attempts: 2 });
    if (lost) await markSent(database, lost, later(3));
    expect(await database.selectFrom("outbox").select("sentAt").executeTakeFirst()).toEqual({ sentAt: null });
  });

  test("retries after 1, 2, 4 … minutes while the server is down, and loses nothing over a day", async () => {
    const database = await open();
    await queue(database);
    const away = createSender({ ...settings, smtpUrl: "smtp://127.0.0.1:1" }, { silenceMs: 100 });
    const tries: number[] = [];
    for (let minute = 0; minute <= 24 * 60; minute++) {
      const { waiting, dead } = await deliver(database, later(minute), away);
      expect(dead).toBe(0);
      if (waiting) tries.push(minute);
    }
    expect(tries).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255, 495, 735, 975, 1215]);
    expect(await deliver(database, later(25 * 60))).toMatchObject({ sent: 1 });
  });

  test("gives up on an email after two days, keeps it, and readiness reports it", async () => {
    const database = await open();
    await queue(database);
    smtp.state.mood = "try later";
    expect(await deliver(database, now)).toMatchObject({ waiting: 1 });
    expect(await deliver(database, later(47 * 60))).toMatchObject({ waiting: 1 });
    expect(await deliver(database, later(52 * 60))).toMatchObject({ dead: 1 });
    expect(await countDead(database, now)).toBe(1);
    const row = await database.selectFrom("outbox").select(["problem", "payload"]).executeTakeFirst();
    // One that would come too late stays where it is, and isn't counted as sent again.
    await database
      .updateTable("outbox")
      .set({ expiresAt: later(60).toISOString() })
      .execute();
    expect(await retryDead(database, later(52 * 60))).toEqual([]);
    expect(row?.problem).toContain("451");
    expect(JSON.stringify(row?.payload)).toContain("sam@ridge.example");
    const ready = await openSite({ database, env: LIVE }).get("/health/ready");
    expect([ready.status, await ready.text()]).toEqual([200, "degraded\n- 1 email was given up: ./peakworks mail list\nversion 0 (test)"]);
  });

  test.each([
    ["try later", "waiting", 0],
    ["refuses login", "waiting", 0],
    ["stalls", "waiting", 0],
    ["no such person", "dead", 0],
    ["refuses the email", "dead", 0],
    ["drops after data", "waiting", 1],
  ] as const)("a server that %s: %s", async (mood, outcome, received) => {
    const database = await open();
    await queue(database);
    smtp.state.mood = mood;
    expect(await deliver(database)).toEqual({ sent: 0, waiting: 0, dead: 0, gone: 0, [outcome]: 1 });
    expect(smtp.received).toHaveLength(received);
    smtp.state.mood = "fine";
    await deliver(database, later(2));
    // A server that accepted it without confirming gets it again under the same Message-ID.
    expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(outcome === "dead" ? 0 : 1);
  });
});

describe("an email as it is sent", () => {
  test("over SMTP: names, Reply-To, both bodies and the invitation arrive", async () => {
    const withCalendar = {
      filename: "call.ics",
      contentType: "text/calendar",
      content: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n",
      method: "REQUEST" as const,
    };
    const replyTo = { name: 'Zoë, the "boss" <x@y.z>', address: "zoe@ridge.example" };
    await send({ ...email, replyTo, subject: "Grüße\r\nBcc: all@example.com", attachments: [withCalendar] }, "<1@peakworks.example>");
    const mail = await PostalMime.parse(smtp.received[0]?.raw ?? "");
    expect(mail.from).toMatchObject({ name: "Peakworks", address: "hello@peakworks.example" });
    expect(mail.replyTo).toEqual([expect.objectContaining({ name: 'Zoë, the "boss" <x@y.z>', address: "zoe@ridge.example" })]);
    expect([mail.messageId, mail.bcc, mail.subject]).toEqual(["<1@peakworks.example>", undefined, "Grüße Bcc: all@example.com"]);
    expect([mail.text?.trim(), mail.html?.trim()]).toEqual(["Hi", "<p>Hi</p>"]);
    expect(mail.attachments.some(({ mimeType, method }) => mimeType === "text/calendar" && method === "REQUEST")).toBe(true);
  });

  test("without a mail server it becomes a file that mail programs can open", async () => {
    const { dataDir } = await newFolder();
    const toFile = createSender({ ...settings, smtpUrl: undefined, dataDir });
    for (let i = 0; i < 2; i++) await toFile(email, "<abc@peakworks.example>");
    expect(readdirSync(join(dataDir, "mail"))).toEqual(["abc.eml"]);
    const mail = await PostalMime.parse(readFileSync(join(dataDir, "mail", "abc.eml")));
    expect([mail.subject, mail.to?.[0]]).toEqual(["Hi", expect.objectContaining({ address: "sam@ridge.example" })]);
  });
});

describeOnBothEngines("a booking's emails", ({ open }) => {
  test("reach the agency and the visitor", async () => {
    const database = await open();
    await requestBooking(database, request, { now, settings });
    await deliverDue(database, { send, now: () => now });
    const mails = await Promise.all(smtp.received.map(({ raw }) => PostalMime.parse(raw)));
    const [agency, visitor] = mails.sort((a, b) => (a.to?.[0]?.address ?? "").localeCompare(b.to?.[0]?.address ?? ""));
    expect(agency?.to?.[0]).toMatchObject({ address: "calls@peakworks.example" });
    expect(agency?.replyTo?.[0]).toMatchObject({ name: "Sam Hill", address: "sam@ridge.example" });
    expect(visitor?.to?.[0]).toMatchObject({ name: "Sam Hill", address: "sam@ridge.example" });
    expect(visitor?.attachments.some(({ mimeType }) => mimeType === "text/calendar")).toBe(true);
    const picture = visitor?.attachments.find(({ mimeType }) => mimeType === "image/png");
    expect([picture?.contentId, picture?.disposition, picture?.related]).toEqual(["<summit@map>", "inline", true]);
    expect(visitor?.html).toContain('src="cid:summit@map"');
    // The agency's flag goes up when it confirms.
    expect(agency?.html).toContain('src="cid:route@map"');
  });
});
