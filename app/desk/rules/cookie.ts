import { DESK_PATH } from "./paths.ts";
import { LONGEST_MS } from "./session.ts";

/** 256 random bits in base64url. */
const TOKEN = /^[\w-]{43}$/;

/**
 * The one cookie of the site. Browsers hold the `__Secure-` name to https; `__Host-` would demand the whole site as its path, and public
 * pages never get it. Local trials over http go without.
 */
function cookieName(isHttps: boolean) {
  return isHttps ? "__Secure-desk" : "desk";
}

/** The token in a Cookie header. Two cookies of the name mean that somebody planted one, so neither counts. */
export function readCookie(header: string | null, isHttps: boolean) {
  const name = `${cookieName(isHttps)}=`;
  const values = (header ?? "").split(/;\s*/).filter((part) => part.startsWith(name));
  const [value = ""] = values.map((part) => part.slice(name.length));
  return values.length === 1 && TOKEN.test(value) ? value : undefined;
}

/** An empty token takes the cookie away. */
export function writeCookie(token: string, isHttps: boolean, ms = LONGEST_MS) {
  const parts = [`${cookieName(isHttps)}=${token}`, `Path=${DESK_PATH}`, `Max-Age=${token ? ms / 1000 : 0}`, "HttpOnly", "SameSite=Strict"];
  return [...parts, ...(isHttps ? ["Secure"] : [])].join("; ");
}

export function isToken(text: string) {
  return TOKEN.test(text);
}
