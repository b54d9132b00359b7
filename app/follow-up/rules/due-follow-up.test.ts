import { expect, test, vi } from "vitest";
import { dueFollowUp } from "./due-follow-up.ts";

/** Late in the evening of November 1 in New York, and November 2 in Greenwich. */
const askedAt = new Date("2026-11-02T04:30:00Z");
const due = (today: string, followUpsLeft: number, followedUpAt: string | null = null) =>
  dueFollowUp({ followUpsLeft, followedUpAt: followedUpAt === null ? null : new Date(followedUpAt) }, askedAt, today, "America/New_York");

test("each comes on its day after the plan, by the agency's calendar, and not before", () => {
  expect([due("2026-11-03", 3), due("2026-11-04", 3)]).toEqual([undefined, "follow-up-action"]);
  expect([due("2026-11-07", 2), due("2026-11-08", 2)]).toEqual([undefined, "follow-up-tool"]);
  expect([due("2026-11-14", 1), due("2026-11-15", 1)]).toEqual([undefined, "follow-up-last"]);
});

test("one that comes late moves the next one at least two days on", () => {
  expect(due("2026-11-08", 2, "2026-11-07T14:00:00Z")).toBeUndefined();
  expect(due("2026-11-09", 2, "2026-11-07T14:00:00Z")).toBe("follow-up-tool");
});

test("it's over after the last, and a month after the plan", () => {
  expect(due("2026-11-16", 0)).toBe("over");
  expect([due("2026-12-01", 3), due("2026-12-02", 3)]).toEqual(["follow-up-action", "over"]);
});

test("the last one may go late, on whichever day it is", async () => {
  vi.resetModules();
  vi.doMock("../catalog.ts", () => ({ FOLLOW_UP_KINDS: ["early", "late"], FOLLOW_UPS: { early: 3, late: 45 } }));
  const { dueFollowUp } = await import("./due-follow-up.ts");
  const lastDue = (today: string) => dueFollowUp({ followUpsLeft: 1, followedUpAt: null }, askedAt, today, "America/New_York");
  expect([lastDue("2026-12-15"), lastDue("2026-12-16"), lastDue("2026-12-21"), lastDue("2027-01-02")]).toEqual([
    undefined,
    "late",
    "late",
    "over",
  ]);
});
