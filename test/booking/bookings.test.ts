import { sql } from "kysely";
import { expect, test } from "vitest";
import { SLOT_TIMES } from "../../app/booking/catalog/slots.ts";
import { availability, bookedSlots } from "../../app/booking/data/calendar/availability.server.ts";
import { findBooking } from "../../app/booking/data/call-links.server.ts";
import { confirmBooking } from "../../app/booking/data/changes/agency-answers.server.ts";
import { cancelBooking, moveBooking } from "../../app/booking/data/changes/visitor-changes.server.ts";
import { requestBooking } from "../../app/booking/data/requests/request-booking.server.ts";
import { AGENCY_LINK } from "../../app/booking/rules/call-links.ts";
import type { Database } from "../../app/database/database.server.ts";
import { takeTurn } from "../../app/database/take-turn.server.ts";
import type { Email } from "../../app/mail/email.ts";
import { readPayload } from "../../app/mail/outbox.server.ts";
import { HOUR_MS } from "../../app/time/durations.ts";
import { booking, nearest, now, request, settings } from "../harness/booking-example.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { letEmailsGo } from "../harness/gone-emails.ts";
import { tokenIn } from "../harness/token-in.ts";

const nowAndSettings = { now, settings };

describeOnBothEngines("a booking request", ({ open }) => {
  test("is stored with its two emails", async () => {
    const database = await open();
    const result = await requestBooking(database, request, { ...nowAndSettings, interest: "qa-session" });
    expect(result).toEqual({
      kind: "booked",
      booking: {
        ...booking,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        interest: "qa-session",
        callMinutes: 30,
        uidHost: "www.peakworks.example",
      },
    });
    expect((await emailsIn(database)).map(({ kind }) => kind)).toEqual(["acknowledgement", "notice", "nudge", "nudge"]);
    expect(await bookedSlots(database, "2026-11-01", "2026-11-30")).toEqual([
      { selectedDate: request.selectedDate, selectedTime: request.selectedTime },
    ]);
  });

  test("200 concurrent requests for one slot: one is booked, 199 are offered three others", async () => {
    const database = await open();
    const results = await Promise.all(Array.from({ length: 200 }, () => requestBooking(database, request, nowAndSettings)));
    expect(results.filter(({ kind }) => kind === "booked")).toHaveLength(1);
    const lost = results.filter((result) => result.kind === "taken");
    expect(lost).toHaveLength(199);
    for (const { alternatives } of lost) expect(alternatives).toEqual(nearest);
    expect(await emailsIn(database)).toHaveLength(4);
  });

  test("ten concurrent requests with one key are one booking, for 24 hours", async () => {
    const database = await open();
    const keyed = { ...nowAndSettings, idempotencyKey: "k".repeat(5000) };
    const results = await Promise.all(Array.from({ length: 10 }, () => requestBooking(database, request, keyed)));
    const ids = results.map((result) => (result.kind === "booked" ? result.booking.id : result.kind));
    expect(new Set(ids).size).toBe(1);
    expect(await emailsIn(database)).toHaveLength(4);
    const almost = new Date(now.getTime() + 24 * HOUR_MS - 1);
    expect(await requestBooking(database, request, { ...keyed, now: almost })).toMatchObject({ kind: "booked", booking: { id: ids[0] } });
    const after = new Date(now.getTime() + 24 * HOUR_MS);
    expect(await requestBooking(database, request, { ...keyed, now: after })).toMatchObject({ kind: "taken" });
  });

  test("a time that passed while the page was open over night counts as taken, and the next free ones are offered", async () => {
    const lastFriday = { ...request, selectedDate: "2026-11-13", selectedTime: "9:00 AM" as const };
    const result = await requestBooking(await open(), lastFriday, { now, settings });
    const [first] = "alternatives" in result ? result.alternatives : [];
    expect(result).toMatchObject({ kind: "taken", isClosed: false });
    expect(first?.selectedDate).toBe("2026-11-16");
  });

  test.each([
    ["2026-09-11", "9:00 AM"],
    ["2026-11-21", "9:00 AM"],
    ["2027-01-15", "9:00 AM"],
  ] as const)("%s %s is outside the window", async (selectedDate, selectedTime) => {
    const database = await open();
    expect(await requestBooking(database, { ...request, selectedDate, selectedTime }, nowAndSettings)).toEqual({ kind: "not-bookable" });
    expect(await emailsIn(database)).toEqual([]);
  });

  test("a daylight saving change and a year's end keep the wall-clock time", async () => {
    const database = await open();
    const at = (moment: string, selectedDate: string) =>
      requestBooking(database, { ...request, selectedDate }, { settings, now: new Date(moment) });
    expect(await at("2026-10-20T12:00:00Z", "2026-10-30")).toMatchObject({ booking: { startsAt: new Date("2026-10-30T13:00:00Z") } });
    expect(await at("2026-10-20T12:00:00Z", "2026-11-02")).toMatchObject({ booking: { startsAt: new Date("2026-11-02T14:00:00Z") } });
    expect(await at("2026-12-31T23:00:00Z", "2027-01-01")).toMatchObject({ booking: { startsAt: new Date("2027-01-01T14:00:00Z") } });
    expect(await bookedSlots(database, "2027-01-01", "2027-01-01")).toHaveLength(1);
  });

  test("a failing email leaves no booking behind", async () => {
    const database = await open();
    const broken = { now, settings: { ...settings, siteUrl: "no address" } };
    await expect(requestBooking(database, request, broken)).rejects.toThrow();
    expect(await bookedSlots(database, "2026-11-17", "2026-11-17")).toEqual([]);
    expect(await emailsIn(database)).toEqual([]);
  });

  test("is stored although another one lapses that came from a time zone this Node doesn't know", async () => {
    const database = await open();
    await requestBooking(database, request, nowAndSettings);
    await database.updateTable("bookings").set({ heldUntil: now.toISOString(), visitorTimeZone: "Moon/Tycho" }).execute();
    const other = { ...request, selectedTime: SLOT_TIMES[1] };
    expect(await requestBooking(database, other, nowAndSettings)).toMatchObject({ kind: "booked" });
    expect((await emailsIn(database)).map(({ kind }) => kind)).toContain("cancellation-notice");
  });

  test("shows up in the availability", async () => {
    const database = await open();
    await requestBooking(database, request, nowAndSettings);
    const days = await availability(database, { from: "2026-11-16", to: "2026-11-18", now, settings });
    expect(days.map(({ date, slots }) => [date, slots.filter(({ free }) => free).length])).toEqual([
      ["2026-11-16", SLOT_TIMES.length],
      ["2026-11-17", SLOT_TIMES.length - 1],
      ["2026-11-18", SLOT_TIMES.length],
    ]);
  });
});

