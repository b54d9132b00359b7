import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import type { Options } from "mdast-util-to-markdown";

/** How the site writes Markdown from HTML. */
export const MARKDOWN_STYLE = {
  extensions: [gfmTableToMarkdown()],
  bullet: "-",
  emphasis: "_",
  fences: true,
  rule: "-",
} satisfies Options;
