import { newsletter } from "../content/newsletter.ts";
import { secondsToNextWindow } from "../data/rate-limit.server.ts";
import { type SubscriptionAnswer, takeSubscription } from "../data/subscriber-request.server.ts";
import { dataAnswer, errorAnswer, RETRY_SECONDS, readObject } from "../site/api-answer.ts";
import { addressContext, siteContext } from "../site/context.ts";
import type { Route } from "./+types/subscribe";

/** The newsletter by JSON: an e-mail address. Asking again is harmless, so there is no key. The page's form is the other door. */
export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  return answerOf(await takeSubscription(site, await readObject(request), context.get(addressContext)), site.now());
}

export function loader() {
  return errorAnswer(405, "method_not_allowed", {}, { Allow: "POST" });
}

function answerOf(answer: SubscriptionAnswer, now: Date) {
  switch (answer.status) {
    case 201:
      return dataAnswer({ message: `${newsletter.asked.title}. ${newsletter.asked.text}` }, 201);
    case 422:
      return errorAnswer(422, "invalid", { fields: answer.problems });
    case 429:
      return errorAnswer(429, "rate_limited", {}, { "Retry-After": String(secondsToNextWindow(now)) });
    case 503:
      return errorAnswer(503, "unavailable", {}, { "Retry-After": RETRY_SECONDS });
  }
}
