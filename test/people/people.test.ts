import { expect, test } from "vitest";
import { queueAgenda } from "../../app/booking/data/calendar/agenda.server.ts";
import { cancelByAgency, confirmBooking } from "../../app/booking/data/changes/agency-answers.server.ts";
import { recordOutcome } from "../../app/booking/data/changes/outcomes.server.ts";
import { addCall } from "../../app/booking/data/requests/added-calls.server.ts";
import type { Database } from "../../app/database/database.server.ts";
import { fillPeople } from "../../app/people/data/fill-people.server.ts";
import { addNote, endFollowUps, finishStep, setNextStep } from "../../app/people/data/next-step.server.ts";
import { addToHistory, findPeople, listPeople, readHistory } from "../../app/people/data/people.server.ts";
import { changeStage } from "../../app/people/data/stage.server.ts";
import { deleteOldRecords } from "../../app/privacy/data/old-records.server.ts";
import { deletePerson, storedAbout } from "../../app/privacy/data/person.server.ts";
import { DAY_MS, HOUR_MS } from "../../app/time/durations.ts";
import { bookCall } from "../harness/book-call.ts";
import { now, request } from "../harness/booking-example.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { following as settings, askForPlan as storePlan } from "../harness/people-example.ts";

const here = { now, settings };

async function ask(database: Database, changes: object = {}, at = now) {
  return bookCall(database, changes, { now: at, settings });
}

const askForPlan = (database: Database, changes: object = {}, at = now) => storePlan(database, at, changes);

async function onlyId(database: Database) {
  const people = await listPeople(database);
  expect(people).toHaveLength(1);
  return people[0]?.id ?? "";
}

const whats = async (database: Database, id: string) => (await readHistory(database, id)).map(({ what }) => what);

