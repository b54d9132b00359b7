import { createHash } from "node:crypto";
import { heroVideoOrigin } from "../app/pages/home/hero-video.ts";
import { SPECULATION_RULES } from "../app/site/script/prerender.ts";
import { isPublic } from "../app/site/setting-warnings.ts";
import type { Settings } from "../app/site/settings.ts";

/** Two years, as the browsers' preload list requires. */
const HSTS = { on: "max-age=63072000", preload: "max-age=63072000; includeSubDomains; preload" };

/** Headers on every response of the site, whatever it contains. */
export function securityHeaders(settings: Settings): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
    "X-Frame-Options": "DENY",
    ...(isPublic(settings) && settings.hsts !== "off" && { "Strict-Transport-Security": HSTS[settings.hsts] }),
  };
}

/** `Cache-Control` of what has a hash of its content in its address. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** For responses that aren't pages: nothing in them may load or run anything. */
export const closedPolicy = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Headers of a response that isn't a page. Nobody stores it, unless its maker says otherwise. */
export function closedHeaders(settings: Settings) {
  return { ...securityHeaders(settings), "Content-Security-Policy": closedPolicy, "Cache-Control": "no-store" };
}

/** The one inline script: it runs nothing, and says which pages to prerender. */
export const SPECULATION_RULES_HASH = `'sha256-${createHash("sha256").update(SPECULATION_RULES).digest("base64")}'`;

/**
 * The same string on every page, except for the inline scripts it allows, by hash or nonce: the desk has none, and a streamed page more.
 */
export function pagePolicy(settings: Settings, ...inline: string[]) {
  const player = heroVideoOrigin(settings);
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...inline].join(" ")}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(player ? [`frame-src ${player}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isPublic(settings) ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
