import { expect, test } from "vitest";
import { requestBooking } from "../../app/booking/data/requests/request-booking.server.ts";
import type { Database } from "../../app/database/database.server.ts";
import { FOLLOW_UP_KINDS } from "../../app/follow-up/catalog.ts";
import { queueFollowUps } from "../../app/follow-up/data/follow-ups.server.ts";
import { askToSubscribe } from "../../app/newsletter/data/subscribe.server.ts";
import { endFollowUps } from "../../app/people/data/next-step.server.ts";
import { findPeople, listPeople } from "../../app/people/data/people.server.ts";
import { deletePerson, storedAbout } from "../../app/privacy/data/person.server.ts";
import { now, request } from "../harness/booking-example.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { askForPlan, emailsOf, following as settings } from "../harness/people-example.ts";

const [DOTTED, PLAIN] = ["jo.nes@bigcorp.example", "jones@bigcorp.example"];

/** A call, a plan and a subscription under one address, with words and a phone that are only theirs. */
async function leaveTraces(database: Database, email: string, selectedTime: "9:00 AM" | "9:30 AM") {
  const own = { email, phone: phoneOf(email) };
  const words = { contactName: `Of ${email}`, biggestPainPoint: `Words of ${email}` };
  const { kind } = await requestBooking(database, { ...request, ...own, ...words, selectedTime }, { now, settings });
  expect(kind).toBe("booked");
  await askForPlan(database, now, { ...own, name: words.contactName });
  await askToSubscribe(database, email, { now, settings });
}

const phoneOf = (email: string) => (email === DOTTED ? "(555) 010-1111" : "(555) 010-2222");

async function countsOf(database: Database, who: string) {
  const { bookings, leads, subscriptions, people } = await storedAbout(database, who);
  return [bookings.length, leads.length, subscriptions.length, people.length];
}

const deleteOne = (database: Database, who: string) => database.transaction().execute((transaction) => deletePerson(transaction, who));

describeOnBothEngines("two people whose addresses at a company differ by a dot", ({ open }) => {
  test("are two on the list, and each is found by their own address", async () => {
    const database = await open();
    await leaveTraces(database, DOTTED, "9:00 AM");
    await leaveTraces(database, PLAIN, "9:30 AM");
    expect((await listPeople(database)).map(({ email, phone }) => [email, phone])).toEqual(
      expect.arrayContaining([
        [DOTTED, phoneOf(DOTTED)],
        [PLAIN, phoneOf(PLAIN)],
      ]),
    );
    for (const email of [DOTTED, PLAIN]) expect(await findPeople(database, email)).toMatchObject([{ email }]);
    expect(await findPeople(database, "j.ones@bigcorp.example")).toEqual([]);
  });

  test("read nothing of each other in an export, and aren't deleted together", async () => {
    const database = await open();
    await leaveTraces(database, DOTTED, "9:00 AM");
    await leaveTraces(database, PLAIN, "9:30 AM");
    for (const [own, other] of [
      [DOTTED, PLAIN],
      [PLAIN, DOTTED],
    ] as const) {
      expect(await countsOf(database, own)).toEqual([1, 1, 1, 1]);
      const text = JSON.stringify(await storedAbout(database, own));
      expect(text).toContain(phoneOf(own));
      for (const foreign of [other, phoneOf(other)]) expect(text).not.toContain(foreign);
    }
    expect(await deleteOne(database, DOTTED)).toMatchObject({ bookings: 1, leads: 1, subscriptions: 1, people: 1 });
    expect([await countsOf(database, DOTTED), await countsOf(database, PLAIN)]).toEqual([
      [0, 0, 0, 0],
      [1, 1, 1, 1],
    ]);
  });

  test("stop follow-ups each for themselves", async () => {
    const database = await open();
    for (const email of [DOTTED, PLAIN]) await askForPlan(database, now, { email });
    const [dotted] = await findPeople(database, DOTTED);
    await endFollowUps(database, dotted?.id ?? "", "stopped", now);
    // Wednesday, three days later, at 10 AM in New York.
    await queueFollowUps(database, { now: new Date("2026-11-18T15:00:00Z"), settings });
    expect((await emailsOf(database, ...FOLLOW_UP_KINDS)).map(({ email }) => email.to.address)).toEqual([PLAIN]);
  });
});

describeOnBothEngines("one person", ({ open }) => {
  test.each([
    ["with dots at Gmail", "k.im@gmail.com", "Kim@googlemail.com"],
    ["with a +tag anywhere", "jo.nes+calls@bigcorp.example", "Jo.Nes+plans@bigcorp.example"],
  ])("%s is one on the list, in an export and in a deletion", async (_, first, second) => {
    const database = await open();
    await leaveTraces(database, first, "9:00 AM");
    await leaveTraces(database, second, "9:30 AM");
    const [person, another] = await listPeople(database);
    expect([person?.email, another]).toEqual([first, undefined]);
    for (const email of [first, second]) {
      expect(await countsOf(database, email)).toEqual([2, 2, 2, 1]);
      expect(await findPeople(database, email)).toMatchObject([{ id: person?.id }]);
    }
    expect(await deleteOne(database, first)).toMatchObject({ bookings: 2, leads: 2, subscriptions: 2, people: 1 });
    expect(await countsOf(database, second)).toEqual([0, 0, 0, 0]);
  });
});
