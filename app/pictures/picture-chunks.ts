import { inflateSync } from "node:zlib";

/** What a PNG's pixels and colors need. Orientation is in eXIf. */
const ALLOWED_CHUNKS = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND", "gAMA", "cHRM", "sRGB", "iCCP", "eXIf"];
const MOST_EXTRA_BYTES = 1024 * 1024;
const MOST_PROFILE_BYTES = 4 * 1024 * 1024;
const SIGNATURE_BYTES = 8;

/**
 * A PNG without the chunks that no pixel needs. The reader unpacks compressed texts whatever their size: 20 of them in a file of 1 MB took
 * 4 GB. The other formats keep their metadata unpacked, so that it's never larger than the file.
 */
export function withoutExtras(bytes: Uint8Array) {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (png.toString("latin1", 1, 4) !== "PNG") return bytes;
  const kept = [png.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; at + 12 <= png.length; ) {
    const length = png.readUInt32BE(at);
    const chunk = png.subarray(at, at + 12 + length);
    const name = chunk.toString("latin1", 4, 8);
    if (ALLOWED_CHUNKS.includes(name) && !isTooLarge(name, chunk.subarray(8, 8 + length))) kept.push(chunk);
    at += 12 + length;
  }
  return new Uint8Array(Buffer.concat(kept));
}

function isTooLarge(name: string, content: Buffer) {
  if (name === "IDAT") return false;
  return content.length > MOST_EXTRA_BYTES || (name === "iCCP" && !isProfile(content));
}

/** A name, two zero bytes, and a compressed color profile of a sensible size. */
function isProfile(content: Buffer) {
  try {
    return inflateSync(content.subarray(content.indexOf(0) + 2), { maxOutputLength: MOST_PROFILE_BYTES }).length > 0;
  } catch {
    return false;
  }
}
