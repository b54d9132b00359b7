import { pages } from "../../site/pages.ts";
import type { Settings } from "../../site/settings.ts";
import { document, fence, heading, link, list, md } from "../../text/markdown.ts";
import { articleBlocks, section } from "../../text/markdown-parts.ts";
import { OPENAPI_PATH } from "../catalog/mcp-tools.ts";
import { apiPage as words } from "../words/api.ts";
import { blocksOf } from "./blocks.ts";
import { shownOperations } from "./shown.ts";

export function apiMarkdown(settings: Pick<Settings, "timeZone">, now: Date) {
  return document(
    heading(1, words.headline),
    words.lead,
    section(words.shared.heading, list(words.shared.items), md`${words.file} ${link(OPENAPI_PATH, OPENAPI_PATH)}`),
    shownOperations(settings, now).map((operation) =>
      section(
        operation.summary,
        operation.name,
        operation.description,
        articleBlocks(blocksOf(operation)),
        operation.example && fence(operation.example),
      ),
    ),
    section(words.closing.heading, words.closing.text, link(words.closing.button, pages.assistant.path)),
  );
}
