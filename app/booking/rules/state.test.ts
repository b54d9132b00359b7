import { expect, test } from "vitest";
import type { Booking } from "./booking.ts";
import { stateOf } from "./state.ts";

const at = (moment: string) => new Date(moment);

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
  ["talked", "2026-11-20T15:00:00Z", { outcome: "held" }],
  ["no-show", "2026-11-20T15:00:00Z", { status: "confirmed", outcome: "no-show" }],
])("a call is %s at %s", (state, now, changes) => {
  expect(stateOf({ ...booking, ...changes } as Booking, at(now))).toBe(state);
});
