import type { Booking } from "../rules/booking.ts";

type ListedCall = Pick<Booking, "id" | "selectedDate" | "selectedTime" | "companyName" | "contactName" | "email" | "phone" | "bouncedAt">;

/** A call as every list of calls prints it. */
export function callRow({ id, selectedDate, selectedTime, companyName, contactName, email, phone, bouncedAt }: ListedCall, state: string) {
  return [id, selectedDate, selectedTime.padStart(8), state, companyName, contactName, bouncedAt ? `${email} (bounced)` : email, phone];
}
