import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { lateContext, nonceContext, siteContext } from "./site/context.ts";
import { failureOf } from "./site/failure.ts";

/** Pages are sent whole: they are kept in a cache, and with JavaScript off a streamed placeholder would stay for ever. But for late ones. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
) {
  const nonce = context.get(nonceContext);
  const isLate = context.get(lateContext);
  let problem: unknown;
  const body = await renderToReadableStream(<ServerRouter context={router} url={request.url} nonce={nonce} />, {
    nonce,
    signal: request.signal,
    onError: (error) => {
      problem = error;
      if (isLate) handleError(error, { request, context, params: {} });
    },
  });
  if (!isLate) {
    await body.allReady;
    if (problem) throw problem;
  }
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status, headers });
}

/** Where a loader or action broke. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(siteContext).log.error({ path: new URL(request.url).pathname, ...failureOf(error) }, "a route failed");
};
