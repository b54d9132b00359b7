import { MOST_PICTURE_BYTES } from "../../pictures/picture.ts";
import { isPicturesPath, POSTS_PATH } from "./paths.ts";

const FORM_BYTES = 64 * 1024;
/** A long post, with every letter of it percent-encoded. */
const WORDS_BYTES = 1024 * 1024;

/** How much a form at this path may send. */
export function mostBytesAt(pathname: string) {
  if (isPicturesPath(pathname)) return MOST_PICTURE_BYTES + WORDS_BYTES;
  return pathname.startsWith(`${POSTS_PATH}/`) ? WORDS_BYTES : FORM_BYTES;
}
