import * as v from "valibot";
import { searchPages } from "../search-pages.server.ts";
import { searchSiteWords as words } from "../words/mcp-tools.ts";
import { readingTool } from "./tool.ts";

export const search = readingTool({
  words,
  schema: v.object({
    words: v.pipe(
      v.string(words.problem),
      v.minLength(1, words.problem),
      v.maxLength(200, words.problem),
      v.description(words.input.words),
    ),
  }),
  answer: async (given, caller) => {
    const { siteUrl } = caller.settings;
    const pages = (await searchPages(given.words, caller)).map(({ path, ...said }) => ({ ...said, page: siteUrl + path }));
    if (pages.length === 0) return { problem: words.none, data: { pages } };
    return {
      text: [words.found, ...pages.map(({ title, page, sentence }) => `- ${title}: ${page}\n  ${sentence}`)].join("\n"),
      data: { pages },
    };
  },
});
