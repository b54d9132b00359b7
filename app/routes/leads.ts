import { type LeadAnswer, takeLead } from "../data/lead-request.server.ts";
import { secondsToNextWindow } from "../data/rate-limit.server.ts";
import { dataAnswer, errorAnswer, RETRY_SECONDS, readObject } from "../site/api-answer.ts";
import { addressContext, siteContext } from "../site/context.ts";
import type { Route } from "./+types/leads";

/** The calculator's lead by JSON: the five fields and the seven inputs. The page's form is the other door to the same function. */
export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const idempotencyKey = request.headers.get("Idempotency-Key") ?? undefined;
  return answerOf(await takeLead(site, await readObject(request), { address: context.get(addressContext), idempotencyKey }), site.now());
}

export function loader() {
  return errorAnswer(405, "method_not_allowed", {}, { Allow: "POST" });
}

function answerOf(answer: LeadAnswer, now: Date) {
  switch (answer.status) {
    case 201:
      return dataAnswer({ id: answer.id }, 201);
    case 422:
      return errorAnswer(422, "invalid", { fields: answer.problems });
    case 429:
      return errorAnswer(429, "rate_limited", {}, { "Retry-After": String(secondsToNextWindow(now)) });
    case 503:
      return errorAnswer(503, "unavailable", {}, { "Retry-After": RETRY_SECONDS });
  }
}
