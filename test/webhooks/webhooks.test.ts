import { createHmac } from "node:crypto";
import { pino } from "pino";
import { afterAll, beforeEach, expect, test } from "vitest";
import { confirmBooking } from "../../app/booking/data/changes/agency-answers.server.ts";
import { cancelBooking, moveBooking } from "../../app/booking/data/changes/visitor-changes.server.ts";
import { requestBooking } from "../../app/booking/data/requests/request-booking.server.ts";
import { storeLead } from "../../app/calculator/data/leads.server.ts";
import { parseLead } from "../../app/calculator/rules/lead.ts";
import type { Database } from "../../app/database/database.server.ts";
import { deliverDue } from "../../app/mail/delivery.server.ts";
import { countDead, listUnsent, retryDead } from "../../app/mail/unsent.server.ts";
import { askToSubscribe, confirmSubscription } from "../../app/newsletter/data/subscribe.server.ts";
import { HOUR_MS } from "../../app/time/durations.ts";
import { postDue } from "../../app/webhooks/post-due.server.ts";
import { createWebhookSender, sign } from "../../app/webhooks/webhook-sender.ts";
import { startBackgroundWork } from "../../server/background.ts";
import { now, settings as plain, request } from "../harness/booking-example.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { lead } from "../harness/lead-example.ts";
import { peakworks } from "../harness/peakworks.ts";
import { alreadyPrepared } from "../harness/prepare-database.ts";
import { startReceiver } from "../harness/receiver.ts";
import { openSite } from "../harness/site.ts";
import { tokenIn } from "../harness/token-in.ts";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const receiver = await startReceiver();
afterAll(receiver.stop);
beforeEach(() => {
  receiver.received.length = 0;
  Object.assign(receiver.state, { mood: "fine", written: 0 });
});
const settings = { ...plain, secret: "a secret of the tests, long enough", webhookUrl: receiver.url, webhookSecret: SECRET };
const nowAndSettings = { now, settings };
const sender = createWebhookSender(settings) ?? (async () => {});
/** Doesn't wait long for a receiver that never answers. */
const hasty = createWebhookSender(settings, 300) ?? sender;
const events = () => receiver.received.map(({ body }) => JSON.parse(body));

/** Checks a request as its receiver would, by the convention's own words. */
function isGenuine({ headers, body }: (typeof receiver.received)[number]) {
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const expected = createHmac("sha256", Buffer.from(SECRET.slice(6), "base64"))
    .update(signed)
    .digest("base64");
  return headers["webhook-signature"] === `v1,${expected}` && Math.abs(Date.now() / 1000 - Number(headers["webhook-timestamp"])) < 300;
}

