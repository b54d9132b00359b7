import type { Logger } from "pino";
import { data } from "react-router";
import { isOurMistake, logFailure } from "../site/failure.ts";
import { fileAnswers } from "../site/words/file-answers.ts";
import { RETRY_SECONDS } from "./api-answer.ts";
import { apiProblems } from "./words.ts";

/** For `.catch`: the database is down, so the page says so with a 503. A mistake of ours is none of that, and is logged with its stack. */
export function unavailable(log: Logger) {
  return (error: unknown): never => {
    if (isOurMistake(error)) throw error;
    logFailure(log, error, "the database did not answer");
    throw data(null, { status: 503, headers: { "Retry-After": RETRY_SECONDS } });
  };
}

/** The same for responses that aren't pages: a feed, a picture, the sitemap. `what` is for the log. */
export function unavailableFile(log: Logger, error: unknown, what: string) {
  const status = logFailure(log, error, what);
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  if (status === 500) return new Response(apiProblems.failed, { status, headers });
  return new Response(fileAnswers.unavailable, { status, headers: { ...headers, "Retry-After": RETRY_SECONDS } });
}
