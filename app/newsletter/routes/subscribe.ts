import { dataAnswer, readObject, refuseGet } from "../../forms/api-answer.ts";
import { intakeOf } from "../../forms/intake.server.ts";
import { refusalAnswer } from "../../forms/refusal-answer.server.ts";
import { type SubscriptionAnswer, takeSubscription } from "../data/take-subscription.server.ts";
import { newsletter } from "../words/newsletter.ts";
import type { Route } from "./+types/subscribe";

/**
 * The newsletter signup as JSON: an email address. Signing up again is harmless, so there's no key. The page's form calls the same
 * function.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const site = intakeOf(context);
  return answerOf(await takeSubscription(site, await readObject(request)), site.now());
}

export const loader = refuseGet;

function answerOf(answer: SubscriptionAnswer, now: Date) {
  return answer.status === 201
    ? dataAnswer({ message: `${newsletter.asked.title}. ${newsletter.asked.text}` }, 201)
    : refusalAnswer(answer, now);
}
