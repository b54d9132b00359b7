import type { Database } from "../../../database/database.server.ts";
import { inTransaction } from "../../../database/in-transaction.server.ts";
import { takeTurn } from "../../../database/take-turn.server.ts";
import { siteHost } from "../../../site/site-host.ts";
import type { NowAnd } from "../../../time/clock.ts";
import { BOOKING_FIELD_NAMES, type BookingFields } from "../../catalog/booking-fields.ts";
import type { Booking, PhoneContact } from "../../rules/booking.ts";
import { type Slot, slotMoment } from "../../rules/slot.ts";
import { announce, type BookingSettings } from "../announce.server.ts";
import { insertBooking, updateBooking } from "../booking-rows.server.ts";
import { isBookableNow } from "../calendar/availability.server.ts";
import { endLapsed } from "./holds.server.ts";
import { refuseSlot, refuseTaken } from "./slot-refused.server.ts";

/** Stands in for the fields of the form that nobody asks about on the phone. */
const UNASKED = { ...Object.fromEntries(BOOKING_FIELD_NAMES.map((name) => [name, ""])), businessType: "other" } as BookingFields;

type AgreedCall = { contact: PhoneContact; slot: Slot; isInvited?: boolean };

/**
 * Enters a call that was agreed by phone, by the same rules as any other: confirmed at once, with its reminders, and with an invitation if
 * asked for.
 */
export function addCall(database: Database, { contact, slot, isInvited = false }: AgreedCall, nowAndSettings: NowAnd<BookingSettings>) {
  const { now, settings } = nowAndSettings;
  return inTransaction(database, async (transaction) => {
    await takeTurn(transaction, "bookings");
    if (!(await isBookableNow(transaction, slot, nowAndSettings))) return refuseSlot(transaction, slot, nowAndSettings);
    await endLapsed(transaction, nowAndSettings);
    const booking = await insertBooking(transaction, {
      request: { ...UNASKED, ...contact, companyName: contact.companyName || contact.contactName, ...slot },
      startsAt: slotMoment(slot, settings.timeZone),
      interest: "",
      visitorTimeZone: "",
      network: "",
      keyHash: null,
      uidHost: siteHost(settings),
      now,
      promiseHours: settings.promiseHours,
      source: "",
    });
    if (!booking) return refuseTaken(transaction, slot, nowAndSettings);
    return { kind: "added" as const, booking: await confirm(transaction, booking, isInvited ? "confirmed" : "added", nowAndSettings) };
  });
}

async function confirm(transaction: Database, booking: Booking, change: "confirmed" | "added", nowAndSettings: NowAnd<BookingSettings>) {
  const { now } = nowAndSettings;
  const confirmed = await updateBooking(transaction, booking, { status: "confirmed", answeredAt: now.toISOString() }, now);
  await announce(transaction, change, confirmed, nowAndSettings);
  return confirmed;
}