describeOnBothEngines("a booking's links", ({ open, engine }) => {
  async function booked(database: Database) {
    await requestBooking(database, request, nowAndSettings);
    await letEmailsGo(database, now);
    return { confirm: await tokenIn(database, "notice"), manage: await tokenIn(database, "acknowledgement") };
  }

  test("confirm it once, with the invitation, reminders for both sides and no nudge left", async () => {
    const database = await open();
    const { confirm } = await booked(database);
    const results = await Promise.all([1, 2, 3].map(() => confirmBooking(database, confirm, nowAndSettings)));
    for (const result of results) expect(result).toMatchObject({ kind: "confirmed", booking: { status: "confirmed", sequence: 1 } });
    const emails = await emailsIn(database);
    expect(emails.map(({ kind, dueAt }) => [kind, dueAt.toISOString()])).toEqual([
      ["acknowledgement", "2026-11-15T12:00:00.000Z"],
      ["after-call", "2026-11-17T14:30:00.000Z"],
      ["agency-reminder", "2026-11-17T13:00:00.000Z"],
      ["confirmation", "2026-11-15T12:00:00.000Z"],
      ["confirmation-notice", "2026-11-15T12:00:00.000Z"],
      ["notice", "2026-11-15T12:00:00.000Z"],
      ["reminder-day", "2026-11-16T14:00:00.000Z"],
      ["reminder-hour", "2026-11-17T13:00:00.000Z"],
    ]);
    expect(emails.find(({ kind }) => kind === "confirmation")?.email.attachments[0]?.content).toMatch(
      /METHOD:REQUEST[\s\S]*SEQUENCE:1\r\nSTATUS:CONFIRMED/,
    );
  });

  test("a call confirmed in its last hours gets only the reminders still ahead", async () => {
    const database = await open();
    const { confirm } = await booked(database);
    await confirmBooking(database, confirm, { settings, now: new Date("2026-11-17T10:00:00Z") });
    expect((await emailsIn(database)).map(({ kind }) => kind)).toEqual([
      "acknowledgement",
      "after-call",
      "agency-reminder",
      "confirmation",
      "confirmation-notice",
      "notice",
      "reminder-hour",
    ]);
  });

  test("cancel it: the slot is free, reminders are deleted, both sides are told", async () => {
    const database = await open();
    const { confirm, manage } = await booked(database);
    await confirmBooking(database, confirm, nowAndSettings);
    await letEmailsGo(database, now);
    expect(await cancelBooking(database, manage, nowAndSettings)).toMatchObject({ kind: "cancelled", booking: { sequence: 2 } });
    expect(await cancelBooking(database, manage, nowAndSettings)).toMatchObject({ kind: "cancelled", booking: { sequence: 2 } });
    expect(await confirmBooking(database, confirm, nowAndSettings)).toMatchObject({ kind: "cancelled" });
    expect(await moveBooking(database, manage, { selectedDate: "2026-11-18", selectedTime: "9:00 AM" }, nowAndSettings)).toMatchObject({
      kind: "cancelled",
    });
    const emails = await emailsIn(database);
    expect(emails.map(({ kind }) => kind)).toEqual([
      "acknowledgement",
      "cancellation",
      "cancellation-notice",
      "confirmation",
      "confirmation-notice",
      "notice",
    ]);
    expect(emails[1]?.email.attachments[0]?.content).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:2\r\nSTATUS:CANCELLED/);
    expect(await requestBooking(database, request, nowAndSettings)).toMatchObject({ kind: "booked" });
  });

  test("move it: same event with a newer sequence, the old slot is free, the old Confirm link is void", async () => {
    const database = await open();
    const { confirm, manage } = await booked(database);
    await confirmBooking(database, confirm, nowAndSettings);
    await letEmailsGo(database, now);
    const slot = { selectedDate: "2026-12-01", selectedTime: "3:30 PM" } as const;
    const moved = await moveBooking(database, manage, slot, nowAndSettings);
    expect(moved).toMatchObject({ kind: "moved", booking: { ...slot, status: "requested", sequence: 2 } });
    expect(await bookedSlots(database, "2026-11-01", "2026-12-31")).toEqual([slot]);
    expect(await confirmBooking(database, confirm, nowAndSettings)).toEqual({ kind: "unknown" });
    const emails = await emailsIn(database);
    expect(emails.map(({ kind }) => kind)).toEqual([
      "acknowledgement",
      "confirmation",
      "confirmation-notice",
      "move",
      "move-notice",
      "notice",
      "nudge",
      "nudge",
    ]);
    const uid = (kind: string) => /UID:(.*)/.exec(emails.find((email) => email.kind === kind)?.email.attachments[0]?.content ?? "")?.[1];
    expect(uid("move")).toBe(uid("confirmation"));
    // The old manage link is valid until the new time.
    const later = new Date("2026-11-25T12:00:00Z");
    expect(await findBooking(database, "manage", manage, later)).toMatchObject(slot);
    expect(await confirmBooking(database, await tokenIn(database, "move-notice"), nowAndSettings)).toMatchObject({ kind: "confirmed" });
  });

  // In a rush, a new request locks the rows and the mailboxes' counts of others. Without an order, one of the two would fail.
  if (engine === "postgres")
    test("a change waits until a request that came first is stored", async () => {
      const database = await open();
      const { manage } = await booked(database);
      const waiting = sql<{ count: string }>`select count(*) from pg_locks where locktype = 'advisory' and not granted`;
      const moving = await database.transaction().execute(async (transaction) => {
        await takeTurn(transaction, "bookings");
        const move = moveBooking(database, manage, { selectedDate: "2026-12-01", selectedTime: "3:30 PM" }, nowAndSettings);
        await expect.poll(async () => Number((await waiting.execute(database)).rows[0]?.count)).toBe(1);
        return { move };
      });
      expect(await moving.move).toMatchObject({ kind: "moved" });
    });

  test("a call can't be moved to a taken slot, even by two requests at once", async () => {
    const database = await open();
    const { manage } = await booked(database);
    const other = { ...request, selectedDate: "2026-11-18" } as const;
    await requestBooking(database, other, nowAndSettings);
    const result = await moveBooking(database, manage, other, nowAndSettings);
    expect(result).toMatchObject({ kind: "taken", alternatives: { length: 3 } });
    const free = { selectedDate: "2026-11-19", selectedTime: "1:00 PM" } as const;
    const both = await Promise.all([
      moveBooking(database, manage, free, nowAndSettings),
      requestBooking(database, { ...request, ...free }, nowAndSettings),
    ]);
    expect(both.map(({ kind }) => kind).filter((kind) => kind === "taken")).toHaveLength(1);
    expect(await moveBooking(database, manage, { ...free, selectedDate: "2026-11-21" }, nowAndSettings)).toEqual({ kind: "not-bookable" });
  });

  test("work only for their purpose, until the call begins, and are stored only as hashes", async () => {
    const database = await open();
    const { confirm, manage } = await booked(database);
    expect(confirm).toMatch(/^[\w-]{43}$/);
    expect(await confirmBooking(database, manage, nowAndSettings)).toEqual({ kind: "unknown" });
    expect(await cancelBooking(database, confirm, nowAndSettings)).toEqual({ kind: "unknown" });
    expect(await cancelBooking(database, "", nowAndSettings)).toEqual({ kind: "unknown" });
    expect(await findBooking(database, AGENCY_LINK, confirm, new Date("2026-11-17T13:59:59Z"))).toBeDefined();
    expect(await findBooking(database, AGENCY_LINK, confirm, new Date("2026-11-17T14:00:00Z"))).toBeUndefined();
    expect(JSON.stringify(await database.selectFrom("bookingLinks").selectAll().execute())).not.toContain(manage);
  });
});

async function emailsIn(database: Database) {
  const rows = await database.selectFrom("outbox").selectAll().orderBy("kind").execute();
  return rows.map(({ kind, dueAt, payload }) => ({ kind, dueAt: new Date(dueAt), email: readPayload(payload) as Email }));
}
