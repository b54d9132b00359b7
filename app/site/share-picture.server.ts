import type { Site } from "./context.ts";
import type { PicturedClimb } from "./share-picture.ts";
import { brand } from "./words/brand.ts";

const PICTURE = { "Content-Type": "image/png", "Cache-Control": "public, max-age=86400", "Cross-Origin-Resource-Policy": "cross-origin" };
const TEXT = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };

export async function pictureAnswer({ drawSharePicture, settings: { siteName } }: Site, title: string, climb?: PicturedClimb) {
  return new Response(await drawSharePicture({ title, siteName, tagline: brand.tagline, ...(climb && { climb }) }), { headers: PICTURE });
}

export function noPicture() {
  return new Response("No such picture.", { status: 404, headers: TEXT });
}
