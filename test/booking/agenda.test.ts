import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { queueAgenda } from "../../app/booking/data/calendar/agenda.server.ts";
import { listBookings } from "../../app/booking/data/call-lists.server.ts";
import { confirmBooking } from "../../app/booking/data/changes/agency-answers.server.ts";
import { recordOutcome } from "../../app/booking/data/changes/outcomes.server.ts";
import { requestBooking } from "../../app/booking/data/requests/request-booking.server.ts";
import type { Database } from "../../app/database/database.server.ts";
import { checkUnanswered } from "../../app/doctor/unanswered.ts";
import { deliverDue } from "../../app/mail/delivery.server.ts";
import type { Email } from "../../app/mail/email.ts";
import { deleteStrayMailFiles } from "../../app/mail/mail-files.ts";
import { readPayload } from "../../app/mail/outbox.server.ts";
import { createSender } from "../../app/mail/sender.ts";
import { deleteOldRecords } from "../../app/privacy/data/old-records.server.ts";
import { deletePerson } from "../../app/privacy/data/person.server.ts";
import { DAY_MS } from "../../app/time/durations.ts";
import { request, settings } from "../harness/booking-example.ts";
import { describeOnBothEngines, newFolder } from "../harness/databases.ts";

const at = (moment: string) => new Date(moment);
const agendasIn = async (database: Database) => {
  const rows = await database.selectFrom("outbox").select(["payload", "expiresAt"]).where("kind", "=", "agenda").execute();
  return rows.map(({ payload }) => readPayload(payload) as Email);
};
const book = (database: Database, selectedDate: string, moment: Date, changes: object = {}) =>
  requestBooking(database, { ...request, selectedDate, ...changes }, { now: moment, settings });

