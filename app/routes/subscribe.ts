import { newsletter } from "../content/newsletter.ts";
import { type SubscriptionAnswer, takeSubscription } from "../data/subscribers/request.server.ts";
import { dataAnswer, errorAnswer, readObject } from "../request/api-answer.ts";
import { ipAddressContext, siteContext } from "../request/context.ts";
import type { Route } from "./+types/subscribe";
import { refusal } from "./refusal.server.ts";

/** The newsletter signup as JSON: an email address. Signing up again is harmless, so there's no key. The page's form calls the same function. */
export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  return answerOf(await takeSubscription(site, await readObject(request), context.get(ipAddressContext)), site.now());
}

export function loader() {
  return errorAnswer(405, "method_not_allowed", {}, { Allow: "POST" });
}

function answerOf(answer: SubscriptionAnswer, now: Date) {
  return answer.status === 201 ? dataAnswer({ message: `${newsletter.asked.title}. ${newsletter.asked.text}` }, 201) : refusal(answer, now);
}
