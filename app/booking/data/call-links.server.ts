import type { Database } from "../../database/database.server.ts";
import { isOpenLink, newLink } from "../../tokens/stored-token.server.ts";
import type { Booking } from "../rules/booking.ts";
import { AGENCY_LINK, LINKS, type Purpose, type StoredLinkName } from "../rules/call-links.ts";
import { readBooking } from "./booking-rows.server.ts";

/** Creates a link that lets whoever has it act on one booking until the call starts. */
export async function issueLink(database: Database, booking: Booking, name: StoredLinkName, siteUrl: string) {
  const { path, purpose } = LINKS[name];
  const { url, stored } = newLink(siteUrl + path, booking.startsAt);
  await database
    .insertInto("bookingLinks")
    .values({ ...stored, bookingId: booking.id, purpose })
    .execute();
  return url;
}

/** The booking a token belongs to, or nothing if the token is unknown or expired. */
export async function bookingIdOf(database: Database, purpose: Purpose, token: string, now: Date) {
  const link = await database
    .selectFrom("bookingLinks")
    .select("bookingId")
    .where("purpose", "=", purpose)
    .where(isOpenLink(token, now))
    .executeTakeFirst();
  return link?.bookingId;
}

/** The booking that an email link's page shows. */
export async function findBooking(database: Database, purpose: Purpose, token: string, now: Date) {
  const id = await bookingIdOf(database, purpose, token, now);
  return id === undefined ? undefined : readBooking(database, id);
}

/**
 * After a move the visitor's links last until the new time. Old Confirm links are deleted: they were sent with a different time than the
 * one they would now confirm.
 */
export async function renewLinks(database: Database, booking: Booking) {
  const expiresAt = booking.startsAt.toISOString();
  await database.deleteFrom("bookingLinks").where("bookingId", "=", booking.id).where("purpose", "=", AGENCY_LINK).execute();
  await database.updateTable("bookingLinks").set({ expiresAt }).where("bookingId", "=", booking.id).execute();
}