test("signs like the convention's own example", () => {
  expect(sign(SECRET, "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, '{"test": 2432232314}')).toBe(
    "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  );
});

describeOnBothEngines("webhooks", ({ open, newPlace }) => {
  const post = (database: Database, moment = now) =>
    postDue(database, { send: receiver.state.mood === "silent" ? hasty : sender, now: () => moment });
  const book = (database: Database, changes: object = {}) => requestBooking(database, { ...request, ...changes }, nowAndSettings);

  test("a request arrives signed, with both clocks and every field, without a link, and is emptied", async () => {
    const database = await open();
    await requestBooking(database, request, { ...nowAndSettings, visitorTimeZone: "America/Los_Angeles", interest: "qa-session" });
    expect(await post(database)).toEqual({ sent: 1, waiting: 0, dead: 0, gone: 0 });
    const { selectedDate: _, selectedTime: __, ...fields } = request;
    expect(events()).toEqual([
      {
        type: "booking.requested",
        timestamp: now.toISOString(),
        data: {
          id: expect.stringMatching(/^[\da-f-]{36}$/),
          status: "requested",
          startsAt: "2026-11-17T14:00:00.000Z",
          endsAt: "2026-11-17T14:30:00.000Z",
          minutes: 30,
          agencyClock: "Tuesday, November 17, 2026 at 9:00 AM EST",
          visitorClock: "Tuesday, November 17, 2026 at 6:00 AM PST",
          visitorTimeZone: "America/Los_Angeles",
          answerBy: "2026-11-16T12:00:00.000Z",
          movedFrom: null,
          endReason: null,
          interest: "qa-session",
          fields,
        },
      },
    ]);
    const [first] = receiver.received;
    expect(first && isGenuine(first)).toBe(true);
    expect(first).toMatchObject({ path: "/calls", headers: { "content-type": "application/json" } });
    expect(first?.body).not.toMatch(/token|https?:/);
    const row = await database.selectFrom("outbox").select("payload").where("channel", "=", "webhook").executeTakeFirstOrThrow();
    expect(JSON.stringify(row.payload)).not.toContain("Sam");
    expect(await post(database)).toMatchObject({ sent: 0 });
  });

  test("every change is an event, in the transaction of the change, once", async () => {
    const database = await open();
    await book(database);
    const [confirm, manage] = [await tokenIn(database, "notice"), await tokenIn(database, "acknowledgement")];
    await Promise.all([1, 2].map(() => confirmBooking(database, confirm, nowAndSettings)));
    await moveBooking(database, manage, { selectedDate: "2026-11-18", selectedTime: "9:00 AM" }, nowAndSettings);
    await Promise.all([1, 2].map(() => cancelBooking(database, manage, nowAndSettings)));
    const parsed = parseLead(lead);
    if ("lead" in parsed) await storeLead(database, parsed.lead, nowAndSettings);
    await askToSubscribe(database, "pat@peak.example", nowAndSettings);
    const optIn = await tokenIn(database, "opt-in");
    await Promise.all([1, 2].map(() => confirmSubscription(database, optIn, nowAndSettings)));
    await expect(requestBooking(database, request, { now, settings: { ...settings, siteUrl: "broken" } })).rejects.toThrow();
    await post(database);
    const told = events();
    expect(told.map(({ type }) => type).sort()).toEqual([
      "booking.canceled",
      "booking.confirmed",
      "booking.moved",
      "booking.requested",
      "lead.created",
      "subscriber.confirmed",
    ]);
    const of = (type: string) => told.find((event) => event.type === type).data;
    expect(of("booking.moved")).toMatchObject({ status: "requested", movedFrom: "2026-11-17T14:00:00.000Z" });
    expect(of("booking.canceled")).toMatchObject({ status: "canceled", endReason: "visitor", answerBy: null });
    expect(of("lead.created")).toMatchObject({ fields: { company: lead.company }, inputs: { averageHourlyRate: 85 } });
    expect(of("subscriber.confirmed")).toMatchObject({ email: "pat@peak.example", confirmedAt: now.toISOString() });
    expect(JSON.stringify(told)).not.toContain("token");
  });

  test("without WEBHOOK_URL nothing is queued", async () => {
    const database = await open();
    await requestBooking(database, request, { now, settings: plain });
    expect(await database.selectFrom("outbox").select("id").where("channel", "=", "webhook").execute()).toEqual([]);
  });

  test.each([
    ["error", "POST 500"],
    ["redirects", "POST 301"],
    ["silent", "ETIMEDOUT"],
  ] as const)(
    "a receiver that answers with '%s' is tried again after 1, 2, 4 minutes and given up after two days",
    async (mood, problem) => {
      const database = await open();
      await book(database);
      receiver.state.mood = mood;
      let moment = now;
      const waits: number[] = [];
      for (let i = 0; i < 4; i++) {
        expect(await post(database, moment)).toMatchObject({ waiting: 1 });
        const [event] = await listUnsent(database, moment, "webhook");
        expect(event?.problem).toBe(problem);
        waits.push(((event?.dueAt.getTime() ?? 0) - moment.getTime()) / 60_000);
        moment = event?.dueAt ?? moment;
      }
      expect(waits).toEqual([1, 2, 4, 8]);
      expect(await post(database, new Date(now.getTime() + 48 * HOUR_MS))).toMatchObject({ dead: 1 });
      expect([await countDead(database, now, { channel: "webhook" }), await countDead(database, now)]).toEqual([1, 0]);
      expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
      expect(receiver.received.map(({ path }) => path)).not.toContain("/elsewhere");
      receiver.state.mood = "fine";
      await retryDead(database, now, { channel: "webhook" });
      expect(await post(database)).toMatchObject({ sent: 1 });
    },
  );

  test("one that is down is tried again; one that says 410 gets no second try", async () => {
    const database = await open();
    await book(database);
    const nobody = createWebhookSender({ ...settings, webhookUrl: "http://127.0.0.1:1/" }) ?? sender;
    expect(await postDue(database, { send: nobody, now: () => now })).toMatchObject({ waiting: 1 });
    expect((await listUnsent(database, now, "webhook"))[0]?.problem).toMatch(/^(ECONNREFUSED|TypeError)$/);
    receiver.state.mood = "gone";
    expect(await post(database, new Date(now.getTime() + HOUR_MS))).toMatchObject({ dead: 1 });
  });

  test("an endless response body isn't read", async () => {
    const database = await open();
    await book(database);
    receiver.state.mood = "endless body";
    expect(await post(database)).toMatchObject({ sent: 1 });
    expect(receiver.state.written).toBeLessThan(16 * 1024 * 1024);
  });

  test("emails don't wait for a receiver that says nothing, and neither channel sends the other's", async () => {
    const database = await open();
    await book(database);
    const sent: string[] = [];
    let release = () => {};
    const stuck = new Promise<void>((resolve) => {
      release = resolve;
    });
    const log = pino({ level: "silent" });
    const send = async ({ subject }: { subject: string }) => void sent.push(subject);
    const parts = {
      database,
      log,
      preparation: alreadyPrepared,
      now: () => now,
      settings: { ...settings, dataDir: "" },
      send,
      post: () => stuck,
    };
    const stop = startBackgroundWork(parts);
    await expect.poll(() => sent).toHaveLength(2);
    release();
    await stop();
    expect(await deliverDue(database, { send, now: () => now })).toMatchObject({ sent: 0 });
  });

  test("go with the person they're about", async () => {
    const place = await newPlace();
    const database = await open(place);
    await book(database);
    const { stdout } = await peakworks(place, ["privacy", "export", request.email]);
    expect(JSON.parse(stdout).emails).toContainEqual(expect.objectContaining({ channel: "webhook", kind: "booking.requested" }));
    await peakworks(place, ["privacy", "delete", request.email, "--yes"]);
    expect(await database.selectFrom("outbox").select("id").execute()).toEqual([]);
  });

  test("the command lists them, sends dead ones again and sends a test; the readiness check counts dead ones", async () => {
    const place = await newPlace();
    const database = await open(place);
    const env = { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: SECRET };
    await book(database);
    receiver.state.mood = "gone";
    await post(database);
    expect((await peakworks(place, ["webhooks", "list"])).stdout).toMatch(
      /^[\da-f-]{36} {2}given up {2}booking\.requested {2}booking [\da-f-]{36} {2}due .* {2}1 try {2}POST 410\n$/,
    );
    expect((await peakworks(place, ["mail", "list"])).stdout).not.toContain("booking.requested");
    expect(await (await openSite({ database, now: () => now }).get("/health/ready")).text()).toContain(
      "- 1 webhook was given up: ./peakworks webhooks list",
    );
    expect(await peakworks(place, ["webhooks", "test"], env)).toMatchObject({ code: 1, stderr: expect.stringContaining("it answers 410") });
    receiver.state.mood = "fine";
    expect((await peakworks(place, ["webhooks", "retry"])).stderr).toBe("1 webhook goes out again within seconds, if the site runs.\n");
    expect(await post(database, new Date())).toMatchObject({ sent: 1 });
    receiver.received.length = 0;
    expect(await peakworks(place, ["webhooks", "test"], env)).toMatchObject({
      code: 0,
      stderr: expect.stringContaining("took a test event"),
    });
    expect(receiver.received.map(isGenuine)).toEqual([true]);
    expect(await peakworks(place, ["webhooks", "test"])).toMatchObject({ code: 2 });
  });
});
