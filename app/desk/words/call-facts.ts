import { BOOKING_FIELD_NAMES, type BookingFieldName } from "../../booking/catalog/booking-fields.ts";
import type { Booking } from "../../booking/rules/booking.ts";
import { booking as form } from "../../booking/words/booking.ts";
import { mailUrl } from "../../text/mail-url.ts";
import { call as words } from "./calls.ts";

/** What's known about a call or a person. With a `url` the value is a link, to dial or to write. */
export type Fact = { label: string; value: string; url?: string | undefined };

type CallSummary = { when: string; state: string; phone: { text: string; url: string } | undefined };

/** Whatever the form asks has a label and maybe words for its options; nothing here has to know which. */
const labels: Record<string, string> = form.labels;
const options: Record<string, Record<string, string>> = form.options;

/** These stand above the rest, or are the heading. */
const ABOVE: BookingFieldName[] = ["contactName", "companyName", "phone", "email"];

/** Everything about a call, in the order in which one needs it. What wasn't answered is left out. */
export function factsOf(booking: Booking, { when, state, phone }: CallSummary): Fact[] {
  const { email, bouncedAt, callMinutes, visitorNote } = booking;
  const said = (name: BookingFieldName) => options[name]?.[booking[name]] ?? booking[name];
  const facts: Fact[] = [
    { label: words.facts.when, value: when },
    { label: words.facts.state, value: state },
    { label: words.facts.phone, value: booking.phone, url: phone?.url },
    { label: words.facts.email, value: bouncedAt ? `${email}. ${words.bounced}` : email, url: bouncedAt ? undefined : mailUrl(email) },
    { label: words.facts.minutes, value: words.minutes(callMinutes) },
    { label: words.facts.note, value: visitorNote },
    ...BOOKING_FIELD_NAMES.filter((name) => !ABOVE.includes(name)).map((name) => ({ label: labels[name] ?? name, value: said(name) })),
  ];
  return facts.filter(({ value }) => value);
}
