import * as v from "valibot";
import { isDay, SLOT_TIMES, type Slot } from "./calendar.ts";
import { email, line, oneOf, optional, type Problem, readFields, required, requiredOneOf, text } from "./form-fields.ts";

export const BUSINESS_TYPES = [
  "electrical",
  "plumbing",
  "hvac",
  "general",
  "roofing",
  "landscaping",
  "painting",
  "handyman",
  "other",
] as const;
export const EMPLOYEE_BANDS = ["1-5", "6-10", "11-25", "26-50", "50+"] as const;
export const REVENUE_BANDS = ["under-100k", "100k-500k", "500k-1m", "1m-5m", "5m+"] as const;
export const TIMEFRAMES = ["asap", "1-3months", "3-6months", "planning"] as const;

/** The twelve fields of the intake form, trimmed. Optional ones are empty strings. */
export type BookingFields = v.InferOutput<typeof fields>;
export type BookingRequest = BookingFields & Slot;

/** A request that was taken. */
export type Booking = BookingRequest & {
  id: string;
  status: "requested" | "confirmed" | "cancelled";
  startsAt: Date;
  /** Rises with every change, so that calendars know which invitation is the newest. */
  sequence: number;
  /** What a button on another page asked for, or nothing. */
  interest: string;
  /** The visitor's own zone, or nothing where the browser did not say. */
  visitorTimeZone: string;
  createdAt: Date;
  updatedAt: Date;
};

export type BookingProblems = Partial<Record<keyof BookingRequest, Problem>>;

const oneOfOrNone = <const Options extends readonly string[]>(options: Options) =>
  v.optional(v.union([v.literal(""), oneOf(options)], "not-an-option"), "");

const fields = v.object({
  companyName: v.pipe(line, required),
  contactName: v.pipe(line, required),
  email,
  phone: v.pipe(line, required, v.regex(/^(?:\D*\d){7,20}\D*$/, "not-a-phone")),
  businessType: requiredOneOf(BUSINESS_TYPES),
  employees: oneOfOrNone(EMPLOYEE_BANDS),
  currentRevenue: oneOfOrNone(REVENUE_BANDS),
  biggestPainPoint: v.pipe(text, required),
  businessGoals: optional(text),
  currentSystems: optional(text),
  timeframe: oneOfOrNone(TIMEFRAMES),
  additionalInfo: optional(text),
});

const slot = v.object({
  selectedDate: v.pipe(v.string("not-a-slot"), v.check(isDay, "not-a-slot")),
  selectedTime: v.picklist(SLOT_TIMES, "not-a-slot"),
});

const request = v.object({ ...fields.entries, ...slot.entries });

export const FIELD_NAMES = Object.keys(fields.entries) as (keyof BookingFields)[];

export function parseBooking(input: unknown): { booking: BookingRequest } | { problems: BookingProblems } {
  const result = readFields(request, input);
  return "problems" in result ? result : { booking: result.output };
}

/** The same rules for the fields alone, while the visitor has not chosen a slot. */
export function fieldProblems(input: unknown) {
  const { selectedDate: _, selectedTime: __, ...problems } = readProblems(input);
  return problems as Partial<Record<keyof BookingFields, Problem>>;
}

function readProblems(input: unknown): BookingProblems {
  const result = parseBooking(input);
  return "problems" in result ? result.problems : {};
}
