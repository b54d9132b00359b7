import { readFileSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import { decoded } from "../text/decoded.ts";
import { MOST_PICTURE_BYTES, type PictureProblemKind } from "./picture.ts";

/** Why a file can't be a picture of a post, as the end of a sentence that begins with its name. */
export class PictureProblem extends Error {
  readonly kind: PictureProblemKind;

  constructor(kind: PictureProblemKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/**
 * Reads a picture that lies beside a post's file, or below. Undefined if there's none. Nothing that isn't a picture gets any further than
 * this.
 */
export function readPictureFile(postFile: string, source: string) {
  const folder = realpathSync(dirname(postFile));
  const path = join(folder, decoded(source));
  const kind = statSync(path, { throwIfNoEntry: false });
  if (!kind) return;
  if (!realpathSync(path).startsWith(folder + sep))
    throw new PictureProblem("outside", "lies outside the post's folder: put it beside the post.");
  if (!kind.isFile()) throw new PictureProblem("not-a-file", "is not a file.");
  failOnSize(kind.size);
  const bytes = new Uint8Array(readFileSync(path));
  failUnlessPicture(bytes);
  return bytes;
}

/** Before anything reads its pixels. */
export function failUnlessPicture(bytes: Uint8Array) {
  failOnSize(bytes.length);
  const problem = problemWith(bytes);
  if (problem) throw new PictureProblem(...problem);
}

function failOnSize(size: number) {
  if (size > MOST_PICTURE_BYTES)
    throw new PictureProblem(
      "too-large",
      `has ${inMegabytes(size)} MB; at most ${inMegabytes(MOST_PICTURE_BYTES)} are taken: save it smaller.`,
    );
}

function inMegabytes(bytes: number) {
  return Math.ceil(bytes / 1024 / 1024);
}

/** The file's name as one that any system can store, without its ending: it becomes a file again when the post is exported. */
export function plainName(source: string) {
  const words = basename(decoded(source))
    .replace(/\.[^.]*$/, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join("-").slice(0, 60) || "picture";
}

const JPEG = "\xff\xd8\xff";
const PNG = "\x89PNG\r\n\x1a\n";

/** By its first bytes, since a name can say anything. */
function problemWith(bytes: Uint8Array): [PictureProblemKind, string] | undefined {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).toString("latin1");
  if (start.startsWith(JPEG) || start.startsWith(PNG)) return;
  if (/^(RIFF[\s\S]{4}WEBP|[\s\S]{4}ftyp[\s\S]{0,32}avi[fs])/.test(start)) return;
  if (start === "") return ["empty", "is empty."];
  if (/^[\s\S]{4}ftyp(hei|hev|mif1|msf1)/.test(start))
    return ["heic", "is an HEIC photo, which most browsers don't show: save it as a JPEG."];
  if (/<svg|<\?xml|<!doctype/i.test(start)) return ["svg", "is an SVG, which can hold script: save it as a PNG."];
  return ["not-a-picture", "is not a picture we can take: it has to be a JPEG, PNG, WebP or AVIF."];
}
