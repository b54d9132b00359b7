import { readFileSync } from "node:fs";

/** Pictures that emails show. They travel inside: loading one from our site would tell us who reads. */
const FILES = { summit: "summit.png", route: "route.png" } as const;

export type PictureName = keyof typeof FILES;

/** What the email's HTML calls it. */
export function pictureUrl(name: PictureName) {
  return `cid:${idOf(name)}`;
}

/** The picture as an attachment that the mail app shows in its place. */
export function pictureFile(name: PictureName) {
  const content = readFileSync(new URL(FILES[name], import.meta.url));
  return { filename: FILES[name], contentType: "image/png", content, cid: idOf(name), contentDisposition: "inline" as const };
}

function idOf(name: PictureName) {
  return `${name}@map`;
}
