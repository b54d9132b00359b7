import { type Intake, type Refused, takeSubmission } from "../../forms/intake.server.ts";
import { parseSubscription, type SubscriptionProblems } from "../subscription.ts";
import { askToSubscribe } from "./subscribe.server.ts";

export type SubscriptionAnswer = { status: 201 } | Refused<SubscriptionProblems>;

/** Neither the response nor the log reveals whether the address was known. */
export function takeSubscription(site: Intake, input: Record<string, unknown>): Promise<SubscriptionAnswer> {
  const { database, settings, now } = site;
  return takeSubmission(site, {
    what: "subscription",
    input,
    parse: () => parseSubscription(input),
    store: async ({ email }, isCrowded) => {
      // All that it would do is to send an email to an address that somebody typed.
      if (isCrowded) return { status: 429 as const };
      await askToSubscribe(database, email, { now: now(), settings });
      return { status: 201 as const };
    },
  });
}
