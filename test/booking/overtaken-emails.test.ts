import { pino } from "pino";
import { expect, test } from "vitest";
import { readBooking } from "../../app/booking/data/booking-rows.server.ts";
import {
  cancelByAgency,
  confirmBooking,
  declineBooking,
  offerTimes,
  rescheduleBooking,
} from "../../app/booking/data/changes/agency-answers.server.ts";
import { recordOutcome } from "../../app/booking/data/changes/outcomes.server.ts";
import { cancelBooking, moveBooking } from "../../app/booking/data/changes/visitor-changes.server.ts";
import { takeBooking } from "../../app/booking/data/requests/take-booking.server.ts";
import { dismissEmail, retryEmails } from "../../app/booking/data/retry-emails.server.ts";
import type { Database } from "../../app/database/database.server.ts";
import { deliverDue, type Send } from "../../app/mail/delivery.server.ts";
import type { Email } from "../../app/mail/email.ts";
import { dropExpired, listUnsent } from "../../app/mail/unsent.server.ts";
import { MINUTE_MS } from "../../app/time/durations.ts";
import { bookCall } from "../harness/book-call.ts";
import { now, request, settings } from "../harness/booking-example.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { tokenIn } from "../harness/token-in.ts";

const WEDNESDAY = { selectedDate: "2026-11-18", selectedTime: "10:00 AM" } as const;
const THURSDAY = { selectedDate: "2026-11-19", selectedTime: "10:00 AM" } as const;
const at = (minutes: number) => ({ now: new Date(now.getTime() + minutes * MINUTE_MS), settings });

/** A mail server that's away until it's told to come back. */
function mailServer(database: Database) {
  const got: { email: Email; messageId: string }[] = [];
  const server = { isAway: true };
  const send: Send = async (email, messageId) => {
    if (server.isAway) throw new Error("away");
    if (email.to.address === request.email) got.push({ email, messageId });
  };
  const deliver = async (from: number, until: number) => {
    for (let minute = from; minute < until; minute += 5) await deliverDue(database, { send, now: () => at(minute).now });
  };
  /** What the visitor got, in its order. */
  const kinds = async () => {
    const rows = await database.selectFrom("outbox").select(["kind", "messageId"]).execute();
    return got.map(({ messageId }) => rows.find((row) => row.messageId === messageId)?.kind);
  };
  return { deliver, kinds, got, comeBack: () => Object.assign(server, { isAway: false }) };
}

type Call = { id: string; visitor: string };
type Step = (database: Database, call: Call, minute: number) => Promise<unknown>;

const STEPS = {
  confirmed: (database, call, minute) => confirmBooking(database, call, at(minute)),
  offered: (database, call, minute) => offerTimes(database, call, [WEDNESDAY], at(minute)),
  "offered again": (database, call, minute) => offerTimes(database, call, [THURSDAY], at(minute)),
  "moved by the visitor": (database, { visitor }, minute) => moveBooking(database, visitor, WEDNESDAY, at(minute)),
  "moved by the agency": (database, call, minute) => rescheduleBooking(database, call, THURSDAY, at(minute)),
  "canceled by the visitor": (database, { visitor }, minute) => cancelBooking(database, visitor, at(minute)),
  "canceled by the agency": (database, call, minute) => cancelByAgency(database, call, "", at(minute)),
  declined: (database, call, minute) => declineBooking(database, call, "", at(minute)),
} satisfies Record<string, Step>;

