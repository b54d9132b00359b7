import { expect, test } from "vitest";
import { CHANGES, type Change, endsCall } from "../catalog/changes.ts";
import type { BookingEmailRow } from "./email-row.ts";
import { BOOKING_EMAILS, emailsAfter, emailsEndedBy } from "./emails.ts";

const rows = Object.entries<BookingEmailRow>(BOOKING_EMAILS);
const changes = Object.keys(CHANGES) as Change[];
const waiting = rows.filter(([, { at }]) => at).map(([kind]) => kind);

test.each(changes.filter(endsCall))("'%s' ends every email that waits, and queues none that would", (change) => {
  expect(waiting.length).toBeGreaterThan(0);
  expect(emailsEndedBy(change)).toEqual(waiting);
  expect(emailsAfter(change).filter(([, { at }]) => at)).toEqual([]);
});

test("a change of time ends every email that waits for the old one", () => {
  for (const change of ["moved", "picked", "rescheduled"] as const) expect(emailsEndedBy(change)).toEqual(waiting);
});

test("every change but the ones that nobody has to hear of sends an email to somebody", () => {
  expect(changes.filter((change) => emailsAfter(change).length === 0)).toEqual(["withdrawn"]);
});
