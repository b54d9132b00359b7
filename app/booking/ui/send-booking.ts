import { BOOKING_API_PATH } from "../../site/catalog/api-paths.ts";
import type { BookingProblems } from "../rules/booking.ts";
import { type RefusalReason, reasonFrom } from "../rules/refusal-notice.ts";
import type { Slot } from "../rules/slot.ts";
import type { BookedSlot } from "./booked-words.ts";

export type BookingSent =
  | { kind: "booked"; booked: Omit<BookedSlot, "promise">; askedAt: Date }
  | { kind: "taken"; alternatives: Slot[]; isClosed: boolean }
  | { kind: "invalid"; problems: BookingProblems }
  | { kind: "failed"; reason: RefusalReason };

/** Sends the request to the booking endpoint. Failure details go only to the console, since the visitor can't do anything with them. */
export async function sendBooking(request: Record<string, string>, key: string): Promise<BookingSent> {
  const response = await post(request, key).catch((error: unknown) => console.error("Booking could not be sent:", error));
  if (!response) return { kind: "failed", reason: "network" };
  // A proxy answers for a site that's down, and not in JSON.
  const { data, error } = await response.json().catch(() => ({}));
  // By the server's clock, since ours may be wrong, and of a request sent again when it was first made.
  const askedAt = new Date(response.headers.get("Last-Modified") ?? Date.now());
  if (response.status === 201 && data) return { kind: "booked", booked: { ...data, phone: request.phone }, askedAt };
  if (response.status === 409 && error) return { kind: "taken", alternatives: error.alternatives, isClosed: error.closed === true };
  if (response.status === 422 && error) return { kind: "invalid", problems: error.fields };
  console.error("Booking was not accepted:", response.status, error?.code);
  return { kind: "failed", reason: reasonFrom(error?.code) };
}

function post(request: Record<string, string>, key: string) {
  return fetch(BOOKING_API_PATH, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify(request),
  });
}
