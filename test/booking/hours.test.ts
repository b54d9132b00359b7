import { expect, test } from "vitest";
import { SLOT_TIMES } from "../../app/booking/catalog/slots.ts";
import { availability, calendarState } from "../../app/booking/data/calendar/availability.server.ts";
import { changeHours, ownerSlots } from "../../app/booking/data/calendar/hours.server.ts";
import { listBookings } from "../../app/booking/data/call-lists.server.ts";
import { addCall } from "../../app/booking/data/requests/added-calls.server.ts";
import { requestBooking } from "../../app/booking/data/requests/request-booking.server.ts";
import type { Database } from "../../app/database/database.server.ts";
import { readSettings } from "../../app/site/settings.ts";
import { readWeekHours } from "../../app/time/week-hours.ts";
import { now, request, settings } from "../harness/booking-example.ts";
import { describeOnBothEngines } from "../harness/databases.ts";

const OWN = "Mon-Thu 8:00-10:00 13:00-16:30; Sat 9:00-10:00";
const contact = { contactName: "Pat Stone", companyName: "", email: "", phone: "(555) 010-9900" };
const week = { from: "2026-11-16", to: "2026-11-22" };
const timesOf = async (database: Database, from = settings) =>
  (await availability(database, { ...week, now, settings: from })).map(({ date, slots }) => [date, slots.length, slots[0]?.time]);

test("WORK_HOURS is read at the start, and a mistake in it is one sentence", () => {
  expect(readSettings({ WORK_HOURS: OWN }).workHours).toEqual(readWeekHours(OWN));
  expect(() => readSettings({ WORK_HOURS: "Mon 9-12" })).toThrow("WORK_HOURS: '9-12' are no hours");
  expect(readSettings({}).promiseHours).toBe(24);
  expect(() => readSettings({ PROMISE_HOURS: "48" })).toThrow("PROMISE_HOURS must be a whole number from 1 to 24");
});

describeOnBothEngines("the owner's hours", ({ open, newPlace }) => {
  test("without any, every weekday has the contract's times", async () => {
    const database = await open();
    expect(await ownerSlots(database, settings)).toBeUndefined();
    const days = await availability(database, { ...week, now, settings });
    expect(days.map(({ date }) => date)).toEqual(["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20"]);
    for (const { slots } of days) expect(slots.map(({ time }) => time)).toEqual(SLOT_TIMES);
  });

  test("replace them at once in every process; going back brings them back; the command counts more than the setting", async () => {
    const place = await newPlace();
    const [database, other] = [await open(place), await open(place)];
    const before = (await calendarState(other, { now, settings })).version;
    await changeHours(database, readWeekHours(OWN), { now, settings });
    expect(await timesOf(other)).toEqual([
      ["2026-11-16", 11, "8:00 AM"],
      ["2026-11-17", 11, "8:00 AM"],
      ["2026-11-18", 11, "8:00 AM"],
      ["2026-11-19", 11, "8:00 AM"],
      ["2026-11-21", 2, "9:00 AM"],
    ]);
    expect((await calendarState(other, { now, settings })).version).not.toBe(before);
    const set = { ...settings, workHours: readWeekHours("Fri 9:00-9:30") };
    expect(await timesOf(other, set)).toHaveLength(5);
    await changeHours(database, undefined, { now, settings });
    expect(await timesOf(other, set)).toEqual([["2026-11-20", 1, "9:00 AM"]]);
    expect((await calendarState(other, { now, settings })).version).toBe(before);
  });

  test("decide what can be booked: new times can, old ones are closed, made-up ones are refused, and calls that were there stay", async () => {
    const database = await open();
    await addCall(database, { contact, slot: { selectedDate: "2026-11-20", selectedTime: "9:00 AM" } }, { now, settings });
    await changeHours(database, readWeekHours(OWN), { now, settings });
    const ask = (selectedDate: string, selectedTime: string) =>
      requestBooking(database, { ...request, selectedDate, selectedTime } as typeof request, { now, settings });
    expect(await ask("2026-11-21", "9:30 AM")).toMatchObject({ kind: "booked" });
    expect(await ask("2026-11-17", "8:00 AM")).toMatchObject({ kind: "booked" });
    expect(await ask("2026-11-17", "11:00 AM")).toMatchObject({ kind: "taken", isClosed: true });
    expect(await ask("2026-11-17", "7:00 PM")).toEqual({ kind: "not-bookable", isTime: true });
    expect(await ask("2026-11-22", "9:00 AM")).toEqual({ kind: "not-bookable" });
    expect((await listBookings(database)).map(({ selectedDate }) => selectedDate)).toEqual(["2026-11-17", "2026-11-20", "2026-11-21"]);
  });

  test("PROMISE_HOURS goes with the request, and a later setting doesn't change what was promised", async () => {
    const database = await open();
    await requestBooking(database, request, { now, settings: { ...settings, promiseHours: 4 } });
    const [booking] = await listBookings(database);
    expect(booking?.promiseHours).toBe(4);
  });
});
