import { expect, test } from "vitest";
import { AGREED, CHANGES, type Change, endsCall, movesCall } from "../catalog/changes.ts";
import type { BookingEmailRow } from "./email-row.ts";
import { BOOKING_EMAILS, emailsAfter, emailsEndedBy } from "./emails.ts";

const rows = Object.entries<BookingEmailRow>(BOOKING_EMAILS);
const changes = Object.keys(CHANGES) as Change[];
/** What would be untrue once the call is off or at another time. */
const endable = rows.filter(([, { at, to }]) => at || to === "visitor").map(([kind]) => kind);

test.each(changes.filter(endsCall))(
  "'%s' ends every email to the visitor and every one that waits, and queues none that would",
  (change) => {
    expect(emailsEndedBy(change)).toEqual(endable);
    expect(emailsAfter(change).filter(([, { at }]) => at)).toEqual([]);
  },
);

test.each(changes.filter(movesCall))("'%s' ends every email about the old time", (change) => {
  expect(emailsEndedBy(change)).toEqual(endable);
});

test("whatever way a call is agreed on, it's followed by every reminder and the question how it went, and nothing else is", () => {
  const following = ["reminder-day", "reminder-hour", "agency-reminder", "after-call"] as const;
  const isFollowed = (change: Change) => following.map((kind) => emailsAfter(change).some(([one]) => one === kind));
  expect(AGREED.length).toBeGreaterThan(1);
  for (const change of changes) expect([change, isFollowed(change)]).toEqual([change, following.map(() => AGREED.includes(change))]);
});

test("nothing ends what the agency is told at once, since its row says that the agency knows", () => {
  for (const change of changes) expect(emailsEndedBy(change).filter((kind) => !endable.includes(kind))).toEqual([]);
});

test("every change but the ones that nobody has to hear of sends an email to somebody", () => {
  expect(changes.filter((change) => emailsAfter(change).length === 0)).toEqual(["withdrawn"]);
});
