import { type Action, fileAt } from "../command.ts";
import { readPostFiles } from "./files.ts";
import { checkPictures } from "./pictures.ts";

/** Needs no database, so that a writer can check a file anywhere; with one, links to its posts are checked too. */
export const check: Action = {
  words: Number.POSITIVE_INFINITY,
  flags: ["online"],
  run: async ({ settings, words, flags, now }) => {
    const files = readPostFiles(words.map(fileAt), settings.timeZone);
    await checkPictures(files);
    // Loaded here, because no other action needs the whole site.
    const { linkProblems } = await import("./links.ts");
    const { problems, notes } = await linkProblems(files, { settings, now, online: flags.online === true });
    if (problems.length > 0) throw new Error(problems.join("\n"));
    for (const note of notes) console.error(note);
    console.error(files.length === 1 ? "The post is in order." : `All ${files.length} posts are in order.`);
  },
};
