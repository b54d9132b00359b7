import { readdirSync, readFileSync } from "node:fs";

const FOLDER = "app/blog/posts";

/** The posts that come with the site, as they're written, in the order of their files. */
export const postFiles = readdirSync(FOLDER)
  .sort()
  .map((file) => {
    const source = readFileSync(`${FOLDER}/${file}`, "utf8");
    return { file, slug: /^slug: (.+)$/m.exec(source)?.[1] ?? "", source };
  });
