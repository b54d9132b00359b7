import { pages, toolPath } from "../../site/pages.ts";
import { labels } from "../../site/words/labels.ts";
import { document, heading, labeled, link, list, md, type Part, type Text, table } from "../../text/markdown.ts";
import { articleBlocks, closingWords, example, links, section, slip, titled } from "../../text/markdown-parts.ts";
import { tradeLinks } from "../trades/links.ts";
import type { ToolPageKey } from "./catalog/tools.ts";
import type { Explained } from "./data/explained.server.ts";
import { postFor, type ToolLink, toolLink, toolLinks } from "./links.ts";
import { calculateTool, exampleOf } from "./rules/tool-math.ts";
import { toolWords } from "./words/all.ts";
import { toolPage } from "./words/page.ts";
import { type Tool, tools, toolsPage } from "./words/tools.ts";
import type { ToolSection } from "./words/words.ts";

/** `posts` are the published ones of those that explain tools. */
export function toolsMarkdown(posts: Explained[]) {
  const { headline, lead, groups, note, noteHeading, closing } = toolsPage;
  return document(
    heading(1, headline),
    lead,
    Object.entries(groups).map(([group, title]) =>
      section(
        title,
        tools.filter((tool) => tool.group === group).map((tool) => listed(tool, posts)),
      ),
    ),
    section(noteHeading, note),
    closingWords(
      closing,
      links([
        { name: labels.bookCall, href: pages.contact.path },
        { name: labels.allServices, href: pages.services.path },
      ]),
    ),
  );
}

export function toolMarkdown(key: ToolPageKey, posts: Explained[]) {
  const { name, heading: title, lead, files, sections, related, trades, closing } = toolWords[key];
  const { kinds } = toolPage;
  return document(
    heading(1, title),
    lead,
    list(toolLinks(files).map(fileLink)),
    md`${toolPage.terms} ${link(toolPage.howFilesWork, pages.tools.path)}`,
    sections.map((each) => section(each.heading, sectionParts(each))),
    section(
      toolPage.more(name),
      list([
        ...posts.map((post) => labeled(kinds.post, link(post.title, post.href))),
        ...related.map((other) => labeled(kinds.tool, link(toolWords[other].name, toolPath(other)))),
        ...tradeLinks(trades).map((trade) => labeled(kinds.trade, link(trade.name, trade.href))),
      ]),
    ),
    closingWords(
      closing,
      links([
        { name: labels.bookCall, href: pages.contact.path },
        { name: toolPage.all, href: pages.tools.path },
      ]),
    ),
  );
}

/** A file with what one wants to know before a download. */
export function fileLink({ href, name, kind, size }: ToolLink) {
  return md`${link(name, href)} (${kind}, ${size})`;
}

function listed(tool: Tool, posts: Explained[]): Part {
  const file = toolLink(tool);
  const post = postFor(tool, posts);
  return [
    heading(3, file.page ? link(tool.name, file.page) : tool.name),
    tool.use,
    post && md`${toolsPage.explained} ${link(post.title, post.href)}`,
    md`${link(toolsPage.download, file.href)} (${file.kind}, ${file.size})`,
  ];
}

function sectionParts(section: ToolSection): Part {
  switch (section.kind) {
    case "text":
      return articleBlocks(section.blocks);
    case "steps":
      return titled(section.steps);
    case "math":
      return [section.intro, worksheet(section), section.note];
    case "slip":
      return worked(section, slip(section.rows));
    case "form":
      return worked(section, list(section.rows.map(({ label, value }) => labeled(label, value))));
    case "sheet":
      return worked(section, section.caption, table(section.columns, section.rows));
  }
}

function worked({ intro, note }: { intro: string; note?: string }, ...parts: Part[]): Part {
  return [intro, example(labels.example, toolPage.exampleCaption, parts, note)];
}

/** What the form asks and works out, with the example that stands in it. */
function worksheet({ math, groups, none }: Extract<ToolSection, { kind: "math" }>): Part {
  const results = calculateTool(math, (name) => exampleOf(math, name));
  return groups.map(({ title, fields, results: shown }) => {
    const asked = Object.entries<string>(fields).map(([name, label]): Text => labeled(label, exampleOf(math, name)));
    const found = Object.entries<string>(shown).map(([name, label]): Text => labeled(label, results[name] ?? none));
    return [labeled(labels.example, title), list([...asked, ...found])];
  });
}
