import { secondsToNextWindow } from "../data/intake/rate-limit.server.ts";
import { errorAnswer, RETRY_SECONDS } from "../request/api-answer.ts";

type Refusal = { status: 400 } | { status: 422; problems: object } | { status: 429 } | { status: 503 };

/** What every JSON endpoint responds when it stores nothing: fix these fields, or retry then. */
export function refusal(answer: Refusal, now: Date) {
  if (answer.status === 422) return errorAnswer(422, "invalid", { fields: answer.problems });
  if (answer.status === 429) return errorAnswer(429, "rate_limited", {}, { "Retry-After": String(secondsToNextWindow(now)) });
  if (answer.status === 400) return errorAnswer(400, "refused");
  return errorAnswer(503, "unavailable", {}, { "Retry-After": RETRY_SECONDS });
}
