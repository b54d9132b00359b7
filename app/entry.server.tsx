import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { siteContext, visitContext } from "./site/context.ts";
import { failureOf } from "./site/failure.ts";
import { ScriptAddresses } from "./site/ui/site-script.tsx";

/** Pages are sent whole, unless their posts are late: pages are kept, and with JavaScript off a streamed placeholder would stay forever. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
) {
  const { isLate, nonce } = context.get(visitContext);
  const { entry, hmr } = router.manifest;
  let problem: unknown;
  const page = (
    <ScriptAddresses value={{ site: entry.module, refresh: hmr?.runtime }}>
      <ServerRouter context={router} url={request.url} />
    </ScriptAddresses>
  );
  const body = await renderToReadableStream(page, {
    // Only late content comes with inline scripts.
    ...(isLate && { nonce }),
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

/** Logs where a loader or action failed. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(siteContext).log.error({ path: new URL(request.url).pathname, ...failureOf(error) }, "a route failed");
};
