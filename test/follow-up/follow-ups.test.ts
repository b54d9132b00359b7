import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { closeHours } from "../../app/booking/data/calendar/closings.server.ts";
import { requestBooking } from "../../app/booking/data/requests/request-booking.server.ts";
import { WHOLE_DAY } from "../../app/booking/rules/closings.ts";
import type { Lead } from "../../app/calculator/rules/lead.ts";
import type { Database } from "../../app/database/database.server.ts";
import { FOLLOW_UP_KINDS } from "../../app/follow-up/catalog.ts";
import { queueFollowUps } from "../../app/follow-up/data/follow-ups.server.ts";
import { endFollowUps } from "../../app/people/data/next-step.server.ts";
import { listPeople } from "../../app/people/data/people.server.ts";
import { changeStage } from "../../app/people/data/stage.server.ts";
import type { Person } from "../../app/people/rules/person.ts";
import { HOUR_MS } from "../../app/time/durations.ts";
import { request } from "../harness/booking-example.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { holdRow, untilWaiting } from "../harness/locks.ts";
import { askForPlan, emailsOf, following } from "../harness/people-example.ts";

/** Monday, November 2, 2026, 3 PM in New York. Thanksgiving is on the 26th. */
const ASKED = new Date("2026-11-02T20:00:00Z");
const MORNING = new Date("2026-11-05T15:00:00Z");
const DAY = 24 * HOUR_MS;

/** Runs the worker's task every hour for some days, as a site that's always up does. */
async function live(database: Database, from: Date, days: number, settings = following) {
  for (let hour = 0; hour < days * 24; hour++) await queueFollowUps(database, { now: new Date(from.getTime() + hour * HOUR_MS), settings });
}

/** One asks, and the others are copies: to ask takes longer than to follow up. */
async function askMany(database: Database, count: number) {
  const addresses = Array.from({ length: count }, (_, i) => `kim${i}@pipe.example`);
  await askForPlan(database, ASKED, { email: addresses[0] });
  const person = await database.selectFrom("people").selectAll().executeTakeFirstOrThrow();
  const lead = await database.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
  const others = addresses.slice(1).map((email) => ({ email, personId: randomUUID() }));
  const people = others.map(({ email, personId }) => ({ ...person, id: personId, email, knownBy: email }));
  await database.insertInto("people").values(people).execute();
  await database
    .insertInto("leads")
    .values(others.map((copy) => ({ ...lead, ...copy, id: randomUUID() })))
    .execute();
  return addresses.toSorted();
}

/** The order in which a run writes to them. */
const inTurn = async (database: Database) => (await listPeople(database)).toSorted((a, b) => (a.id < b.id ? -1 : 1));

const receivers = async (database: Database) =>
  (await emailsOf(database, ...FOLLOW_UP_KINDS)).map(({ email }) => email.to.address).toSorted();

const sent = async (database: Database) =>
  (await emailsOf(database, ...FOLLOW_UP_KINDS)).map(({ kind, dueAt }) => `${dueAt.slice(0, 16)} ${kind}`);

