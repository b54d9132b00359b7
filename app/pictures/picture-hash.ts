import { createHash } from "node:crypto";

/** What a picture is known by. Apart from the maker, so that a known one is found without loading it. */
export function pictureHash(bytes: Uint8Array) {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 32);
}
