import type { FileProblem } from "../../blog/rules/front-matter.ts";

type Words = { line: (line: number) => string; fields: Record<string, string> };

/** What's wrong with a draft in the words of its page, and the line of the text that it's about. */
export function shownProblems(problems: FileProblem[], { line: name, fields }: Words) {
  return problems.map(({ line, text, field }) => ({
    line: field ? 0 : line,
    label: field ? "" : name(line),
    // The sentences name a field as files do: 'meta_description has 170 characters'.
    text: field ? text.replace(new RegExp(`\\b${field}\\b`), () => fields[field] ?? field) : text,
  }));
}
