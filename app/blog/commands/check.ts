import { type Action, fileAt } from "../../terminal/command.ts";
import { inspectPostFiles } from "./files.ts";
import { linkProblemsIn } from "./links.ts";
import { checkPictures } from "./pictures.ts";

/** Needs no database, so that a writer can check a file anywhere; with one, links to its posts are checked too. */
export const check: Action = {
  words: Number.POSITIVE_INFINITY,
  flags: ["online"],
  run: async ({ settings, words, flags, askSite }) => {
    const { posts, others, problems } = inspectPostFiles(words.map(fileAt), settings.timeZone);
    // A writer gets everything in one round: links and pictures of a file whose fields are wrong, too.
    const files = [...posts, ...others];
    await checkPictures(files).catch(({ message }: Error) => problems.push(...message.split("\n")));
    const { notes, ...links } = await linkProblemsIn(files, { settings, askSite, online: flags.online === true });
    problems.push(...links.problems);
    if (problems.length > 0) throw new Error(problems.sort(byFileAndLine).join("\n"));
    for (const note of notes) console.error(note);
    console.error(files.length === 1 ? "The post is in order." : `All ${files.length} posts are in order.`);
  },
};

/** Each begins with FILE:LINE. */
function byFileAndLine(a: string, b: string) {
  return a.localeCompare(b, "en", { numeric: true });
}
