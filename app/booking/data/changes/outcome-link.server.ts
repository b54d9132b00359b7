import type { Database } from "../../../database/database.server.ts";
import { TALKED_PATH } from "../../../site/private-paths.ts";
import { DAY_MS } from "../../../time/durations.ts";
import { isOpenLink, newLink } from "../../../tokens/stored-token.server.ts";
import type { Booking } from "../../rules/booking.ts";
import { readBooking } from "../booking-rows.server.ts";

/** The other links of a call end when it starts. These begin then, and a busy week may pass before somebody presses. */
const GOOD_FOR_MS = 14 * DAY_MS;

/** The page where the agency says that a call took place. The one for a no-show takes the same token. */
export async function issueOutcomeLink(database: Database, { id, startsAt }: Booking, siteUrl: string) {
  const { url, stored } = newLink(siteUrl + TALKED_PATH, new Date(startsAt.getTime() + GOOD_FOR_MS));
  await database
    .insertInto("outcomeLinks")
    .values({ ...stored, bookingId: id })
    .execute();
  return url;
}

/** The call that a token is about, or nothing if the token is unknown or expired. */
export async function bookingOfOutcome(database: Database, token: string, now: Date) {
  const link = await database.selectFrom("outcomeLinks").select("bookingId").where(isOpenLink(token, now)).executeTakeFirst();
  return link && readBooking(database, link.bookingId);
}
