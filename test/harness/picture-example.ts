import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { newFolder } from "./databases.ts";

/** A small picture of one color, with a place and an orientation in its metadata as a phone writes them. */
export function photo(color: string, { width = 60, height = 40 } = {}) {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "40/1 42/1 0/1" } })
    .jpeg()
    .toBuffer();
}

/** A new folder with these files. Returns its path. */
export async function folderWith(files: Record<string, string | Uint8Array>) {
  const folder = join((await newFolder()).dataDir, "posts");
  mkdirSync(folder);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

/** A post's file. */
export function postFile(slug: string, body: string, more = "") {
  return `---\ntitle: The ${slug}\nexcerpt: A quote.\ncategory: HVAC\nslug: ${slug}\nmeta_description: A routine.\n${more}---\n${body}\n`;
}
