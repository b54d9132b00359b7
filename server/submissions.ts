import type { IncomingMessage } from "node:http";
import { PRIVATE_PATHS } from "../app/rules/private-paths.ts";
import { allPages } from "../app/site/pages.ts";

const ENDPOINTS = new Set(["/api/send-booking-notification", "/api/leads", "/api/newsletter", ...PRIVATE_PATHS]);
const BODY_BYTES = 64 * 1024;

/** Where a post is read: the JSON endpoints, the pages behind the links in emails, and pages with a form of their own. */
export const POST_PATHS: ReadonlySet<string> = new Set([
  ...ENDPOINTS,
  ...allPages.filter(({ posts }) => posts).flatMap(({ path, aliases }) => [path, ...aliases]),
]);

/**
 * Browsers say on every post where it comes from; a program that says nothing is no visitor whose browser was tricked.
 * Over plain http some say it only with Origin. At the configured address it must be that very origin, scheme and all; somebody who came by
 * another address (a machine of the office's network, a second domain) is on the page that his own Host served.
 */
export function isFromOwnPage(request: Request, siteUrl: string) {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = request.headers.get("origin");
  const host = request.headers.get("host");
  if (!origin || origin === siteUrl) return true;
  return host !== new URL(siteUrl).host && URL.canParse(origin) && new URL(origin).host === host;
}

/** The whole body, or nothing when it is over 64 KB. */
export async function readBody(request: Request) {
  if (Number(request.headers.get("content-length")) > BODY_BYTES) return undefined;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length;
    if (bytes > BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Behind our own proxy the last address of X-Forwarded-For is the one it saw; every earlier one is what somebody claimed. */
export function ipAddressOf(request: Request, incoming: IncomingMessage | undefined, trustProxy: boolean) {
  const forwarded = trustProxy ? request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  return networkOf(forwarded || incoming?.socket.remoteAddress || "");
}

/** An IPv6 visitor has a whole /64 to himself. */
function networkOf(address: string) {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail = ""] = plain.split("::");
  const groups = head.split(":").filter(Boolean);
  const missing = plain.includes("::") ? 8 - groups.length - tail.split(":").filter(Boolean).length : 0;
  return [...groups, ...Array(Math.max(missing, 0)).fill("0"), ...tail.split(":")].slice(0, 4).join(":");
}