describeOnBothEngines("follow-ups", ({ engine, open, newPlace }) => {
  test.each([
    [
      "books",
      (database: Database, settings: typeof following, { email }: Person) =>
        requestBooking(database, { ...request, email }, { now: MORNING, settings }),
    ],
    ["stops", (database: Database, _: typeof following, { id }: Person) => endFollowUps(database, id, "stopped", MORNING)],
  ])("whoever %s while the morning run is under way gets none", async (_, end) => {
    const settings = { ...following, rateLimit: true };
    const database = await open();
    await askForPlan(database, ASKED);
    await askForPlan(database, new Date(ASKED.getTime() + HOUR_MS), { email: "pat@peak.example" });
    const [first, second] = (await inTurn(database)) as [Person, Person];
    const release = await holdRow(database, "people", first.id);
    const run = queueFollowUps(database, { now: MORNING, settings });
    await untilWaiting(database, 1, run);
    const ending = end(database, settings, second);
    await untilWaiting(database, 2, ending);
    await release();
    await Promise.all([run, ending]);
    expect((await inTurn(database)).map(({ followUpsLeft }) => followUpsLeft)).toEqual([2, 0]);
    expect(await receivers(database)).toEqual([first.email]);
  });

  test("go out in batches, so that nobody waits for all of them, and a stopped run goes on where it was", async () => {
    const database = await open();
    const everybody = await askMany(database, 120);
    let batches = 0;
    expect(await queueFollowUps(database, { now: MORNING, settings: following }, () => batches++ === 1)).toBe(50);
    let turns = 0;
    const count = () => {
      turns++;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    expect(await queueFollowUps(database, { now: MORNING, settings: following })).toBe(70);
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(2);
    expect(await receivers(database)).toEqual(everybody);
  });

  test("that fail in the middle send nothing twice and leave nobody out", async () => {
    const database = await open();
    const everybody = await askMany(database, 120);
    // The second one has a tool of the trade, and nobody has one for a trade that doesn't exist.
    await database.updateTable("people").set({ followUpsLeft: 2 }).execute();
    const due = { now: new Date("2026-11-09T15:00:00Z"), settings: following };
    const middle = (await inTurn(database))[75]?.email ?? "";
    const give = (tradeType: Lead["tradeType"]) => database.updateTable("leads").set({ tradeType }).where("email", "=", middle).execute();
    await give("nothing" as Lead["tradeType"]);
    await expect(queueFollowUps(database, due)).rejects.toThrow();
    expect(await receivers(database)).toHaveLength(50);
    await give("plumbing");
    expect(await queueFollowUps(database, due)).toBe(70);
    expect(await queueFollowUps(database, due)).toBeUndefined();
    expect(await receivers(database)).toEqual(everybody);
  });

  test("two processes that take turns, and two runs at once, send each one once", async () => {
    const place = await newPlace();
    const [database, other] = [await open(place), await open(place)];
    const everybody = await askMany(database, 220);
    for (const one of [database, other, database]) {
      let batches = 0;
      expect(await queueFollowUps(one, { now: MORNING, settings: following }, () => batches++ === 1)).toBe(50);
    }
    await Promise.all([1, 2].map(() => queueFollowUps(database, { now: MORNING, settings: following })));
    expect(await receivers(database)).toEqual(everybody);
  });

  test("FOLLOW_UP=off ends them all, and without a postal address there are none", async () => {
    const database = await open();
    await askForPlan(database, ASKED);
    await live(database, ASKED, 4);
    await live(database, new Date(ASKED.getTime() + 4 * DAY), 12, { ...following, followUp: false });
    expect(await sent(database)).toEqual([]);
    await askForPlan(database, ASKED, { email: "pat@peak.example" }, { ...following, postalAddress: "" });
    expect((await listPeople(database)).map(({ followUpsLeft }) => followUpsLeft)).toEqual([2, 0]);
  });

  // Other tests run the queries of what follows on both engines.
  if (engine === "postgres") return;

  test("go on day 3, 7 and 14 at 10 AM, and then no more", async () => {
    const database = await open();
    await askForPlan(database, ASKED);
    await live(database, ASKED, 21);
    expect(await sent(database)).toEqual([
      "2026-11-05T15:00 follow-up-action",
      "2026-11-09T15:00 follow-up-tool",
      "2026-11-16T15:00 follow-up-last",
    ]);
  });

  test("never on a weekend or a closed day: the next open one instead", async () => {
    const database = await open();
    // A Wednesday, so day 3 is a Saturday.
    await askForPlan(database, new Date("2026-11-04T20:00:00Z"));
    await closeHours(database, ["2026-11-09", "2026-11-11"], WHOLE_DAY, "Away");
    await live(database, new Date("2026-11-04T20:00:00Z"), 21, { ...following, holidays: "us" });
    expect(await sent(database)).toEqual([
      "2026-11-10T15:00 follow-up-action",
      "2026-11-12T15:00 follow-up-tool",
      "2026-11-18T15:00 follow-up-last",
    ]);
  });

  test("each has the reader's own figure or tool, one link to book, one to stop, the address and the reason", async () => {
    const database = await open();
    await askForPlan(database, ASKED);
    await live(database, ASKED, 20);
    const emails = await emailsOf(database, ...FOLLOW_UP_KINDS);
    for (const { email } of emails) {
      expect(email.to.address).toBe("kim@pipe.example");
      expect(email.text.match(/\/contact\?interest=strategy-session/g)).toHaveLength(1);
      expect(email.listUnsubscribe).toMatch(/^https:\/\/www\.peakworks\.example\/follow-up\/stop\?token=/);
      expect(email.text).toContain(email.listUnsubscribe);
      expect(email.text).toContain(following.postalAddress);
      expect(email.text).toContain("asked us for an action plan at this address on November 2, 2026");
    }
    const [action, tool] = emails;
    expect(action?.email.text).toMatch(/\$[\d,]+ a year by your own numbers/);
    expect(tool?.email.text).toContain("/templates/water-heater-card.docx");
  });

  test.each([
    [
      "books",
      async (database: Database) =>
        void (await requestBooking(database, { ...request, email: "kim@pipe.example" }, { now: ASKED, settings: following })),
    ],
    ["stops", async (database: Database, id: string) => void (await endFollowUps(database, id, "stopped", ASKED))],
    ["replies", async (database: Database, id: string) => void (await endFollowUps(database, id, "replied", ASKED))],
    ["bounces", async (database: Database, id: string) => void (await endFollowUps(database, id, "bounced", ASKED))],
    [
      "moves on",
      async (database: Database, id: string) => void (await changeStage(database, id, "talked", "", { now: ASKED, settings: following })),
    ],
  ])("end when the person %s, even those that wait in the outbox", async (_, end) => {
    const database = await open();
    await askForPlan(database, ASKED);
    await live(database, ASKED, 4);
    expect(await sent(database)).toHaveLength(1);
    await end(database, (await listPeople(database))[0]?.id ?? "");
    await live(database, new Date(ASKED.getTime() + 4 * DAY), 12);
    expect(await sent(database)).toEqual([]);
  });

  test("a plan that wasn't emailed has none, two processes send one, and a site that's back in the evening waits", async () => {
    const place = await newPlace();
    const [database, other] = [await open(place), await open(place)];
    await askForPlan(database, ASKED);
    const late = new Date("2026-11-06T00:00:00Z");
    expect(await queueFollowUps(database, { now: late, settings: following })).toBe(0);
    const due = new Date("2026-11-06T15:00:00Z");
    for (const one of [database, other]) await queueFollowUps(one, { now: due, settings: following });
    expect(await sent(database)).toHaveLength(1);
  });

  test("a mailbox that got too many emails gets its follow-up on another day", async () => {
    const database = await open();
    const limited = { ...following, rateLimit: true };
    await askForPlan(database, ASKED, {}, limited);
    const due = new Date("2026-11-05T15:00:00Z");
    for (let i = 0; i < 3; i++)
      await requestBooking(database, { ...request, email: "kim+x@pipe.example", selectedTime: "9:00 AM" }, { now: due, settings: limited });
    // Booking ended them; only the mailbox's limit is looked at here.
    await database.updateTable("people").set({ followUpsLeft: 3 }).execute();
    for (const minute of [1, 2]) await askForPlan(database, new Date(due.getTime() + minute), { email: "kim+y@pipe.example" }, limited);
    expect(await queueFollowUps(database, { now: new Date(due.getTime() + 60_000), settings: limited })).toBe(0);
    await database.updateTable("people").set({ followUpsLeft: 3 }).execute();
    await database.deleteFrom("leads").where("createdAt", ">", ASKED.toISOString()).execute();
    expect(await queueFollowUps(database, { now: new Date("2026-11-06T15:00:00Z"), settings: limited })).toBe(1);
  });
});
