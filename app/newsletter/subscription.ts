import * as v from "valibot";
import { email, type FieldProblem, readFields } from "../forms/fields.ts";
import { lastMonday } from "../time/daily.ts";
import { HOUR_MS } from "../time/durations.ts";

export type Reader = { id: string; email: string; status: "pending" | "confirmed"; askedAt: Date; confirmedAt: Date | undefined };
export type SubscriptionProblems = { email?: FieldProblem };

/** Long enough for people who sign up on Friday and don't read their email until after the weekend. */
export const OPT_IN_DAYS = 7;
/** An address that nobody confirms is deleted after this many days. */
export const PENDING_DAYS = 30;
/** Keeps anyone from flooding a stranger's mailbox: typing an address sends it at most one email an hour. */
export const EMAIL_AGAIN_AFTER_MS = HOUR_MS;

/** Half an hour after Monday's post goes out. */
const DIGEST_TIME = "9:30 AM";

export const subscriptionFields = v.object({ email });

export function parseSubscription(input: unknown): { email: string } | { problems: SubscriptionProblems } {
  const result = readFields(subscriptionFields, input);
  return "problems" in result ? result : result.output;
}

/** The latest Monday, 9:30 AM on the agency's clock, that has passed. The digest due then covers the posts up to that moment. */
export function digestMoment(now: Date, timeZone: string) {
  return lastMonday(DIGEST_TIME, now, timeZone).moment;
}
