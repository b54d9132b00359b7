import { randomUUID } from "node:crypto";
import type { Database } from "../../database/database.server.ts";
import { lockRows } from "../../database/lock-rows.server.ts";
import { readMoments } from "../../database/moments.ts";
import { keysEndBefore } from "../../forms/idempotency.server.ts";
import { knownZone } from "../../time/zone.ts";
import { callMinutesFor } from "../catalog/calls.ts";
import { missedHour } from "../rules/answer-times.ts";
import type { Booking, BookingRequest } from "../rules/booking.ts";
import type { BookingRow } from "./tables.ts";

type NewBooking = Pick<BookingRow, "interest" | "visitorTimeZone" | "network" | "uidHost" | "promiseHours" | "source"> & {
  request: BookingRequest;
  startsAt: Date;
  keyHash: string | null;
  now: Date;
  /**
   * The visitor has to press a link first. Without `takesSlot` the row is stored as canceled until then, so that it doesn't take the slot.
   */
  hold?: { heldUntil: Date; takesSlot: boolean } | undefined;
};

/**
 * Returns nothing if the slot is taken or the form's key was used. The database's unique indexes decide, even between simultaneous
 * requests.
 */
export async function insertBooking(database: Database, { request, startsAt, keyHash, now, hold, ...given }: NewBooking) {
  const isWaiting = hold?.takesSlot === false;
  const row = await database
    .insertInto("bookings")
    .values({
      ...request,
      ...given,
      id: randomUUID(),
      startsAt: startsAt.toISOString(),
      status: isWaiting ? "cancelled" : "requested",
      sequence: 0,
      idempotencyHash: keyHash,
      callMinutes: callMinutesFor(given.interest),
      askedAt: now.toISOString(),
      endReason: isWaiting ? "waiting" : "",
      heldUntil: hold?.heldUntil.toISOString() ?? null,
      bouncedAt: null,
      personId: null,
      outcome: "",
      outcomeAt: null,
      visitorNote: "",
      answeredAt: null,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && toBooking(row);
}

/** Every change raises the sequence number, so that calendars take it as newer. */
export async function updateBooking(database: Database, { id, sequence }: Booking, changes: Partial<BookingRow>, now: Date) {
  const row = await database
    .updateTable("bookings")
    .set({ ...changes, sequence: sequence + 1, updatedAt: now.toISOString() })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toBooking(row);
}

/**
 * Part of every change by which the agency answers. Only the first counts, or a call canceled a week later would look like a request
 * answered late.
 */
export function firstAnswer({ answeredAt }: Booking, now: Date) {
  return { answeredAt: (answeredAt ?? now).toISOString() };
}

/** Part of the visitor's move. What we promised them counts from now; that we missed an earlier hour stays on record. */
export function askedAnew(booking: Booking, now: Date) {
  return { askedAt: now.toISOString(), answeredAt: null, lateSince: missedHour(booking, now)?.toISOString() ?? null };
}

export async function readBooking(database: Database, id: string) {
  const row = await database.selectFrom("bookings").selectAll().where("id", "=", id).executeTakeFirst();
  return row && toBooking(row);
}

/** For a transaction that changes the booking: nobody else can until it ends. Nothing if the booking was deleted meanwhile. */
export async function lockBooking(database: Database, id: string) {
  const query = database.selectFrom("bookings").selectAll().where("id", "=", id);
  const row = await lockRows(database, query).executeTakeFirst();
  return row && toBooking(row);
}

export async function findByKey(database: Database, keyHash: string, now: Date) {
  const keyed = database.selectFrom("bookings").selectAll().where("idempotencyHash", "=", keyHash);
  const row = await keyed.where("createdAt", ">", keysEndBefore(now).toISOString()).executeTakeFirst();
  return row && toBooking(row);
}

const MOMENTS = [
  "startsAt",
  "askedAt",
  "answeredAt",
  "lateSince",
  "heldUntil",
  "outcomeAt",
  "bouncedAt",
  "createdAt",
  "updatedAt",
] as const;

export function toBooking({ idempotencyHash: _, network: __, ...row }: BookingRow): Booking {
  return readMoments({ ...row, visitorTimeZone: zoneOf(row.visitorTimeZone), askedAt: row.askedAt ?? row.createdAt }, MOMENTS);
}

const zones = new Map<string, string>();

/** A version of Node that knows fewer zones than the one that stored it must not fail at such a call: whatever lists it would fail, too. */
function zoneOf(stored: string) {
  const zone = zones.get(stored) ?? knownZone(stored) ?? "";
  zones.set(stored, zone);
  return zone;
}
