import { pages } from "../../site/pages.ts";
import { labels } from "../../site/words/labels.ts";
import { document, heading, link, md, numbered, type Part, strong, table } from "../../text/markdown.ts";
import { articleBlocks, closingWords, conversation, example, links, section, sentence, slip } from "../../text/markdown-parts.ts";
import { longDate } from "../../time/dates.ts";
import type { GuideBlock } from "./blocks.ts";
import { GUIDE_GROUPS, GUIDE_KEYS, GUIDES, type GuideKey, guidePath } from "./catalog/guides.ts";
import { guides } from "./words/all.ts";
import { guidePage, guidesIndex } from "./words/page.ts";

export function guideMarkdown(key: GuideKey) {
  const { headline, lead, checked, opening, sections, closing } = guides[key];
  return document(
    guidePage.eyebrow,
    heading(1, headline),
    lead,
    `${guidePage.checked} ${longDate(checked)}`,
    opening.map(guideBlock),
    sections.map(({ heading: title, blocks }) => section(title, blocks.map(guideBlock))),
    closingWords(
      closing,
      links([
        { name: labels.bookCall, href: pages.contact.path },
        { name: guidePage.all, href: pages.guides.path },
      ]),
    ),
  );
}

export function guidesMarkdown() {
  const { headline, lead, groups, closing } = guidesIndex;
  return document(
    heading(1, headline),
    lead,
    GUIDE_GROUPS.map((group) =>
      section(
        groups[group],
        GUIDE_KEYS.filter((key) => GUIDES[key].group === group).map((key) => [
          heading(3, link(guides[key].name, guidePath(key))),
          guides[key].inside,
        ]),
      ),
    ),
    closingWords(
      closing,
      links([
        { name: labels.bookCall, href: pages.contact.path },
        { name: labels.backToBlog, href: pages.blog.path },
      ]),
    ),
  );
}

function guideBlock(block: GuideBlock): Part {
  switch (block.kind) {
    case "steps":
      return numbered(block.items.map(({ title, text }) => md`${strong(`${title}.`)} ${sentence(text)}`));
    case "questions":
      return block.items.map(({ question, answer }, i) => [
        heading(3, `${block.isCounted ? `${i + 1}. ` : ""}${question}`),
        sentence(answer),
      ]);
    case "facts": {
      const { about, fact, asOf, source } = guidePage.facts;
      return [
        block.caption,
        table(
          [about, fact, asOf, source],
          block.rows.map((row) => [row.about, row.fact, row.asOf, row.source]),
        ),
      ];
    }
    case "math":
      return example(labels.example, block.caption, slip(block.rows));
    case "texts": {
      const messages = block.messages.map(({ from, ...message }) => ({ ...message, from: guidePage.senders[from] }));
      return example(labels.example, block.caption, conversation(guidePage.texts, messages));
    }
    default:
      return articleBlocks([block]);
  }
}
