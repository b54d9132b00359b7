import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { findPictureFile } from "../app/blog/data/picture-files.server.ts";
import { RETRY_SECONDS } from "../app/forms/api-answer.ts";
import { readPicturePath } from "../app/pictures/picture.ts";
import type { Site } from "../app/site/context.ts";
import { logFailure } from "../app/site/failure.ts";
import { photoFolder } from "../app/site/studio/read-studio.ts";
import { fileAnswers } from "../app/site/words/file-answers.ts";
import { closedHeaders, IMMUTABLE } from "./headers.ts";
import { storeResponse } from "./stored-response.ts";

/** The address has the picture's hash in it, so what is behind it never changes. Feed readers show it on pages of their own. */
const PUBLISHED = { "Cache-Control": IMMUTABLE, "Cross-Origin-Resource-Policy": "cross-origin" };
const PRIVATE = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };
const TEXT = { "Content-Type": "text/plain; charset=utf-8" };

/**
 * One file of a picture in a post, or of a founder's photograph. It was made when the post was added or the site started: nothing is drawn
 * or resized here, and no router is asked.
 */
export async function pictureResponse({ database, settings, now, log }: Site, path: string) {
  const headers = closedHeaders(settings);
  const text = (status: number, words: string, more = {}) =>
    storeResponse(status, { ...headers, ...TEXT, ...more }, { identity: new TextEncoder().encode(words) });
  try {
    const address = readPicturePath(path);
    if (!address) return text(404, fileAnswers.noPicture);
    const isPhoto = Object.values(settings.studio.photos).some(({ hash }) => hash === address.hash);
    const file = isPhoto ? await readPhoto(settings.dataDir, path) : await findPictureFile(database, address, now());
    if (!file) return text(404, fileAnswers.noPicture);
    const found = { ...headers, ...(file.isPublic ? PUBLISHED : PRIVATE), "Content-Type": `image/${address.format}` };
    return storeResponse(200, found, { identity: file.bytes as Uint8Array<ArrayBuffer> });
  } catch (error) {
    return text(logFailure(log, error, "a picture could not be read"), fileAnswers.unavailable, { "Retry-After": RETRY_SECONDS });
  }
}

/** The path was read as a picture's before, so it's a file's name and nothing else. A width that wasn't made is no file. */
async function readPhoto(dataDir: string, path: string) {
  const bytes = await readFile(join(photoFolder(dataDir), basename(path))).catch(() => undefined);
  return bytes && { bytes: new Uint8Array(bytes), isPublic: true };
}
