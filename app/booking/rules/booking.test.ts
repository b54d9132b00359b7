import fc from "fast-check";
import { expect, test } from "vitest";
import { BOOKING_FIELD_NAMES } from "../catalog/booking-fields.ts";
import { REQUESTED } from "../mail/example-calls.ts";
import { fieldProblems, parseBooking } from "./booking.ts";

const NAMES = [...BOOKING_FIELD_NAMES, "selectedDate", "selectedTime"] as const;
const typed = Object.fromEntries(NAMES.map((name) => [name, REQUESTED[name]])) as Record<(typeof NAMES)[number], string>;
const complete = { ...typed, companyName: " Ridge Roofing " };

test("a complete request is read and trimmed", () => {
  expect(parseBooking(complete)).toEqual({ booking: { ...complete, companyName: "Ridge Roofing" } });
});

test("the optional fields may be left out or empty", () => {
  const { employees, currentRevenue, businessGoals, currentSystems, timeframe, additionalInfo, ...needed } = complete;
  expect(parseBooking(needed)).toEqual({
    booking: { ...complete, companyName: "Ridge Roofing", employees: "", currentRevenue: "", currentSystems: "", timeframe: "" },
  });
});

test.each([
  ["companyName", "  ", "required"],
  ["companyName", "x".repeat(201), "too-long"],
  ["contactName", undefined, "required"],
  ["email", "sam@", "not-an-email"],
  ["email", "", "required"],
  ["phone", "call me", "not-a-phone"],
  ["phone", "555-0102", "not-a-phone"],
  ["phone", "+49 30 12", "not-a-phone"],
  ["phone", "1".repeat(21), "not-a-phone"],
  ["businessType", "", "required"],
  ["businessType", "bakery", "not-an-option"],
  ["employees", "7", "not-an-option"],
  ["currentRevenue", "lots", "not-an-option"],
  ["timeframe", "never", "not-an-option"],
  ["biggestPainPoint", "", "required"],
  ["biggestPainPoint", "x".repeat(5001), "too-long"],
  ["additionalInfo", "x".repeat(5001), "too-long"],
  ["additionalInfo", 7, "required"],
  ["selectedDate", "2026-02-30", "not-a-slot"],
  ["selectedDate", "tomorrow", "not-a-slot"],
  ["selectedTime", "12:15 PM", "not-a-slot"],
])("%s = %j is answered with %s", (name, value, problem) => {
  expect(parseBooking({ ...complete, [name]: value })).toEqual({ problems: { [name]: problem } });
});

test.each(["6145550142", "+1 (614) 555-0142", "614.555.0142 ext. 12", "+49 30 123456", "call 614-555-0142"])(
  "%s is a phone number",
  (phone) => {
    expect(fieldProblems({ ...complete, phone })).toEqual({});
  },
);

test("line breaks in a line of text become spaces", () => {
  expect(parseBooking({ ...complete, contactName: "Sam\r\nBcc: all@example.com" })).toMatchObject({
    booking: { contactName: "Sam Bcc: all@example.com" },
  });
});

test("what no database takes as text, or what turns the text after it, is left out", () => {
  expect(parseBooking({ ...complete, biggestPainPoint: "Two\r\nlines\0 and \ud83d half", contactName: "\0\u202eSam\udc00" })).toMatchObject(
    {
      booking: { biggestPainPoint: "Two\nlines and \ufffd half", contactName: "Sam\ufffd" },
    },
  );
});

test("an empty form names the six required fields; the slot is asked for apart", () => {
  const required = ["companyName", "contactName", "email", "phone", "businessType", "biggestPainPoint"];
  expect(Object.keys(fieldProblems({})).sort()).toEqual(required.sort());
});

test("whatever comes in, the answer is a booking or named problems", () => {
  fc.assert(
    fc.property(fc.anything(), (input) => {
      const result = parseBooking(input);
      expect("booking" in result || Object.keys(result.problems).length > 0).toBe(true);
    }),
  );
});

test.each([
  "o'brien@ridge.example",
  "ivan@example.xn--p1ai",
  "sam+calls@mail.ridge.example",
  "s.hill@ridge-roofing.co",
  "1@2.io",
  `${"x".repeat(64)}@ridge.example`,
])("%s is an address", (email) => {
  expect(fieldProblems({ ...complete, email })).toEqual({});
});

test.each([
  `${"x".repeat(65)}@ridge.example`,
  "sam",
  "sam@localhost",
  "sam@.example",
  "sam@ridge..example",
  ".sam@ridge.example",
  "sam hill@ridge.example",
  "a@b.c,d@e.fr",
])("%s is none", (email) => {
  expect(fieldProblems({ ...complete, email })).toEqual({ email: "not-an-email" });
});
