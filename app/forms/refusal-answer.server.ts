import { errorAnswer, failureAnswer } from "./api-answer.ts";
import type { Refused } from "./intake.server.ts";
import { secondsToNextWindow } from "./rate-limit.server.ts";

/** What every JSON endpoint responds when it stores nothing: fix these fields, or retry then. */
export function refusalAnswer(answer: Refused<object>, now: Date) {
  if (answer.status === 422) return errorAnswer(422, "invalid", { fields: answer.problems });
  if (answer.status === 429 && answer.reason === "open") return errorAnswer(429, "too_many_open", { open: "mailbox" });
  if (answer.status === 429 && answer.reason === "emails") return errorAnswer(429, "too_many_emails");
  if (answer.status === 429) return errorAnswer(429, "rate_limited", {}, { "Retry-After": String(secondsToNextWindow(now)) });
  if (answer.status === 400) return errorAnswer(400, "refused");
  return failureAnswer(answer.status, "unavailable");
}
