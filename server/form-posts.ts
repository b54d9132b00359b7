import type { IncomingMessage } from "node:http";
import type { ApiProblem } from "../app/forms/api-answer.ts";
import { incomingIpAddress, networkOfRequest } from "../app/forms/ip-address.ts";
import type { Site } from "../app/site/context.ts";
import { pageAt } from "../app/site/pages.ts";
import { COUNT_PATH } from "../app/site/script/count.ts";
import type { Counting } from "../app/visits/counting/counting.ts";
import type { createPlainAnswers } from "./plain-answers.ts";
import { isFromOwnPage, namedHeaders, POST_PATHS, readBody } from "./post-checks.ts";
import type { createRenderer } from "./render.ts";
import { toResponse } from "./stored-response.ts";
import { plainWords } from "./words.ts";

type Parts = {
  settings: Site["settings"];
  render: ReturnType<typeof createRenderer>["render"];
  answers: Pick<ReturnType<typeof createPlainAnswers>, "plain" | "nothing" | "refuse">;
  counting: Pick<Counting, "reported" | "booked" | "sourceOf"> | undefined;
};

/**
 * What visitors send: a form, or a script's report of a step. Where it comes from and how large it is are settled here, before any route
 * runs.
 */
export function createFormPosts({ settings, render, answers: { plain, nothing, refuse }, counting }: Parts) {
  async function take(request: Request, incoming: IncomingMessage | undefined) {
    const { pathname, search } = new URL(request.url);
    if (!POST_PATHS.has(pathname)) return plain(plainWords.readOnly, 405, { Allow: "GET, HEAD" });
    if (!isFromOwnPage(request, settings.siteUrl)) return refuseForm(request, 403, "cross_site");
    // A visitor who disconnects partway won't see a response anyway.
    const body = await readBody(request).catch(() => undefined);
    if (!body) return refuseForm(request, 413, "too_large");
    const headers = namedHeaders(request, ["content-type", "idempotency-key"]);
    const answer = await render(new Request(settings.siteUrl + pathname + search, { method: "POST", headers, body }), 4, {
      network: networkOfRequest(request, incoming, settings.trustProxy),
      countBooking: () => incoming && counting?.booked(incoming.headers, incomingIpAddress(incoming, settings.trustProxy)),
      sourceOf: () => (incoming && counting?.sourceOf(incoming)) ?? "",
    });
    return toResponse(answer, request);
  }

  /** A booking that's turned down says so on its own page, with somebody to turn to. Nothing that was sent is read. */
  async function refuseForm(request: Request, status: 403 | 413, code: ApiProblem) {
    const { pathname } = new URL(request.url);
    const plainly = refuse(pathname, status, code);
    if (pageAt(pathname)?.key !== "contact") return plainly;
    return toResponse(await render(new Request(settings.siteUrl + pathname), 4, { refused: { status, code } }), request);
  }

  async function count(request: Request, incoming: IncomingMessage | undefined) {
    if (!isFromOwnPage(request, settings.siteUrl)) return refuse(COUNT_PATH, 403, "cross_site");
    const body = await readBody(request).catch(() => undefined);
    if (body && incoming)
      counting?.reported(new URLSearchParams(body.toString()), incoming.headers, incomingIpAddress(incoming, settings.trustProxy));
    return nothing();
  }

  return { take, count };
}
