import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { postBySlug } from "../../app/data/posts/records.server.ts";
import { fileAt, storeAction } from "../command.ts";
import { UsageError } from "../usage-error.ts";

/** Named so because 'export' is a word of the language. */
export const exportPost = storeAction({ words: 1, options: ["out"] }, async ({ database, settings, words: [slug], options }) => {
  if (!slug) throw new UsageError("Which post? ./peakworks posts export SLUG");
  const post = await postBySlug(database, slug);
  if (!post) throw new Error(`There is no post ${slug}.`);
  // Loaded here, because no other action needs what writes Markdown.
  const { writePostFile } = await import("../../app/rules/post/write-file.ts");
  const text = writePostFile(post, settings.timeZone);
  if (options.out === undefined) return void process.stdout.write(text);
  const folder = fileAt(options.out);
  mkdirSync(folder, { recursive: true });
  write(join(folder, `${slug}.md`), text);
});

/** Never over a file that somebody may have worked on. */
function write(file: string, content: string) {
  try {
    writeFileSync(file, content, { flag: "wx" });
    console.error(`Written: ${file}`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === "EEXIST" ? new Error(`${file} is there already: name another folder.`) : error;
  }
}