describeOnBothEngines("while the mail server is away", ({ engine, open }) => {
  async function asked(database: Database) {
    const call = await bookCall(database, {}, at(0));
    return { id: call.id, visitor: await tokenIn(database, "acknowledgement") };
  }

  test.each<[keyof typeof STEPS, string[]]>([
    ["canceled by the agency", ["cancellation"]],
    ["canceled by the visitor", ["cancellation"]],
    ["moved by the agency", ["reschedule"]],
    ["moved by the visitor", ["move"]],
  ])("what came back before the call was %s isn't sent again, and its note stays until it's dismissed", async (step, kinds) => {
    const database = await open();
    const call = await asked(database);
    await confirmBooking(database, call, at(0));
    const confirmation = await database.selectFrom("outbox").select("id").where("kind", "=", "confirmation").executeTakeFirstOrThrow();
    const bounced = { dead: true, bounced: true, problem: "EENVELOPE RCPT TO 550" };
    await database.updateTable("outbox").set(bounced).where("id", "=", confirmation.id).execute();
    await database
      .updateTable("bookings")
      .set({ bouncedAt: at(0).now.toISOString() })
      .execute();
    await database.deleteFrom("outbox").where("kind", "=", "acknowledgement").execute();
    await STEPS[step](database, call, 20);
    expect(await retryEmails(database, confirmation.id, at(30).now)).toBe(0);
    await dropExpired(database, at(30).now);
    const server = mailServer(database);
    server.comeBack();
    await server.deliver(30, 40);
    expect(await server.kinds()).toEqual(kinds);
    const [shown] = await listUnsent(database, at(40).now);
    expect(shown).toMatchObject({ id: confirmation.id, bounced: true, isOvertaken: true, to: request.email });
    expect((await readBooking(database, call.id))?.bouncedAt).not.toBeNull();
    expect(await dismissEmail(database, confirmation.id)).toBe(1);
    expect((await readBooking(database, call.id))?.bouncedAt).toBeNull();
  });

  test("one that's on its way when the call ends goes or fails, and isn't tried again", async () => {
    const database = await open();
    const call = await asked(database);
    for (const isAway of [false, true]) {
      await confirmBooking(database, call, at(10));
      const send: Send = async ({ subject }) => {
        if (!subject.startsWith("Confirmed")) return;
        await moveBooking(database, call.visitor, isAway ? THURSDAY : WEDNESDAY, at(10));
        if (isAway) throw new Error("away");
      };
      await deliverDue(database, { send, now: () => at(10).now });
      expect(await unsent(database)).not.toContain("confirmation");
    }
  });

  // Other tests run the queries of what follows on both engines.
  if (engine === "postgres") return;

  test.each<[(keyof typeof STEPS)[], string[]]>([
    [["confirmed"], ["confirmation"]],
    [["offered"], ["offer"]],
    [["offered", "offered again"], ["offer"]],
    [["offered", "confirmed"], ["confirmation"]],
    // The call keeps its time until the visitor picks another one, so both are true.
    [
      ["confirmed", "offered"],
      ["confirmation", "offer"],
    ],
    [["moved by the visitor"], ["move"]],
    [["confirmed", "moved by the visitor"], ["move"]],
    [["confirmed", "moved by the agency"], ["reschedule"]],
    [["moved by the visitor", "confirmed"], ["confirmation"]],
    [["confirmed", "canceled by the visitor"], ["cancellation"]],
    [["offered", "canceled by the visitor"], ["cancellation"]],
    [["moved by the agency", "canceled by the agency"], ["cancellation"]],
    [["declined"], ["cancellation"]],
  ])("a call that's %j sends its visitor only what's still true", async (steps, kinds) => {
    const database = await open();
    const server = mailServer(database);
    const call = await asked(database);
    await server.deliver(0, 20);
    for (const [i, step] of steps.entries()) {
      await STEPS[step](database, call, 20 * (i + 1));
      await server.deliver(20 * (i + 1), 20 * (i + 2));
    }
    server.comeBack();
    await server.deliver(60, 4 * 60);
    expect((await server.kinds()).toSorted()).toEqual(kinds);
    if (kinds[0] === "cancellation") expect(server.got[0]?.email.attachments[0]?.content).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/);
    // The agency reads the whole story.
    const notice = database.selectFrom("outbox").select("sentAt").where("kind", "=", "notice");
    expect((await notice.executeTakeFirstOrThrow()).sentAt).not.toBeNull();
  });

  test("a no-show that was a mistake isn't told to the visitor", async () => {
    const database = await open();
    const call = await asked(database);
    await confirmBooking(database, call, at(0));
    const after = 3 * 24 * 60;
    await recordOutcome(database, call, "missed", "", at(after));
    await recordOutcome(database, call, "talked", "", at(after + 10));
    expect(await unsent(database)).not.toContain("no-show");
    expect(await unsent(database)).toContain("thank-you");
  });

  test("what was given up isn't there to be tried again, what came back stays for the owner to see", async () => {
    const database = await open();
    const call = await asked(database);
    const acknowledgement = database.updateTable("outbox").where("kind", "=", "acknowledgement");
    await acknowledgement.set({ dead: true, bounced: true }).execute();
    await confirmBooking(database, call, at(10));
    await database.updateTable("outbox").set({ dead: true }).where("kind", "=", "confirmation").execute();
    await cancelByAgency(database, call, "", at(20));
    expect(await unsent(database)).toEqual(["acknowledgement", "cancellation", "cancellation-notice", "confirmation-notice", "notice"]);
  });

  test("a form that's sent again after its answer isn't told that there's no email", async () => {
    const database = await open();
    const site = { database, settings, now: () => at(5).now, network: "", log: pino({ level: "silent" }) };
    const first = await takeBooking(site, { ...request, website: "" }, { idempotencyKey: "key" });
    if (first.status !== 201) throw new Error(String(first.status));
    await confirmBooking(database, first.booking, at(10));
    const { askedAt, startsAt, booking } = first;
    const again = await takeBooking(site, { ...request, website: "" }, { idempotencyKey: "key" });
    expect(again).toEqual({ status: 201, askedAt, startsAt, booking: { ...booking, status: "confirmed" } });
  });
});

async function unsent(database: Database) {
  const rows = await database.selectFrom("outbox").select("kind").where("sentAt", "is", null).where("channel", "=", "email").execute();
  const timed = ["nudge", "agency-reminder", "reminder-day", "reminder-hour", "after-call"];
  return rows
    .map(({ kind }) => kind)
    .filter((kind) => !timed.includes(kind))
    .sort();
}