describeOnBothEngines("people", ({ open }) => {
  test("calls and plans from every spelling of an address are one person's, and the history writes itself", async () => {
    const database = await open();
    await askForPlan(database, { email: "sam.hill+plan@ridge.example", name: "S. Hill", phone: "" });
    const booking = await ask(database, { email: "Sam.Hill@ridge.example" }, new Date(now.getTime() + HOUR_MS));
    await confirmBooking(database, booking, { ...here, now: new Date(now.getTime() + 2 * HOUR_MS) });
    const [person, another] = await listPeople(database);
    expect([person?.name, person?.email, person?.phone, person?.stage]).toEqual([
      "Sam Hill",
      "Sam.Hill@ridge.example",
      request.phone,
      "new",
    ]);
    expect(another).toBeUndefined();
    expect(await whats(database, person?.id ?? "")).toEqual(["lead.created", "booking.requested", "booking.confirmed"]);
    await recordOutcome(database, booking, "talked", "", { settings, now: new Date(booking.startsAt.getTime() + HOUR_MS) });
    const [after] = await listPeople(database, { stage: "talked" });
    expect(after?.id).toBe(person?.id);
    expect(await whats(database, person?.id ?? "")).toEqual([
      "lead.created",
      "booking.requested",
      "booking.confirmed",
      "booking.held",
      "talked",
    ]);
  });

  test("a call that turns out not to have been held takes its stage back, and nothing else does", async () => {
    const database = await open();
    const told = { ...settings, webhookUrl: "https://hooks.example/calls" };
    const [first, second] = [await ask(database), await ask(database, { selectedTime: "3:30 PM" })];
    const id = await onlyId(database);
    const stage = async () => (await listPeople(database))[0]?.stage;
    let hours = 48;
    const next = () => ({ settings: told, now: new Date(first.startsAt.getTime() + hours++ * HOUR_MS) });
    for (const call of [first, second]) await recordOutcome(database, call, "talked", "", next());
    await recordOutcome(database, first, "missed", "", next());
    expect(await stage()).toBe("talked");
    await recordOutcome(database, second, "missed", "", next());
    expect(await stage()).toBe("new");
    expect((await whats(database, id)).slice(2)).toEqual([
      "booking.held",
      "talked",
      "booking.held",
      "booking.no_show",
      "booking.no_show",
      "new",
    ]);
    const moves = await database.selectFrom("outbox").select("payload").where("kind", "=", "person.stage").execute();
    expect(moves.map(({ payload }) => JSON.stringify(payload)).filter((text) => /before\W+talked/.test(text))).toHaveLength(1);

    // Moved by hand: no call says anything about it.
    await recordOutcome(database, second, "talked", "", next());
    await changeStage(database, id, "proposed", "", next());
    await recordOutcome(database, second, "missed", "", next());
    expect(await stage()).toBe("proposed");
    await changeStage(database, id, "talked", "", next());
    await recordOutcome(database, second, "talked", "", next());
    await recordOutcome(database, second, "missed", "", next());
    expect(await stage()).toBe("talked");
  });

  test("a history says what happened before the stage that it led to", async () => {
    const database = await open();
    await ask(database);
    const id = await onlyId(database);
    for (const what of ["talked", "booking.held"] as const) await addToHistory(database, id, { what }, new Date(now.getTime() + HOUR_MS));
    expect(await whats(database, id)).toEqual(["booking.requested", "booking.held", "talked"]);
  });

  test("are as the call says that was confirmed last, whatever else happens to an older one", async () => {
    const database = await open();
    const older = await ask(database);
    const named = { contactName: "Samuel Hill", companyName: "Hill & Sons", selectedTime: "3:30 PM" };
    const newer = await ask(database, named, new Date(now.getTime() + HOUR_MS));
    for (const booking of [newer, older]) await confirmBooking(database, booking, { ...here, now: new Date(now.getTime() + 2 * HOUR_MS) });
    await cancelByAgency(database, older, "", { ...here, now: new Date(now.getTime() + 3 * HOUR_MS) });
    expect((await listPeople(database)).map(({ name, company }) => [name, company])).toEqual([["Samuel Hill", "Hill & Sons"]]);
  });

  test("one next step at a time, which is due until it's done", async () => {
    const database = await open();
    await ask(database);
    const id = await onlyId(database);
    await setNextStep(database, id, { nextStep: "Call", nextOn: "2026-11-16" }, now);
    await setNextStep(database, id, { nextStep: "Send the brief", nextOn: "2026-11-20" }, now);
    expect(await listPeople(database, { dueBy: "2026-11-19" })).toEqual([]);
    expect((await listPeople(database, { dueBy: "2026-11-20" })).map(({ nextStep }) => nextStep)).toEqual(["Send the brief"]);
    await finishStep(database, id, now);
    expect(await listPeople(database, { dueBy: "2030-01-01" })).toEqual([]);
  });

  test("a stage that moves is reported, ends follow-ups, and who is lost has no next step", async () => {
    const database = await open();
    const told = { now, settings: { ...settings, webhookUrl: "https://hooks.example/calls" } };
    await askForPlan(database);
    const [person] = await listPeople(database);
    const id = person?.id ?? "";
    expect(person?.followUpsLeft).toBe(3);
    await setNextStep(database, id, { nextStep: "Call", nextOn: "2026-11-16" }, now);
    await changeStage(database, id, "lost", "No budget this year", told);
    expect(await changeStage(database, id, "lost", "No budget this year", told)).toBeUndefined();
    const [lost] = await listPeople(database);
    expect(lost).toMatchObject({ stage: "lost", reason: "No budget this year", nextOn: null, followUpsLeft: 0 });
    const events = await database.selectFrom("outbox").select(["kind", "personId", "payload"]).where("channel", "=", "webhook").execute();
    expect(events.map(({ kind, personId }) => [kind, personId])).toEqual([["person.stage", id]]);
    expect(JSON.stringify(events[0]?.payload)).toContain("No budget this year");
  });

  test("follow-ups stay off for whoever stopped them, and nobody starts over by asking again", async () => {
    const database = await open();
    await askForPlan(database);
    const id = await onlyId(database);
    for (const why of ["replied", "replied", "stopped", "stopped"] as const) await endFollowUps(database, id, why, now);
    await askForPlan(database, {}, new Date(now.getTime() + HOUR_MS));
    expect((await listPeople(database))[0]?.followUpsLeft).toBe(0);
    expect((await whats(database, id)).filter((what) => what === "stopped" || what === "replied")).toHaveLength(2);
  });

  test("an email, an ID or its beginning finds them; two who match are two", async () => {
    const database = await open();
    await ask(database);
    await askForPlan(database, { email: "sam@ridgeline.example" });
    const [first] = await findPeople(database, "SAM+x@ridge.example");
    expect(first?.email).toBe("sam@ridge.example");
    expect(await findPeople(database, first?.id.slice(0, 8) ?? "")).toHaveLength(1);
    expect(await findPeople(database, "sam@ridge")).toHaveLength(2);
    expect(await findPeople(database, "nobody")).toEqual([]);
    expect(await findPeople(database, "%")).toEqual([]);
  });

  test("the beginning of an address finds them however they spell it", async () => {
    const database = await open();
    await askForPlan(database, { email: "lee+plan@gmail.com" });
    await askForPlan(database, { email: "L.ee@gmail.com" }, new Date(now.getTime() + HOUR_MS));
    expect(await findPeople(database, "lee")).toMatchObject([{ email: "lee+plan@gmail.com" }]);
  });

  test("what was stored before there were people gets its person, once", async () => {
    const database = await open();
    await ask(database);
    await askForPlan(database, { email: "sam@ridge.example", name: "Samuel Hill" }, new Date(now.getTime() + DAY_MS));
    await database.deleteFrom("people").execute();
    await fillPeople(database);
    await fillPeople(database);
    const people = await listPeople(database);
    expect(people).toHaveLength(1);
    expect(await whats(database, people[0]?.id ?? "")).toEqual(["booking.requested", "lead.created"]);
    expect(people[0]?.followUpsLeft).toBe(0);
  });

  test("a call that was agreed by phone is no request in the history that's filled in either", async () => {
    const database = await open();
    const contact = { contactName: "Pat Stone", companyName: "", email: "", phone: "(555) 010-9900" };
    await addCall(database, { contact, slot: { selectedDate: "2026-11-19", selectedTime: "9:00 AM" } }, here);
    const told = await whats(database, await onlyId(database));
    await database.deleteFrom("people").execute();
    await fillPeople(database);
    expect(await whats(database, await onlyId(database))).toEqual(told);
  });

  test("who was known by the digits of a phone is known by its number, and two lines of one number become one", async () => {
    const database = await open();
    const agree = (contactName: string, phone: string, selectedTime: "9:00 AM" | "9:30 AM" | "10:00 AM", at = now) => {
      const contact = { contactName, companyName: "", email: "", phone };
      return addCall(database, { contact, slot: { selectedDate: "2026-11-19", selectedTime } }, { ...here, now: at });
    };
    const digits = (phone: string, id: string) =>
      database
        .updateTable("people")
        .set({ knownBy: `tel:${phone.replace(/\D/g, "")}` })
        .where("id", "=", id)
        .execute();
    await agree("Pat Stone", "(555) 010-9900", "9:00 AM");
    const pat = await onlyId(database);
    await digits("(555) 010-9900", pat);
    await agree("Patricia Stone", "+1 555 010 9900", "9:30 AM", new Date(now.getTime() + HOUR_MS));
    const [patricia] = await findPeople(database, "+1 555 010 9900");
    await digits("+1 555 010 9900", patricia?.id ?? "");
    await agree("Lou Reyes", "(555) 010-8888", "10:00 AM");
    const [lou] = await findPeople(database, "(555) 010-8888");
    await digits("(555) 010-8888", lou?.id ?? "");
    await changeStage(database, pat, "talked", "", here);
    await addNote(database, patricia?.id ?? "", "Has two vans", now);
    const later = new Date(now.getTime() + HOUR_MS);
    await finishStep(database, pat, now);
    await finishStep(database, patricia?.id ?? "", later);
    await endFollowUps(database, patricia?.id ?? "", "stopped", later);
    await setNextStep(database, patricia?.id ?? "", { nextStep: "Send the brief", nextOn: "2026-12-01" }, now);
    await fillPeople(database);
    await fillPeople(database);
    const people = await listPeople(database);
    expect(people).toMatchObject([
      { id: pat, name: "Patricia Stone", phone: "+1 555 010 9900", stage: "talked", nextStep: "Send the brief", nextOn: "2026-12-01" },
      { id: lou?.id, name: "Lou Reyes" },
    ]);
    // What is done on either line is done, and whoever stopped emails on either has stopped them.
    expect(people[0]).toMatchObject({ settledAt: later, stoppedAt: later, followedUpAt: null });
    const had = ["booking.confirmed", "booking.confirmed", "done", "done", "next", "note", "stopped", "talked"];
    expect((await whats(database, pat)).toSorted()).toEqual(had);
    const calls = await database.selectFrom("bookings").select("personId").execute();
    expect(calls.map(({ personId }) => personId).toSorted()).toEqual([pat, pat, lou?.id].toSorted());
    expect(await findPeople(database, "555 010 9900 ext. 4")).toEqual([people[0]]);
  });

  test("privacy export has the line with its notes, delete leaves nothing, and old lines go with their calls", async () => {
    const database = await open();
    const booking = await ask(database);
    const id = await onlyId(database);
    await addNote(database, id, "Wants to talk to his wife first", now);
    const text = JSON.stringify(await storedAbout(database, "sam@ridge.example"));
    expect(text).toContain("Wants to talk to his wife first");
    const deleted = await database.transaction().execute((transaction) => deletePerson(transaction, "sam@ridge.example"));
    expect(deleted).toMatchObject({ bookings: 1, people: 1 });
    expect(await database.selectFrom("personEvents").selectAll().execute()).toEqual([]);
    const other = await ask(database, { email: "kim@pipe.example" });
    await cancelByAgency(database, other, "", here);
    const late = new Date(booking.startsAt.getTime() + 800 * DAY_MS);
    await database.transaction().execute((transaction) => deleteOldRecords(transaction, late));
    expect(await listPeople(database)).toEqual([]);
  });

  test("whoever was lost and asks again is new, and a line that only junk is left of goes", async () => {
    const database = await open();
    const booking = await ask(database);
    const id = await onlyId(database);
    await changeStage(database, id, "lost", "Too busy", here);
    await askForPlan(database, { email: request.email }, new Date(now.getTime() + HOUR_MS));
    expect((await listPeople(database))[0]).toMatchObject({ id, stage: "new", reason: "" });
    await database.deleteFrom("leads").execute();
    await database.updateTable("bookings").set({ status: "cancelled", endReason: "junk" }).where("id", "=", booking.id).execute();
    await database.transaction().execute((transaction) => deleteOldRecords(transaction, now));
    expect(await listPeople(database)).toEqual([]);
  });

  test("privacy delete takes the morning email along that lists what is due about them", async () => {
    const database = await open();
    await askForPlan(database);
    await setNextStep(database, await onlyId(database), { nextStep: "Call", nextOn: "2026-11-16" }, now);
    await queueAgenda(database, { now: new Date("2026-11-16T13:00:00Z"), settings });
    const agendas = () => database.selectFrom("outbox").select("id").where("kind", "=", "agenda").execute();
    expect(await agendas()).toHaveLength(1);
    await database.transaction().execute((transaction) => deletePerson(transaction, "kim@pipe.example"));
    expect(await agendas()).toEqual([]);
  });
});
