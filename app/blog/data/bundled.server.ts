import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parsePostFile } from "../rules/file.ts";

const FOLDER = "app/blog/posts";

/** The posts that come with the site, in the order of their files. */
export function bundledPosts(timeZone: string) {
  return readdirSync(FOLDER)
    .sort()
    .flatMap((file) => {
      const result = parsePostFile(readFileSync(join(FOLDER, file), "utf8"), timeZone);
      return "post" in result ? [result.post] : [];
    });
}
