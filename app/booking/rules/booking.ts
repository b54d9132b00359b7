import * as v from "valibot";
import { email, type FieldProblem, longText, oneOf, optional, readFields, required, requiredOneOf, shortText } from "../../forms/fields.ts";
import { isDay } from "../../time/dates.ts";
import {
  BOOKING_FIELD_NAMES,
  BOOKING_FIELDS,
  type BookingField,
  type BookingFieldName,
  type BookingFields,
} from "../catalog/booking-fields.ts";
import type { StoredOutcome } from "../catalog/outcomes.ts";
import { HALF_HOURS } from "../catalog/slots.ts";
import type { Slot } from "./slot.ts";

export type BookingRequest = BookingFields & Slot;

/** A stored booking request. The table has the same columns and two more: see `data/tables.ts`. */
export type Booking = BookingRequest & {
  id: string;
  status: "requested" | "confirmed" | "cancelled";
  startsAt: Date;
  /** Goes up with every change, so that calendars know which invitation is the newest. */
  sequence: number;
  /** What a button on another page asked for, or an empty string. */
  interest: string;
  /** The visitor's own time zone, or an empty string if the browser didn't say. */
  visitorTimeZone: string;
  /** What was asked for, one of CALL_MINUTES. */
  callMinutes: number;
  /** When the visitor last asked for a time: our promise to answer counts from here. */
  askedAt: Date;
  /** When the agency first answered that, whatever it changed later, or null while the visitor waits. */
  answeredAt: Date | null;
  /** The hour that we promised and missed, if the visitor has moved the call since and so asked anew. */
  lateSince: Date | null;
  /** Empty while the call is on. */
  endReason: EndReason;
  /** Holds its slot, or waits for it, only until then, unless the visitor presses the link in their email before. */
  heldUntil: Date | null;
  /** Since when our emails about it come back, because there's no such mailbox. */
  bouncedAt: Date | null;
  /**
   * The right half of its UID in calendars: the host of SITE_URL when it was booked. It stays when SITE_URL changes, or a cancellation
   * wouldn't find what the visitor's calendar holds.
   */
  uidHost: string;
  /** Whose line it's on; null until the agency has heard of it. */
  personId: string | null;
  /** What became of the call, and when the agency said so. Empty until then. */
  outcome: StoredOutcome | "";
  outcomeAt: Date | null;
  /** What was agreed on the call, for the visitor to read. */
  visitorNote: string;
  /** Within how many hours an answer was promised. */
  promiseHours: number;
  /** Where the visit began that led to it, as the counts name it. */
  source: string;
  createdAt: Date;
  updatedAt: Date;
};

/**
 * Why a canceled call ended; a request that lapsed is 'expired' here. One that is 'waiting' has only just begun: it takes no slot, so to
 * the database it's canceled, until the visitor presses the link in their email (see `heldUntil`).
 */
export type EndReason = "" | "visitor" | "agency" | "declined" | "expired" | "junk" | "waiting";

export type BookingProblems = Partial<Record<keyof BookingRequest, FieldProblem>>;

/** Ten digits have an area code, with a few more for an extension. From abroad it begins with a plus. */
const PHONE = /^(?:\s*\+(?:\D*\d){8,20}|(?:\D*\d){10,20})\D*$/;
const RULES = {
  line: (isRequired: boolean) => (isRequired ? v.pipe(shortText, required) : optional(shortText)),
  text: (isRequired: boolean) => (isRequired ? v.pipe(longText, required) : optional(longText)),
  email: () => email,
  tel: () => v.pipe(shortText, required, v.regex(PHONE, "not-a-phone")),
};

const fields = v.object(
  Object.fromEntries(BOOKING_FIELD_NAMES.map((name) => [name, schemaOf(BOOKING_FIELDS[name])])) as {
    [Name in BookingFieldName]: v.GenericSchema<string | undefined, BookingFields[Name]>;
  },
);

const slot = v.object({
  selectedDate: v.pipe(v.string("not-a-slot"), v.check(isDay, "not-a-slot")),
  selectedTime: v.picklist(HALF_HOURS, "not-a-slot"),
});

/** The fields and the slot, as the form and programs send them. */
export const bookingSchema = v.object({ ...fields.entries, ...slot.entries });

export function parseBooking(input: unknown): { booking: BookingRequest } | { problems: BookingProblems } {
  const result = readFields(bookingSchema, input);
  return "problems" in result ? result : { booking: result.output };
}

/** The same rules for the fields alone, for when the visitor hasn't chosen a slot yet. */
export function fieldProblems(input: unknown) {
  const { selectedDate: _, selectedTime: __, ...problems } = readProblems(input);
  return problems as Partial<Record<BookingFieldName, FieldProblem>>;
}

function readProblems(input: unknown): BookingProblems {
  const result = parseBooking(input);
  return "problems" in result ? result.problems : {};
}

function schemaOf(field: BookingField): v.GenericSchema<unknown, string> {
  if (field.kind !== "choice") return RULES[field.kind](field.required);
  return field.required ? requiredOneOf(field.options) : v.optional(v.union([v.literal(""), oneOf(field.options)], "not-an-option"), "");
}

/** What is known of a call that was agreed by phone. */
export type PhoneContact = Pick<BookingFields, "contactName" | "companyName" | "email" | "phone">;

const phoneContact = v.object({
  contactName: fields.entries.contactName,
  companyName: optional(shortText),
  email: v.union([v.literal(""), email], "not-an-email"),
  phone: fields.entries.phone,
});

export function parseContact(input: unknown): { contact: PhoneContact } | { problems: BookingProblems } {
  const result = readFields(phoneContact, input);
  return "problems" in result ? result : { contact: result.output };
}
