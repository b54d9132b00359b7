import type { Booking } from "../../booking/rules/booking.ts";
import { type BookingState, stateOf } from "../../booking/rules/state.ts";
import { whoseCall } from "../../booking/rules/whose-call.ts";
import { shownPhone, telUrl } from "../../text/phone.ts";
import { onClock } from "../../time/clock.ts";
import { callPath } from "../rules/paths.ts";
import type { CallRowProps } from "./call-row.tsx";

/** A call as every list of the desk shows it. */
export function callRowOf(booking: Booking, { now, timeZone, states }: CallRowContext): CallRowProps & { id: string } {
  const { id, startsAt, phone } = booking;
  return {
    id,
    href: callPath(id),
    who: whoseCall(booking),
    when: onClock(timeZone, startsAt),
    state: states[stateOf(booking, now)],
    phone: dial(phone),
  };
}

type CallRowContext = { now: Date; timeZone: string; states: Record<BookingState, string> };

/** Some fields take any text, and too few digits dial nobody. */
export function dial(phone: string) {
  const text = shownPhone(phone);
  return text ? { text, url: telUrl(phone) } : undefined;
}
