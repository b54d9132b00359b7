import { createHash, randomBytes } from "node:crypto";
import type { Booking } from "../../rules/booking/booking.ts";
import { CONFIRM_PATH, MANAGE_PATH } from "../../rules/private-paths.ts";
import type { Database } from "../database/database.server.ts";

export type Purpose = "confirm" | "manage";

const PATHS: Record<Purpose, string> = { confirm: CONFIRM_PATH, manage: MANAGE_PATH };

/** A new address that lets its holder act on one booking until the call begins. Only its hash is stored, so every email gets its own. */
export async function issueLink(database: Database, booking: Booking, purpose: Purpose, siteUrl: string) {
  const token = randomBytes(32).toString("base64url");
  const link = { tokenHash: hashOf(token), bookingId: booking.id, purpose, expiresAt: booking.startsAt.toISOString() };
  await database.insertInto("bookingLinks").values(link).execute();
  return `${siteUrl}${PATHS[purpose]}?token=${token}`;
}

/** The booking a token belongs to, or nothing when it is unknown or has expired. */
export async function bookingIdOf(database: Database, purpose: Purpose, token: string, now: Date) {
  const link = await database
    .selectFrom("bookingLinks")
    .select("bookingId")
    .where("tokenHash", "=", hashOf(token))
    .where("purpose", "=", purpose)
    .where("expiresAt", ">", now.toISOString())
    .executeTakeFirst();
  return link?.bookingId;
}

/** After a move the visitor's links live as long as the new time; who holds an old Confirm link has seen another time than the one he would confirm. */
export async function renewLinks(database: Database, booking: Booking) {
  const expiresAt = booking.startsAt.toISOString();
  await database.deleteFrom("bookingLinks").where("bookingId", "=", booking.id).where("purpose", "=", "confirm").execute();
  await database.updateTable("bookingLinks").set({ expiresAt }).where("bookingId", "=", booking.id).execute();
}

/** Plain SHA-256 is enough for 256 random bits: there is nothing to guess. */
function hashOf(token: string) {
  return createHash("sha256").update(token).digest("hex");
}
