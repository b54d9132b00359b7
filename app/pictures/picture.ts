/** The widths in pixels that a picture of a post is stored in. One that's narrower is stored in its own width and never enlarged. */
export const PICTURE_WIDTHS = [480, 800, 1280];
/** What a file may have that a picture is made from. */
export const MOST_PICTURE_BYTES = 25 * 1024 * 1024;
export const PICTURE_FORMATS = ["avif", "webp"] as const;

/** The endings that a picture on a page may have, and what it's served as. */
export const PICTURE_TYPES = {
  avif: "image/avif",
  gif: "image/gif",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
} as const;

export type PictureFormat = (typeof PICTURE_FORMATS)[number];
/** `hash` is part of the address; `sourceHash` is that of the file it was made from; `name` is that file's, without its ending. */
export type Picture = { hash: string; sourceHash: string; name: string; width: number; height: number };
export type PictureFile = { width: number; format: PictureFormat; bytes: Uint8Array };
export type MadePicture = Picture & { files: PictureFile[] };
export type PictureAnswer = { made: MadePicture } | { problem: PictureProblemKind };
export type MakePicture = (bytes: Uint8Array, name: string) => Promise<PictureAnswer>;

/** Why a file can't be a picture. */
export type PictureProblemKind =
  | "outside"
  | "not-a-file"
  | "missing"
  | "too-large"
  | "empty"
  | "heic"
  | "svg"
  | "not-a-picture"
  | "too-many-pixels"
  | "too-slow"
  | "broken";

/** The widths of a picture whose largest file has this one. */
export function widthsUpTo(width: number) {
  return [...PICTURE_WIDTHS.filter((smaller) => smaller < width), width];
}

export function picturePath({ hash, width }: { hash: string; width: number }, format: PictureFormat) {
  return `/pictures/${hash}-${width}.${format}`;
}

export function readPicturePath(path: string) {
  const [, hash = "", width, format] = /^\/pictures\/([0-9a-f]{32})-([1-9]\d{0,3})\.(avif|webp)$/.exec(path) ?? [];
  return hash === "" ? undefined : { hash, width: Number(width), format: format as PictureFormat };
}
