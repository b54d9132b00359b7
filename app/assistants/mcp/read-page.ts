import * as v from "valibot";
import { readPageWords as words } from "../words/mcp-tools.ts";
import { markdownAt } from "./pages.ts";
import { readingTool } from "./tool.ts";

export const readPage = readingTool({
  words,
  schema: v.object({
    page: v.pipe(v.string(words.problem), v.minLength(1, words.problem), v.maxLength(300, words.problem), v.description(words.input.page)),
  }),
  answer: async ({ page }, caller) => {
    const text = await markdownAt(page, caller);
    return text === undefined ? { problem: words.none } : { text };
  },
});
