import type { Site } from "./context.ts";
import type { Exhibit, PicturedClimb } from "./share-picture.ts";
import { brand } from "./words/brand.ts";
import { fileAnswers } from "./words/file-answers.ts";

const PICTURE = { "Content-Type": "image/png", "Cache-Control": "public, max-age=86400", "Cross-Origin-Resource-Policy": "cross-origin" };
const TEXT = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };

type PictureContent = { title: string; climb?: PicturedClimb; exhibit?: Exhibit | undefined };

export async function pictureAnswer({ drawSharePicture, settings: { siteName } }: Site, { exhibit, ...shown }: PictureContent) {
  const picture = await drawSharePicture({ ...shown, siteName, tagline: brand.tagline, ...(exhibit && { exhibit }) });
  return new Response(picture, { headers: PICTURE });
}

export function noPicture() {
  return new Response(fileAnswers.noPicture, { status: 404, headers: TEXT });
}
