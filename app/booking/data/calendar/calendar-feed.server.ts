import { createHmac, randomBytes } from "node:crypto";
import type { Database } from "../../../database/database.server.ts";
import { CALENDAR_FEED_PATH } from "../../../site/private-paths.ts";
import { DAY_MS } from "../../../time/durations.ts";
import { isSigned, type Secrets } from "../../../tokens/secrets.server.ts";
import type { Booking } from "../../rules/booking.ts";
import { isKnownToAgency } from "../../rules/state.ts";
import { toBooking } from "../booking-rows.server.ts";

const RECENT_DAYS = 30;

type CalendarFeed = Awaited<ReturnType<typeof storedFeed>>;
type FeedSettings = { siteUrl: string; secret: string };

/** The feed's address, made at the first call. Its token follows from the secret, so a copy of the database doesn't have it. */
export async function feedAddress(database: Database, { siteUrl, secret }: FeedSettings, { renew, now }: { renew: boolean; now: Date }) {
  const row = { onlyRow: 1, salt: randomBytes(32).toString("base64url"), madeAt: now.toISOString() };
  if (renew) await setFeed(database, row);
  else
    await database
      .insertInto("calendarFeed")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return `${siteUrl}${CALENDAR_FEED_PATH}?token=${tokenFrom((await storedFeed(database))?.salt ?? row.salt, secret)}`;
}

export async function isFeedToken(database: Database, secrets: Secrets, token: string) {
  const salt = (await storedFeed(database))?.salt;
  return salt !== undefined && isSigned(Buffer.from(token), (secret) => Buffer.from(tokenFrom(salt, secret)), secrets);
}

/** The calls to come and those of the last 30 days, without requests that the agency hasn't heard of. */
export async function feedCalls(database: Database, now: Date): Promise<Booking[]> {
  const since = new Date(now.getTime() - RECENT_DAYS * DAY_MS).toISOString();
  const calls = database.selectFrom("bookings").selectAll().where("status", "<>", "cancelled").where("startsAt", ">=", since);
  return (await calls.orderBy("startsAt").execute()).map(toBooking).filter(isKnownToAgency);
}

/** What the feed's address follows from, beside the secret. */
export function storedFeed(database: Database) {
  return database.selectFrom("calendarFeed").selectAll().executeTakeFirst();
}

/** After a restore, keeps the address that was valid before it. Returns how many older ones that ended. */
export async function keepFeed(restored: Database, feed: CalendarFeed) {
  const older = await storedFeed(restored);
  if (!feed || older?.salt === feed.salt) return 0;
  await setFeed(restored, feed);
  return older ? 1 : 0;
}

async function setFeed(database: Database, row: NonNullable<CalendarFeed>) {
  await database
    .insertInto("calendarFeed")
    .values(row)
    .onConflict((conflict) => conflict.column("onlyRow").doUpdateSet(row))
    .execute();
}

function tokenFrom(salt: string, secret: string) {
  return createHmac("sha256", secret).update(`calendar feed ${salt}`).digest("base64url");
}
