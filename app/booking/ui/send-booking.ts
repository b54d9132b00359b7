import type { BookingProblems } from "../rules/booking.ts";
import type { Slot } from "../rules/slot.ts";
import type { Booked } from "./booked-panel.tsx";

export type Outcome =
  | { kind: "booked"; booked: Omit<Booked, "promise">; askedAt: Date }
  | { kind: "taken"; alternatives: Slot[]; isClosed: boolean }
  | { kind: "invalid"; problems: BookingProblems }
  | { kind: "too-many"; reason: "open" | "emails" | "tries" }
  | { kind: "failed" };

const REASONS: Record<string, "open" | "emails"> = { too_many_open: "open", too_many_emails: "emails" };

/** Sends the request to the booking endpoint. Failure details go only to the console, since the visitor can't do anything with them. */
export async function sendBooking(request: Record<string, string>, key: string): Promise<Outcome> {
  try {
    const response = await fetch("/api/send-booking-notification", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body: JSON.stringify(request),
    });
    const { data, error } = await response.json();
    // The server's clock, since ours may be wrong.
    if (response.status === 201) return { kind: "booked", booked: data, askedAt: new Date(response.headers.get("Date") ?? Date.now()) };
    if (response.status === 409) return { kind: "taken", alternatives: error.alternatives, isClosed: error.closed === true };
    if (response.status === 422) return { kind: "invalid", problems: error.fields };
    if (response.status === 429) return { kind: "too-many", reason: REASONS[error.code] ?? "tries" };
    console.error("Booking was not accepted:", response.status, error?.code);
  } catch (error) {
    console.error("Booking could not be sent:", error);
  }
  return { kind: "failed" };
}
