import { expect, test } from "vitest";
import { readAnswerSpeed } from "../../app/booking/data/answer-speed.server.ts";
import {
  cancelByAgency,
  confirmBooking,
  offerTimes,
  pickOffered,
  rescheduleBooking,
} from "../../app/booking/data/changes/agency-answers.server.ts";
import { recordOutcome } from "../../app/booking/data/changes/outcomes.server.ts";
import { cancelBooking, moveBooking } from "../../app/booking/data/changes/visitor-changes.server.ts";
import { addCall } from "../../app/booking/data/requests/added-calls.server.ts";
import { requestBooking } from "../../app/booking/data/requests/request-booking.server.ts";
import type { Slot } from "../../app/booking/rules/slot.ts";
import type { Database } from "../../app/database/database.server.ts";
import { answerSpeed } from "../../app/pages/papers/words/answer-speed.ts";
import { DAY_MS, HOUR_MS } from "../../app/time/durations.ts";
import { readReport } from "../../app/visits/data/report.server.ts";
import { weeksUpTo } from "../../app/visits/rules/report.ts";
import { bookCall } from "../harness/book-call.ts";
import { now, request, settings } from "../harness/booking-example.ts";
import { describeOnBothEngines, describeOnSqlite } from "../harness/databases.ts";
import { tokenIn } from "../harness/token-in.ts";

const TIMES = ["9:00 AM", "9:30 AM", "10:00 AM", "10:30 AM", "11:00 AM"] as const;
const THURSDAY = { selectedDate: "2026-11-19", selectedTime: "10:00 AM" } as const;
const FRIDAY = { selectedDate: "2026-11-20", selectedTime: "10:00 AM" } as const;
const at = (ms: number) => ({ now: new Date(now.getTime() + ms), settings });

/** Calls on Tuesday and Wednesday, each answered after so many hours. */
async function answered(database: Database, hours: number[]) {
  const calls = [];
  for (const [i, after] of hours.entries()) {
    const slot = { selectedDate: i < 5 ? "2026-11-17" : "2026-11-18", selectedTime: TIMES[i % 5] ?? "9:00 AM" };
    const call = await bookCall(database, slot, { ...at(0), source: i < 3 ? "google.com" : "" });
    await confirmBooking(database, call, at(after * HOUR_MS));
    calls.push(call);
  }
  return calls;
}

function agreeByPhone(database: Database) {
  const contact = { contactName: "Pat Stone", companyName: "", email: "", phone: "(555) 010-9900" };
  return addCall(database, { contact, slot: { selectedDate: "2026-11-19", selectedTime: "9:00 AM" } }, at(0));
}

describeOnBothEngines("our answer speed", ({ open }) => {
  test("says nothing before ten, then how many were in time, the median and the calls held, as of midnight", async () => {
    const database = await open();
    const calls = await answered(database, [1, 1, 2, 2, 3, 3, 4, 4, 30]);
    const agreed = await agreeByPhone(database);
    expect(await readAnswerSpeed(database, at(5 * DAY_MS))).toBeNull();
    const last = await requestBooking(database, { ...request, selectedDate: "2026-11-18", selectedTime: "4:00 PM" }, at(0));
    await confirmBooking(database, { id: last.kind === "booked" ? last.booking.id : "" }, at(5 * HOUR_MS));
    if (agreed.kind !== "added") throw new Error(agreed.kind);
    for (const booking of [...calls.slice(0, 4), agreed.booking])
      expect(await recordOutcome(database, booking, "talked", "", at(4.5 * DAY_MS))).toMatchObject({ kind: "talked" });
    expect(await readAnswerSpeed(database, at(5 * DAY_MS))).toEqual({ inTime: 9, requests: 10, medianMs: 3 * HOUR_MS, talked: 4 });
    expect(await readAnswerSpeed(database, at(120 * DAY_MS))).toBeNull();
  });

  test("the report shows the way: held, no-shows, the days to an answer, and by source, with calls agreed by phone on a row of their own", async () => {
    const database = await open();
    const [first, second] = await answered(database, [12, 12, 12, 36]);
    if (!first || !second) throw new Error("no calls");
    await recordOutcome(database, first, "talked", "", at(3 * DAY_MS));
    await recordOutcome(database, second, "missed", "", at(3 * DAY_MS));
    const agreed = await agreeByPhone(database);
    if (agreed.kind !== "added") throw new Error(agreed.kind);
    await recordOutcome(database, agreed.booking, "talked", "", at(4.5 * DAY_MS));
    const report = await readReport(database, weeksUpTo("2026-11-20", 2, settings.timeZone), at(5 * DAY_MS).now, 1);
    expect(report.weeks.at(-1)).toMatchObject({
      requested: 4,
      confirmed: 4,
      past: 4,
      talked: 1,
      noShows: 1,
      byPhone: 1,
      daysToAnswer: 0.5,
      inTime: 3,
      late: 1,
    });
    expect(report.weeks[0]?.daysToAnswer).toBeNull();
    expect(report.sourceResults).toEqual([
      { name: "google.com", plans: 0, requested: 3, talked: 1, noShows: 1, proposed: 0, won: 0 },
      { name: "", plans: 0, requested: 1, talked: 0, noShows: 0, proposed: 0, won: 0 },
    ]);
  });
});

