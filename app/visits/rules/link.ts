import { renderSVG } from "uqr";
import { pageAt } from "../../site/pages.ts";
import { sourceOf } from "./source.ts";

/** A page of the site, and the name under which its visits are counted. */
export type NamedLink = { path: string; source: string };

export function linkProblem({ path, source }: NamedLink): "no-page" | "no-name" | undefined {
  if (!pageAt(path)) return "no-page";
  return source && sourceOf(source, undefined, []) === source ? undefined : "no-name";
}

export function linkAddress({ path, source }: NamedLink, siteUrl: string) {
  return `${siteUrl}${path}?utm_source=${source}`;
}

/** The QR code of an address as an SVG picture, with the margin that scanners need. */
export function qrPicture(address: string) {
  return renderSVG(address, { ecc: "M", border: 4 });
}
