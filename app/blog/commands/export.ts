import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileAt, storeAction } from "../../terminal/command.ts";
import { UsageError } from "../../terminal/usage-error.ts";
import { largestFile } from "../data/picture-files.server.ts";
import { picturesOf } from "../data/pictures.server.ts";
import { postBySlug } from "../data/stored-posts.server.ts";
import { exportNames } from "../rules/export-names.ts";

/** Named so because 'export' is a word of the language. */
export const exportPost = storeAction({ words: 1, options: ["out"] }, async ({ database, settings, words: [slug], options }) => {
  if (!slug) throw new UsageError("Which post? ./peakworks posts export SLUG");
  const post = await postBySlug(database, slug);
  if (!post) throw new Error(`There is no post ${slug}.`);
  const pictures = exportNames(await picturesOf(database, slug));
  // Loaded here, because no other action needs what writes Markdown.
  const { writePostFile } = await import("../rules/write-file.ts");
  const text = writePostFile(post, settings.timeZone, new Map(pictures.map(({ name, picture }) => [picture.hash, name])));
  if (options.out === undefined) {
    process.stdout.write(text);
    if (pictures.length > 0) console.error("Its pictures stay here, and update finds them. With --out FOLDER they're written beside it.");
    return;
  }
  const folder = fileAt(options.out);
  mkdirSync(folder, { recursive: true });
  write(join(folder, `${slug}.md`), text);
  for (const { name, picture } of pictures) write(join(folder, name), await largestFile(database, picture));
});

/** Never over a file that somebody may have worked on. */
function write(file: string, content: string | Uint8Array) {
  try {
    writeFileSync(file, content, { flag: "wx" });
    console.error(`Written: ${file}`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === "EEXIST" ? new Error(`${file} is there already: name another folder.`) : error;
  }
}
