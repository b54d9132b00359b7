import { API_POST_PATHS } from "../app/site/catalog/api-paths.ts";
import { allPages } from "../app/site/pages.ts";
import { FORM_PATHS } from "../app/site/private-paths.ts";

const BODY_BYTES = 64 * 1024;

/** Paths that accept a POST: the JSON endpoints, the pages behind links in emails, and pages with a form. */
export const POST_PATHS: ReadonlySet<string> = new Set([
  ...API_POST_PATHS,
  ...FORM_PATHS,
  ...allPages.filter(({ posts }) => posts).flatMap(({ path, aliases }) => [path, ...aliases]),
]);

/**
 * A client that doesn't say where a POST comes from is a program, not a browser tricked into a forged request. Over plain http some
 * browsers send only Origin: it must be exactly ours, scheme included, or the Host's where a visitor came by another name (a machine on the
 * office network, a second domain).
 */
export function isFromOwnPage(request: Request, siteUrl: string) {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = request.headers.get("origin");
  const host = request.headers.get("host");
  if (!origin || origin === siteUrl) return true;
  return host !== new URL(siteUrl).host && URL.canParse(origin) && new URL(origin).host === host;
}

/** The whole body, or undefined if it's too large: over 64 KB unless told. */
export async function readBody(request: Request, mostBytes = BODY_BYTES) {
  if (Number(request.headers.get("content-length")) > mostBytes) return undefined;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** None of a visitor's other headers reach a route. */
export function namedHeaders(request: Request, names: string[]) {
  return names.flatMap((name): [string, string][] => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
}
