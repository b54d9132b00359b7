import { randomUUID } from "node:crypto";
import { type Database, isPostgres } from "../../database/database.server.ts";
import { callMinutesFor } from "../catalog/calls.ts";
import type { Booking, BookingRequest } from "../rules/booking.ts";
import type { BookingRow } from "./tables.ts";

type New = {
  request: BookingRequest;
  startsAt: Date;
  interest: string;
  visitorTimeZone: string;
  network: string;
  keyHash: string | null;
  uidHost: string;
  now: Date;
  promiseHours: number;
  source: string;
  /** The visitor has to press a link first. Without a slot of its own, the row is one that takes none. */
  hold?: { heldUntil: Date; takesSlot: boolean } | undefined;
};

/** Returns nothing if the slot is held or the key was used. The database decides, even between simultaneous requests. */
export async function insertBooking(database: Database, given: New) {
  const { request, startsAt, interest, visitorTimeZone, network, keyHash, uidHost, now, promiseHours, source, hold } = given;
  const isWaiting = hold?.takesSlot === false;
  const row = await database
    .insertInto("bookings")
    .values({
      ...request,
      id: randomUUID(),
      interest,
      visitorTimeZone,
      startsAt: startsAt.toISOString(),
      status: isWaiting ? "cancelled" : "requested",
      sequence: 0,
      idempotencyHash: keyHash,
      callMinutes: callMinutesFor(interest),
      askedAt: now.toISOString(),
      endReason: isWaiting ? "waiting" : "",
      heldUntil: hold?.heldUntil.toISOString() ?? null,
      network,
      bouncedAt: null,
      uidHost,
      personId: null,
      outcome: "",
      outcomeAt: null,
      visitorNote: "",
      promiseHours,
      source,
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

export async function readBooking(database: Database, id: string) {
  const row = await database.selectFrom("bookings").selectAll().where("id", "=", id).executeTakeFirst();
  return row && toBooking(row);
}

/** For a transaction that changes the booking: on PostgreSQL it locks the row until the end. SQLite has one writer anyway. */
export async function lockBooking(database: Database, id: string) {
  const query = database.selectFrom("bookings").selectAll().where("id", "=", id);
  const row = await (isPostgres(database) ? query.forUpdate() : query).executeTakeFirstOrThrow();
  return toBooking(row);
}

export async function findByKey(database: Database, keyHash: string) {
  const row = await database.selectFrom("bookings").selectAll().where("idempotencyHash", "=", keyHash).executeTakeFirst();
  return row && toBooking(row);
}

export async function forgetKey(database: Database, keyHash: string, usedBefore: Date) {
  const old = database.updateTable("bookings").set({ idempotencyHash: null }).where("idempotencyHash", "=", keyHash);
  await old.where("createdAt", "<=", usedBefore.toISOString()).execute();
}

export function toBooking({ idempotencyHash: _, network: __, ...row }: BookingRow): Booking {
  return {
    ...row,
    startsAt: new Date(row.startsAt),
    askedAt: new Date(row.askedAt ?? row.createdAt),
    answeredAt: row.answeredAt === null ? null : new Date(row.answeredAt),
    heldUntil: row.heldUntil === null ? null : new Date(row.heldUntil),
    outcomeAt: row.outcomeAt === null ? null : new Date(row.outcomeAt),
    bouncedAt: row.bouncedAt === null ? null : new Date(row.bouncedAt),
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
  };
}
