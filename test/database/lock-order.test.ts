import { expect, test } from "vitest";
import { readBooking } from "../../app/booking/data/booking-rows.server.ts";
import { noteBounce } from "../../app/booking/data/bounces.server.ts";
import { confirmBooking } from "../../app/booking/data/changes/agency-answers.server.ts";
import { retryEmails } from "../../app/booking/data/retry-emails.server.ts";
import type { Database } from "../../app/database/database.server.ts";
import { queueFollowUps } from "../../app/follow-up/data/follow-ups.server.ts";
import { readPayload } from "../../app/mail/outbox.server.ts";
import { endFollowUps } from "../../app/people/data/next-step.server.ts";
import { listPeople } from "../../app/people/data/people.server.ts";
import { deleteForgotten } from "../../app/people/data/privacy-records.server.ts";
import { deletePerson } from "../../app/privacy/data/person.server.ts";
import { MINUTE_MS } from "../../app/time/durations.ts";
import { bookCall } from "../harness/book-call.ts";
import { now } from "../harness/booking-example.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { holdRow, holdTurn, untilWaiting } from "../harness/locks.ts";
import { askForPlan, emailsOf, following as settings } from "../harness/people-example.ts";

// On PostgreSQL two changes that take the same locks in different orders end with 'deadlock detected': the order is in take-turn.server.ts.

type Works = [() => Promise<unknown>, () => Promise<unknown>];

/** Both begin while somebody holds a row, and each has taken what it can by the time that they go on. */
async function atOnce(database: Database, table: "people" | "outbox", id: string, [first, second]: Works) {
  const release = await holdRow(database, table, id);
  const one = first();
  await untilWaiting(database, 1, one);
  const other = second();
  await untilWaiting(database, 2, other);
  await release();
  const ended = await Promise.allSettled([one, other]);
  expect(ended.flatMap((work) => (work.status === "rejected" ? [work.reason] : []))).toEqual([]);
}

async function emailIdOf(database: Database, kind: string) {
  const email = database.selectFrom("outbox").select("id").where("kind", "=", kind).orderBy("dueAt").limit(1);
  return (await email.executeTakeFirstOrThrow()).id;
}

/** As the worker does once the mailbox has refused the email. */
async function bounceOf(database: Database, emailId: string) {
  const claimedUntil = new Date(now.getTime() + MINUTE_MS).toISOString();
  const claim = database.updateTable("outbox").set({ claimedUntil }).where("id", "=", emailId).returningAll();
  const row = await claim.executeTakeFirstOrThrow();
  const claimed = { ...row, claimedUntil, firstTriedAt: now, message: readPayload(row.payload) };
  return () => noteBounce(database, claimed, { problem: "550", now, settings });
}

async function personIdOf(database: Database) {
  const [person] = await listPeople(database);
  return person?.id ?? "";
}

describeOnBothEngines("at the same moment", ({ engine, open }) => {
  test("an email about a call bounces, and the agency confirms the call", async () => {
    const database = await open();
    const { id } = await bookCall(database, {}, { now, settings });
    const emailId = await emailIdOf(database, "acknowledgement");
    await atOnce(database, "people", await personIdOf(database), [
      await bounceOf(database, emailId),
      () => confirmBooking(database, { id }, { now, settings }),
    ]);
    expect(await readBooking(database, id)).toMatchObject({ status: "confirmed", bouncedAt: now });
    const email = database.selectFrom("outbox").select("bounced").where("id", "=", emailId);
    expect(Boolean((await email.executeTakeFirstOrThrow()).bounced)).toBe(true);
  });

  test("a dead email about a call is tried again, and the agency confirms the call", async () => {
    const database = await open();
    const { id } = await bookCall(database, {}, { now, settings });
    const emailId = await emailIdOf(database, "nudge");
    await database.updateTable("outbox").set({ dead: true }).where("id", "=", emailId).execute();
    await atOnce(database, "outbox", emailId, [
      () => retryEmails(database, emailId, now),
      () => confirmBooking(database, { id }, { now, settings }),
    ]);
    expect(await readBooking(database, id)).toMatchObject({ status: "confirmed" });
  });

  if (engine === "postgres")
    test("a call is asked for while another one changes: it waits for its turn, also with RATE_LIMIT=off", async () => {
      const database = await open();
      const release = await holdTurn(database, "bookings");
      let isStored = false;
      const asking = bookCall(database, {}, { now, settings }).then(() => {
        isStored = true;
      });
      await untilWaiting(database, 1, asking);
      const isEarly = isStored;
      await release();
      await asking;
      expect(isEarly).toBe(false);
    });

  const stop = async (database: Database) => {
    const id = await personIdOf(database);
    return () => endFollowUps(database, id, "stopped", now);
  };
  const bounce = async (database: Database) => bounceOf(database, await emailIdOf(database, "follow-up-action"));
  const remove = async (database: Database) => () =>
    database.transaction().execute((transaction) => deletePerson(transaction, "kim@pipe.example"));

  test.each([
    ["a follow-up bounces", "its reader presses Stop", bounce, stop],
    ["a person is deleted", "they press Stop", remove, stop],
  ])("%s, and %s", async (_, __, first, second) => {
    const database = await open();
    await askForPlan(database, new Date("2026-11-02T20:00:00Z"));
    await queueFollowUps(database, { now: new Date("2026-11-05T15:00:00Z"), settings });
    const works: Works = [await first(database), await second(database)];
    await atOnce(database, "outbox", await emailIdOf(database, "follow-up-action"), works);
    expect((await listPeople(database)).filter(({ followUpsLeft }) => followUpsLeft > 0)).toEqual([]);
    expect(await emailsOf(database, "follow-up-action")).toEqual([]);
  });

  test("somebody without a call or a plan asks for a plan, and is about to be forgotten: they stay", async () => {
    const database = await open();
    await askForPlan(database, now);
    await database.deleteFrom("leads").execute();
    const forget = () => database.transaction().execute((transaction) => deleteForgotten(transaction));
    await atOnce(database, "people", await personIdOf(database), [() => askForPlan(database, now), forget]);
    const plans = await database.selectFrom("leads").select("personId").execute();
    expect(plans).toEqual([{ personId: await personIdOf(database) }]);
  });
});
