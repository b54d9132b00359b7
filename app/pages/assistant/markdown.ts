import { MCP_PATH } from "../../assistants/catalog/mcp-tools.ts";
import { pages } from "../../site/pages.ts";
import type { Settings } from "../../site/settings.ts";
import { labels } from "../../site/words/labels.ts";
import { document, fence, heading, link, list } from "../../text/markdown.ts";
import { section } from "../../text/markdown-parts.ts";
import { examplesOf } from "./examples.ts";
import { assistantPage } from "./words.ts";

export function assistantMarkdown({ siteUrl, assistants }: Pick<Settings, "siteUrl" | "assistants">) {
  const { headline, lead, can, paste, tries, cannot, closed, closing } = assistantPage;
  return document(
    heading(1, headline),
    lead,
    !assistants && closed,
    section(can.heading, list(can.items)),
    section(paste.heading, paste.text, fence(siteUrl + MCP_PATH), link(paste.api.label, paste.api.to)),
    section(
      tries.heading,
      tries.text,
      examplesOf(siteUrl).map(({ question, note, parts, link: more }) => [
        heading(3, question),
        note,
        parts.map(({ title, items }) => [title, list(items)]),
        link(more.label, more.href),
      ]),
    ),
    section(cannot.heading, list(cannot.items), cannot.check),
    section(closing.heading, closing.text, link(labels.bookCall, pages.contact.path)),
  );
}