describeOnBothEngines("the agenda", ({ open, newPlace }) => {
  test.each([
    ["in winter", "2026-11-17", "2026-11-17T13:00:00Z"],
    ["on the first workday after daylight saving ended", "2026-11-02", "2026-11-02T13:00:00Z"],
    ["on the last one before", "2026-10-30", "2026-10-30T12:00:00Z"],
    ["on the first one after it began", "2027-03-15", "2027-03-15T12:00:00Z"],
  ])("comes at 8 AM %s, once, whatever the number of processes", async (_, day, eight) => {
    const place = await newPlace();
    const databases = [await open(place), await open(place), await open(place)] as const;
    const [database] = databases;
    const due = at(eight);
    await book(database, day, new Date(due.getTime() - 7 * DAY_MS));
    await book(database, day, new Date(due.getTime() - 7 * DAY_MS), { selectedTime: "1:30 PM", companyName: "Peak Plumbing" });
    const [first] = await listBookings(database);
    await confirmBooking(database, { id: first?.id ?? "" }, { now: new Date(due.getTime() - DAY_MS), settings });
    await queueAgenda(database, { now: new Date(due.getTime() - 1), settings });
    expect(await agendasIn(database)).toEqual([]);
    // In turn: two writers in one process would block each other on SQLite. test/privacy/retention.test.ts has real processes at once.
    for (const one of databases) await queueAgenda(one, { now: due, settings });
    await queueAgenda(database, { now: new Date(due.getTime() + 60_000), settings });
    const [email, another] = await agendasIn(database);
    expect(another).toBeUndefined();
    expect(email?.subject).toMatch(/^2 calls on \w+day, /);
    expect(email?.text).toContain("9:00 AM:\nRidge Roofing, Sam Hill\n(555) 010-4477, 15 minutes\n1:30 PM:\nPeak Plumbing");
    expect(email?.text).toContain("15 minutes, not confirmed yet");
    expect(email?.html).toContain('href="tel:+15550104477"');
  });

  test("a day without calls has none; a site that comes back at noon lists what is left; one that comes back at night lists nothing", async () => {
    const database = await open();
    const now = at("2026-11-15T12:00:00Z");
    await book(database, "2026-11-17", now);
    await book(database, "2026-11-17", now, { selectedTime: "4:00 PM", companyName: "Peak Plumbing" });
    expect(await queueAgenda(database, { now: at("2026-11-16T15:00:00Z"), settings })).toBe(0);
    expect(await queueAgenda(database, { now: at("2026-11-17T17:00:00Z"), settings })).toBe(1);
    expect((await agendasIn(database))[0]?.text).not.toContain("Ridge Roofing");
    await book(database, "2026-11-18", now);
    expect(await queueAgenda(database, { now: at("2026-11-19T03:00:00Z"), settings })).toBe(0);
  });

  test("has a request that must be confirmed after all, and none that the agency hasn't heard of", async () => {
    const database = await open();
    const now = at("2026-11-15T12:00:00Z");
    for (const selectedTime of ["9:00 AM", "1:30 PM"]) await book(database, "2026-11-17", now, { selectedTime, companyName: selectedTime });
    await database.updateTable("bookings").set({ heldUntil: "2026-11-17T14:00:00.000Z" }).execute();
    await database.updateTable("bookings").set({ personId: null }).where("selectedTime", "=", "1:30 PM").execute();
    expect(await queueAgenda(database, { now: at("2026-11-17T13:00:00Z"), settings })).toBe(1);
    expect((await agendasIn(database))[0]?.text).toMatch(/9:00 AM:\n9:00 AM, Sam Hill\n.*, not confirmed yet/);
  });

  test("goes when a person on it is deleted, and after a day, with its file", async () => {
    const database = await open();
    const { dataDir } = await newFolder();
    const send = createSender({ ...settings, dataDir });
    const eight = at("2026-11-17T13:00:00Z");
    await book(database, "2026-11-17", at("2026-11-15T12:00:00Z"));
    await queueAgenda(database, { now: eight, settings });
    await deliverDue(database, { send, now: () => eight });
    await deleteOldRecords(database, at("2026-11-18T12:59:00Z"));
    expect(await agendasIn(database)).toHaveLength(1);
    await deleteOldRecords(database, at("2026-11-18T13:01:00Z"));
    expect(await agendasIn(database)).toEqual([]);
    await book(database, "2026-11-20", at("2026-11-18T14:00:00Z"), { email: "kim@peak.example" });
    await queueAgenda(database, { now: at("2026-11-20T13:00:00Z"), settings });
    await deliverDue(database, { send, now: () => at("2026-11-20T13:00:00Z") });
    await deletePerson(database, "kim@peak.example");
    await deleteStrayMailFiles(database, dataDir);
    expect(await agendasIn(database)).toEqual([]);
    expect(readdirSync(join(dataDir, "mail")).length).toBe(2);
  });

  test("the doctor tells of requests past their promised hour, with what can be done about them", async () => {
    const database = await open();
    const asked = await book(database, "2026-11-20", at("2026-11-15T12:00:00Z"));
    if (asked.kind !== "booked") throw new Error(asked.kind);
    const told = async (moment: string) =>
      (await checkUnanswered(database, at(moment))).map(({ name, state, fix = "" }) => [
        name,
        state,
        /bookings (?!list)\S+/.exec(fix)?.[0],
      ]);
    expect(await told("2026-11-16T11:59:00Z")).toEqual([["requests", "ok", undefined]]);
    expect(await told("2026-11-16T12:00:00Z")).toEqual([["requests", "warn", "bookings confirm,"]]);
    // Nobody can confirm or move it any more.
    expect(await told("2026-11-20T15:00:00Z")).toEqual([["passed requests", "warn", "bookings talked"]]);
    await recordOutcome(database, asked.booking, "talked", "", { now: at("2026-11-20T15:00:00Z"), settings });
    expect(await told("2026-11-20T15:00:00Z")).toEqual([["requests", "ok", undefined]]);
  });
});
