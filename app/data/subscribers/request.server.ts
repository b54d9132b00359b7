import { parseSubscription, type SubscriberProblems } from "../../rules/newsletter/newsletter.ts";
import type { Door } from "../bookings/request.server.ts";
import { isWithinLimit } from "../intake/rate-limit.server.ts";
import { askToSubscribe } from "./subscribers.server.ts";

export type SubscriptionAnswer = { status: 201 } | { status: 422; problems: SubscriberProblems } | { status: 429 } | { status: 503 };

/** The one way in: the page's form and the JSON endpoint both end here. Neither the answer nor the log tells whether the address was known. */
export async function takeSubscription(site: Door, input: Record<string, unknown>, address: string): Promise<SubscriptionAnswer> {
  const answer = await decide(site, input, address).catch((error): SubscriptionAnswer => {
    // A database's message may quote what the visitor wrote; its code says enough.
    site.log.error({ code: error.code ?? error.name }, "subscription could not be stored");
    return { status: 503 };
  });
  site.log.info({ status: answer.status }, "newsletter request");
  return answer;
}

async function decide({ database, settings, now }: Door, input: Record<string, unknown>, address: string): Promise<SubscriptionAnswer> {
  const parsed = parseSubscription(input);
  if ("problems" in parsed) return { status: 422, problems: parsed.problems };
  const limit = { address, secret: settings.secret, now: now() };
  if (settings.rateLimit && !(await isWithinLimit(database, limit))) return { status: 429 };
  await askToSubscribe(database, parsed.email, { now: now(), settings });
  return { status: 201 };
}
