import { BUSINESS_TYPES } from "../../pages/trades/catalog/trades.ts";

export const EMPLOYEE_BANDS = ["1-5", "6-10", "11-25", "26-50", "50+"] as const;
const REVENUE_BANDS = ["under-100k", "100k-500k", "500k-1m", "1m-5m", "5m+"] as const;
const TIMEFRAMES = ["asap", "1-3months", "3-6months", "planning"] as const;

/**
 * The fields of the intake form in the order people think: who they are, then what bothers them, then what helps us prepare. The form, its
 * rules, emails, exports and the API are built from this list.
 */
export const BOOKING_FIELDS = {
  contactName: { kind: "line", required: true, autoComplete: "name" },
  companyName: { kind: "line", required: true, autoComplete: "organization" },
  email: { kind: "email", required: true, autoComplete: "email" },
  phone: { kind: "tel", required: true, autoComplete: "tel" },
  businessType: { kind: "choice", required: true, options: BUSINESS_TYPES },
  biggestPainPoint: { kind: "text", required: true },
  employees: { kind: "choice", required: false, options: EMPLOYEE_BANDS },
  currentRevenue: { kind: "choice", required: false, options: REVENUE_BANDS },
  timeframe: { kind: "choice", required: false, options: TIMEFRAMES },
  businessGoals: { kind: "text", required: false },
  currentSystems: { kind: "text", required: false },
  additionalInfo: { kind: "text", required: false },
} as const satisfies Record<string, BookingField>;

export type BookingFieldName = keyof typeof BOOKING_FIELDS;

export const BOOKING_FIELD_NAMES = Object.keys(BOOKING_FIELDS) as BookingFieldName[];

export type BookingField =
  | { kind: "line"; required: boolean; autoComplete: string }
  | { kind: "email" | "tel"; required: true; autoComplete: string }
  | { kind: "text"; required: boolean }
  | { kind: "choice"; required: boolean; options: readonly string[] };

export type ChoiceName = {
  [Name in BookingFieldName]: (typeof BOOKING_FIELDS)[Name] extends { options: unknown } ? Name : never;
}[BookingFieldName];

/** The form isn't sent without them. */
export type RequiredName = {
  [Name in BookingFieldName]: (typeof BOOKING_FIELDS)[Name]["required"] extends true ? Name : never;
}[BookingFieldName];

export type OptionOf<Name extends ChoiceName> = (typeof BOOKING_FIELDS)[Name]["options"][number];

/** A visitor's answers, trimmed. Optional fields may be empty strings. */
export type BookingFields = {
  [Name in BookingFieldName]: Name extends ChoiceName
    ? (typeof BOOKING_FIELDS)[Name]["required"] extends true
      ? OptionOf<Name>
      : OptionOf<Name> | ""
    : string;
};
