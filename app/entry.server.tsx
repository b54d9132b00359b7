import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { nonceContext } from "./site/context.ts";

/** Pages are sent whole: they are kept in a cache, and with JavaScript off a streamed placeholder would stay for ever. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
) {
  const nonce = context.get(nonceContext);
  let problem: unknown;
  const body = await renderToReadableStream(<ServerRouter context={router} url={request.url} nonce={nonce} />, {
    nonce,
    signal: request.signal,
    onError: (error) => {
      problem = error;
    },
  });
  await body.allReady;
  if (problem) throw problem;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status, headers });
}