describeOnSqlite("a request whose promised hour passed without an answer", ({ open }) => {
  const LATE = { inTime: 0, late: 1 };

  test("is late, also once its visitor has given up, and one that's canceled before is neither", async () => {
    const [patient, quick] = [await open(), await open()];
    const { visitor } = await askedFor(patient, FRIDAY);
    expect(await answersIn(patient)).toMatchObject(LATE);
    expect(await cancelBooking(patient, visitor, at(25 * HOUR_MS))).toMatchObject({ kind: "cancelled" });
    expect(await answersIn(patient)).toMatchObject(LATE);
    await cancelBooking(quick, (await askedFor(quick, FRIDAY)).visitor, at(23 * HOUR_MS));
    expect(await answersIn(quick)).toMatchObject({ inTime: 0, late: 0 });
  });

  test.each([25, 23])("moved by its visitor after %i hours and then answered at once: late only after the hour", async (hours) => {
    const database = await open();
    const { id, visitor } = await askedFor(database, THURSDAY);
    await moveBooking(database, visitor, FRIDAY, at(hours * HOUR_MS));
    await confirmBooking(database, { id }, at((hours + 1) * HOUR_MS));
    expect(await answersIn(database)).toMatchObject(hours > 24 ? LATE : { inTime: 1, late: 0 });
  });

  test("stays late when its visitor moves it after the late answer, or moves and cancels it", async () => {
    const [answered, canceled] = [await open(), await open()];
    const { id, visitor } = await askedFor(answered, THURSDAY);
    await confirmBooking(answered, { id }, at(30 * HOUR_MS));
    await moveBooking(answered, visitor, FRIDAY, at(2 * DAY_MS));
    await confirmBooking(answered, { id }, at(2.1 * DAY_MS));
    expect(await answersIn(answered)).toMatchObject(LATE);
    const other = await askedFor(canceled, THURSDAY);
    await moveBooking(canceled, other.visitor, FRIDAY, at(2 * DAY_MS));
    await cancelBooking(canceled, other.visitor, at(2.1 * DAY_MS));
    expect(await answersIn(canceled)).toMatchObject(LATE);
  });
});

describeOnSqlite("an answer is the first one", ({ open }) => {
  test("and stays in time when the agency later cancels, offers other times or moves the call", async () => {
    const database = await open();
    const [first, second, third] = await answered(database, [12, 12, 12]);
    if (!first || !second || !third) throw new Error("no calls");
    const answers = await answersIn(database);
    expect(answers).toEqual({ inTime: 3, late: 0, daysToAnswer: 0.5 });
    const later = at(1.5 * DAY_MS);
    expect(await cancelByAgency(database, first, "", later)).toMatchObject({ kind: "cancelled" });
    expect(await offerTimes(database, second, [THURSDAY], later)).toMatchObject({ kind: "offered" });
    expect(await rescheduleBooking(database, third, FRIDAY, later)).toMatchObject({ kind: "moved" });
    expect(await answersIn(database)).toEqual(answers);
  });

  test("and stays the offer when the visitor picks one of its times days later", async () => {
    const database = await open();
    const { id, visitor } = await askedFor(database, THURSDAY);
    await offerTimes(database, { id }, [FRIDAY], at(12 * HOUR_MS));
    expect(await pickOffered(database, visitor, FRIDAY, at(3 * DAY_MS))).toMatchObject({ kind: "moved" });
    expect(await answersIn(database)).toEqual({ inTime: 1, late: 0, daysToAnswer: 0.5 });
  });

  test("and stays late when it's a move by the agency", async () => {
    const database = await open();
    const { id } = await askedFor(database, THURSDAY);
    await rescheduleBooking(database, { id }, FRIDAY, at(2 * DAY_MS));
    expect(await answersIn(database)).toEqual({ inTime: 0, late: 1, daysToAnswer: 2 });
  });

  test("and isn't asked of a call agreed by phone, whatever the agency does about it", async () => {
    const database = await open();
    const added = await agreeByPhone(database);
    if (added.kind !== "added") throw new Error(added.kind);
    await rescheduleBooking(database, added.booking, FRIDAY, at(DAY_MS));
    await cancelByAgency(database, added.booking, "", at(2 * DAY_MS));
    expect(await answersIn(database)).toEqual({ inTime: 0, late: 0, daysToAnswer: null });
  });

  test("but a visitor who moves the call asks anew", async () => {
    const database = await open();
    const { id, visitor } = await askedFor(database, THURSDAY);
    await confirmBooking(database, { id }, at(HOUR_MS));
    expect(await moveBooking(database, visitor, FRIDAY, at(2 * DAY_MS))).toMatchObject({ kind: "moved" });
    expect(await answersIn(database)).toEqual({ inTime: 0, late: 1, daysToAnswer: null });
    await confirmBooking(database, { id }, at(2.5 * DAY_MS));
    expect(await answersIn(database)).toEqual({ inTime: 1, late: 0, daysToAnswer: 0.5 });
  });
});

async function answersIn(database: Database) {
  const report = await readReport(database, weeksUpTo("2026-11-20", 1, settings.timeZone), at(5 * DAY_MS).now, 1);
  const { inTime = 0, late = 0, daysToAnswer } = report.weeks[0] ?? {};
  return { inTime, late, daysToAnswer };
}

async function askedFor(database: Database, slot: Slot) {
  const call = await bookCall(database, slot, at(0));
  return { id: call.id, visitor: await tokenIn(database, "acknowledgement") };
}

test("the page's table has figures and nobody's name", () => {
  const said = JSON.stringify(answerSpeed({ inTime: 38, requests: 40, medianMs: 3.4 * HOUR_MS, talked: 21 }));
  expect(said).toContain("38 of 40");
  expect(said).toContain("3.5 hours");
  expect(answerSpeed(null).blocks).toHaveLength(1);
});
