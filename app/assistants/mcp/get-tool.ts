import * as v from "valibot";
import { searchWords } from "../../blog/rules/search-words.ts";
import { toolLink } from "../../pages/tools/tool-links.ts";
import { type Tool, tools } from "../../pages/tools/words/tools.ts";
import { getToolWords as words } from "../words/mcp-tools.ts";
import { readingTool } from "./tool.ts";

const schema = v.object({
  looking: v.optional(v.pipe(v.string(words.problem), v.maxLength(100, words.problem), v.description(words.input.looking)), ""),
});

/** Take-away files by what they're for. With words that fit none, all of them, since there are about thirty. */
export const getTool = readingTool({
  words,
  schema,
  answer: ({ looking }, { settings: { siteUrl } }) => {
    const asked = searchWords(looking);
    const fitting = toolsFor(looking);
    const shown = (fitting.length > 0 ? fitting : tools).map((tool) => described(tool, siteUrl));
    const heading = fitting.length > 0 ? words.found : asked.length > 0 ? words.none : words.all;
    const text = [heading, ...shown.map(({ name, use, kind, size, file }) => `- ${name}: ${use} ${kind}, ${size}: ${file}`)].join("\n");
    return { text, data: { tools: shown } };
  },
});

/** The files that have all the words in their name or purpose. */
export function toolsFor(looking: string) {
  const asked = searchWords(looking);
  return tools.filter((tool) => asked.length > 0 && asked.every((word) => aboutOf(tool).includes(word)));
}

function aboutOf({ name, use, file }: Tool) {
  return `${name} ${use} ${file}`.toLowerCase();
}

function described(tool: Tool, siteUrl: string) {
  const { href, name, kind, size, page } = toolLink(tool);
  return { name, use: tool.use, kind, size, file: siteUrl + href, ...(page && { page: siteUrl + page }) };
}
