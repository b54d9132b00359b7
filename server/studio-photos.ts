import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PictureProblem, readPictureFile } from "../app/pictures/picture-file.ts";
import { pictureHash } from "../app/pictures/picture-hash.ts";
import { SettingError } from "../app/site/setting-values.ts";
import type { Settings } from "../app/site/settings.ts";
import { findStudioFile, photoFolder } from "../app/site/studio/read-studio.ts";
import { FOUNDERS, type Photo } from "../app/site/studio/studio.ts";

/** With the files of the founders' photographs made, each once: the next start finds them in DATA_DIR. */
export async function withPhotos(settings: Settings): Promise<Settings> {
  const { studio, dataDir } = settings;
  const file = findStudioFile(dataDir);
  const names = FOUNDERS.flatMap((key) => studio.founders[key]?.photo ?? []);
  if (!file || names.length === 0) return settings;
  const photos: Record<string, Photo> = {};
  for (const name of names) photos[name] = await photoOf(file, name, photoFolder(dataDir));
  return { ...settings, studio: { ...studio, photos } };
}

async function photoOf(studioFile: string, name: string, folder: string): Promise<Photo> {
  try {
    const bytes = readPictureFile(studioFile, name);
    if (!bytes) throw new PictureProblem("missing", "doesn't lie beside the file.");
    const known = join(folder, `${pictureHash(bytes)}.json`);
    if (existsSync(known)) return JSON.parse(readFileSync(known, "utf8"));
    // Loaded only here: it takes memory that a site without new photographs doesn't need.
    const { makePicture } = await import("../app/pictures/picture-maker.ts");
    const { hash, width, height, files } = await makePicture(bytes, name);
    mkdirSync(folder, { recursive: true });
    for (const made of files) writeFileSync(join(folder, `${hash}-${made.width}.${made.format}`), made.bytes);
    writeFileSync(known, JSON.stringify({ hash, width, height }));
    return { hash, width, height };
  } catch (error) {
    if (error instanceof PictureProblem) throw new SettingError(`${studioFile}: ${name} ${error.message}`);
    throw error;
  }
}
