import { type ApiProblem, errorAnswer } from "../app/forms/api-answer.ts";
import { apiProblems } from "../app/forms/words.ts";
import type { Site } from "../app/site/context.ts";
import { failureOf } from "../app/site/failure.ts";
import { closedHeaders } from "./headers.ts";
import { QUEUE_RETRY_SECONDS, TooManyWaiting } from "./queue.ts";
import { plainWords } from "./words.ts";

/** Answers that need no page: a word or a sentence, never cached. */
export function createPlainAnswers({ settings, log }: Pick<Site, "settings" | "log">) {
  const headers = closedHeaders(settings);

  function plain(text: string, status: number, more = {}) {
    return new Response(text, { status, headers: { ...headers, "Content-Type": "text/plain; charset=utf-8", ...more } });
  }

  return {
    plain,
    nothing: () => new Response(null, { status: 204, headers }),
    /** Rejects a request before anything is rendered: programs get JSON, people a sentence. */
    refuse: (path: string, status: number, code: ApiProblem) => {
      log.warn({ path, status, code }, "post refused");
      return path.startsWith("/api/") ? errorAnswer(status, code, {}, headers) : plain(apiProblems[code], status);
    },
    failed: (error: Error, path: string) => {
      if (error instanceof TooManyWaiting) {
        log.warn({ path }, "too many searches at once");
        return plain(plainWords.searches, 503, { "Retry-After": QUEUE_RETRY_SECONDS });
      }
      log.error({ path, ...failureOf(error) }, "request failed");
      return plain(apiProblems.failed, 500);
    },
  };
}
