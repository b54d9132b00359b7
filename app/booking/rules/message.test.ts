import { expect, test } from "vitest";
import type { Booking } from "./booking.ts";
import { MESSAGE_CHARACTERS, readMessage } from "./message.ts";
import { nudgeTimes } from "./nudges.ts";
import { stateOf } from "./state.ts";

const at = (moment: string) => new Date(moment);

test.each([
  ["a day's promise", "2026-11-15T12:00:00Z", "2026-11-20T14:00:00Z", ["2026-11-16T00:00:00.000Z", "2026-11-16T11:00:00.000Z"]],
  [
    "across the end of daylight saving",
    "2026-10-31T12:00:00Z",
    "2026-11-05T14:00:00Z",
    ["2026-11-01T00:00:00.000Z", "2026-11-01T11:00:00.000Z"],
  ],
  ["across its start", "2027-03-13T18:00:00Z", "2027-03-16T13:00:00Z", ["2027-03-14T06:00:00.000Z", "2027-03-14T17:00:00.000Z"]],
  ["a call in five hours", "2026-11-17T14:00:00Z", "2026-11-17T19:00:00Z", ["2026-11-17T16:00:00.000Z", "2026-11-17T17:00:00.000Z"]],
  ["a call in three hours", "2026-11-17T14:00:00Z", "2026-11-17T17:00:00Z", ["2026-11-17T15:00:00.000Z"]],
  ["a call in two hours", "2026-11-17T14:00:00Z", "2026-11-17T16:00:00Z", ["2026-11-17T14:30:00.000Z"]],
  ["a call in half an hour", "2026-11-17T14:00:00Z", "2026-11-17T14:30:00Z", ["2026-11-17T14:07:30.000Z"]],
])("nudges for %s", (_, askedAt, startsAt, expected) => {
  const asked = { askedAt: at(askedAt), startsAt: at(startsAt), promiseHours: 24 };
  expect(nudgeTimes(asked).map((moment) => moment.toISOString())).toEqual(expected);
});

const booking = {
  status: "requested",
  heldUntil: null,
  bouncedAt: null,
  answeredAt: null,
  endReason: "",
  askedAt: at("2026-11-15T12:00:00Z"),
  startsAt: at("2026-11-20T14:00:00Z"),
  promiseHours: 24,
};

test.each([
  ["requested", "2026-11-16T11:59:59Z", {}],
  ["unanswered", "2026-11-16T12:00:00Z", {}],
  ["unverified", "2026-11-16T12:00:00Z", { heldUntil: at("2026-11-16T12:30:00Z") }],
  ["unverified", "2026-11-16T12:00:00Z", { status: "cancelled", endReason: "waiting", heldUntil: at("2026-11-16T12:30:00Z") }],
  ["offered", "2026-11-18T12:00:00Z", { answeredAt: at("2026-11-16T10:00:00Z") }],
  ["confirmed", "2026-11-18T12:00:00Z", { status: "confirmed" }],
  ["declined", "2026-11-18T12:00:00Z", { status: "cancelled", endReason: "declined" }],
  ["canceled", "2026-11-18T12:00:00Z", { status: "cancelled", endReason: "agency" }],
  ["canceled", "2026-11-18T12:00:00Z", { status: "cancelled", endReason: "" }],
  ["expired", "2026-11-18T12:00:00Z", { status: "cancelled", endReason: "expired" }],
])("a call is %s at %s", (state, now, changes) => {
  expect(stateOf({ ...booking, ...changes } as Booking, at(now))).toBe(state);
});

test("a message is one line of text with an end", () => {
  expect(readMessage(undefined)).toEqual({ text: "" });
  expect(readMessage("  We're full\r\n\tuntil \u0007May. ")).toEqual({ text: "We're full until May." });
  expect(readMessage("x".repeat(MESSAGE_CHARACTERS))).toEqual({ text: "x".repeat(MESSAGE_CHARACTERS) });
  expect(readMessage("x".repeat(MESSAGE_CHARACTERS + 1))).toEqual({ problem: "too-long" });
});
