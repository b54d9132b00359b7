import type { Properties } from "hast";
import { PICTURE_TYPES, readPicturePath } from "../../pictures/picture.ts";

/** Where a link in a post leads. Empty if readers must not be sent there. */
export function linkProperties(href: Properties[string]): Properties[] {
  const target = targetOf(href, ["http:", "https:", "mailto:", "tel:"]);
  if (!target) return [];
  // Rows may come from anywhere, so links to other sites get nofollow: we don't vouch for them. Not ugc, because the agency writes here,
  // not its visitors.
  return [target.elsewhere ? { href: target.url, rel: ["noopener", "nofollow"] } : { href: target.url }];
}

/** A picture without its own dimensions reserves the space of a 16:9 one, so that the text below doesn't jump. */
const SHAPE = 9 / 16;
const DEFAULT_WIDTH = 1600;
const IS_PICTURE = new RegExp(`^[^?#]+\\.(${Object.keys(PICTURE_TYPES).join("|")})$`, "i");

/**
 * Pictures come only from this site: another site would learn who reads here, and the content security policy blocks it anyway. And only
 * what is a picture by its address: a post must not make readers' browsers call pages or endpoints.
 */
export function pictureProperties({ src, alt, width, height }: Properties): Properties[] {
  const target = targetOf(src, ["http:", "https:"]);
  if (!target || target.elsewhere || !IS_PICTURE.test(target.url)) return [];
  const stored = readPicturePath(target.url);
  const wide = stored?.width ?? (isPixels(width) && isPixels(height) ? Number(width) : DEFAULT_WIDTH);
  const isSized = isPixels(width) && isPixels(height) && Number(width) === wide;
  const size = { width: wide, height: isSized ? Number(height) : Math.round(wide * SHAPE) };
  return [{ src: target.url, alt: lineOf(alt), ...size, loading: "lazy", decoding: "async" }];
}

/** A URL on this site as an absolute path, so that it means the same in a feed. Any other in the form browsers normalize it to. */
function targetOf(value: Properties[string], schemes: string[]) {
  // Browsers drop these characters before they parse a URL: to them 'java\nscript:' is a scheme.
  const address = typeof value === "string" ? lineOf(value.replace(/[\t\n\r]/g, "")) : "";
  if (address === "") return;
  if (address.startsWith("#")) return { url: encodeURI(decoded(address)), elsewhere: false };
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(address);
  const url = URL.parse(address, hasScheme ? undefined : OWN);
  if (!url || !schemes.includes(url.protocol)) return;
  if (url.origin === OWN_ORIGIN && !hasScheme) return { url: url.pathname.replace(/^\/+/, "/") + url.search + url.hash, elsewhere: false };
  return { url: url.href, elsewhere: url.protocol.startsWith("http") };
}

const OWN_ORIGIN = "https://own.invalid";
const OWN = `${OWN_ORIGIN}/blog/`;

function decoded(address: string) {
  try {
    return decodeURI(address);
  } catch {
    return "#";
  }
}

function isPixels(value: Properties[string]) {
  return /^[1-9]\d{0,3}$/.test(String(value));
}

function lineOf(value: Properties[string]) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
  return typeof value === "string" ? value.replace(/[\0-\x1f\x7f]+/g, " ").trim() : "";
}
