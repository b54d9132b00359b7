import { type PostSummary, postPath } from "../../blog/rules/post.ts";
import { pages, toolPath } from "../../site/pages.ts";
import { TOOL_PAGE_KEYS } from "./catalog/tools.ts";
import files from "./files.json" with { type: "json" };
import { toolWords } from "./words/all.ts";
import { type Tool, type ToolFile, tools, toolsPage } from "./words/tools.ts";

export type { ToolFile };
export type ToolLink = { href: string; name: string; kind: string; size: string; page: string | undefined };

/** A tool as a link to its file, with what a visitor wants to know before a download, and its own page if it has one. */
export function toolLink({ file, name }: Pick<Tool, "file" | "name">): ToolLink {
  const kind = file.endsWith(".xlsx") ? toolsPage.kinds.xlsx : toolsPage.kinds.docx;
  const key = TOOL_PAGE_KEYS.find((each) => toolWords[each].files.includes(file));
  return { href: `/templates/${file}`, name, kind, size: `${Math.ceil(files[file].bytes / 1024)} KB`, page: key && toolPath(key) };
}

/** The tools by their files' names, for pages that pick a few. */
export function toolLinks(names: readonly ToolFile[]) {
  return names.flatMap((name) => tools.filter(({ file }) => file === name)).map(toolLink);
}

/** The post that explains a tool, or the calculator's plan that it belongs to. */
export function postFor({ posts }: Tool, published: PostSummary[]) {
  if (posts.length === 0) return { title: toolsPage.plan, href: pages.calculator.path };
  const found = posts.map((slug) => published.find((each) => each.slug === slug)).find((post) => post !== undefined);
  return found && { title: found.title, href: postPath(found.slug) };
}

/** How large a tool's picture is drawn. */
export function pictureSize(file: ToolFile) {
  return files[file].picture;
}
