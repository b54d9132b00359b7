import sharp, { type Sharp } from "sharp";
import { type MadePicture, PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFile, type PictureFormat, widthsUpTo } from "./picture.ts";
import { withoutExtras } from "./picture-chunks.ts";
import { PictureProblem } from "./picture-file.ts";
import { pictureHash } from "./picture-hash.ts";

/** Twice what a phone's camera makes. A small file can unpack to far more, and would take the machine's memory. */
const MOST_PIXELS = 100_000_000;
/** WebP ends at 16,383 pixels, and no page wants a picture that long. */
const TALLEST = 2_560;
const WITHIN_SECONDS = 60;

sharp.cache(false);

const ENCODE: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 4 }),
  webp: (picture) => picture.webp({ quality: 80 }),
};

/** Reads every pixel of a picture, so that one that's cut off or too large is found. */
export async function checkPicture(bytes: Uint8Array) {
  await decode(bytes);
}

/**
 * Makes the files of a picture. It's turned upright, in the colors of the web and without its metadata, which says where and when a photo
 * was taken. It's named by the hash of its largest WebP file.
 */
export async function makePicture(bytes: Uint8Array, name: string): Promise<MadePicture> {
  const { data, info } = await decode(bytes);
  const raw = { width: info.width, height: info.height, channels: info.channels as 3 | 4 };
  const files: PictureFile[] = [];
  for (const width of widthsUpTo(info.width))
    for (const format of PICTURE_FORMATS) {
      const encoded = await ENCODE[format](sharp(data, { raw }).resize({ width })).toBuffer();
      files.push({ width, format, bytes: new Uint8Array(encoded) });
    }
  const largest = files.find(({ width, format }) => width === info.width && format === "webp");
  if (!largest) throw new Error("Every picture has a largest file.");
  return { hash: pictureHash(largest.bytes), sourceHash: pictureHash(bytes), name, width: info.width, height: info.height, files };
}

async function decode(bytes: Uint8Array) {
  allowPicturesOnly();
  try {
    return await sharp(withoutExtras(bytes), { limitInputPixels: MOST_PIXELS, failOn: "error", autoOrient: true })
      .resize({ width: PICTURE_WIDTHS.at(-1) ?? 0, height: TALLEST, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .timeout({ seconds: WITHIN_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    const { message } = error as Error;
    if (/pixel limit/i.test(message)) throw new PictureProblem("too-many-pixels", "has more than 100 million pixels: save it smaller.");
    if (/timeout/i.test(message))
      throw new PictureProblem("too-slow", `takes longer than ${WITHIN_SECONDS} seconds to read: save it smaller.`);
    throw new PictureProblem("broken", "can't be read: it's broken or cut off.");
  }
}

/** Only the readers of the four formats, whatever the file claims to be. Set each time, because it holds for the whole process. */
function allowPicturesOnly() {
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif"] });
}
