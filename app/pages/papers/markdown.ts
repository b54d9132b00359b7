import { pages } from "../../site/pages.ts";
import { labels } from "../../site/words/labels.ts";
import { document, heading, labeled, link, list, type Part } from "../../text/markdown.ts";
import { articleBlocks, example, links, section } from "../../text/markdown-parts.ts";
import type { PaperKey } from "./catalog.ts";
import type { Paper, PaperSection } from "./words/paper.ts";
import { paperOf } from "./words/papers.ts";

/** `own` is how fast we answer, if the paper has it. */
export function paperMarkdown(key: PaperKey, showRating: boolean, own: PaperSection | undefined) {
  const { headline, lead, sample, count, title, subtitle, sections, closing } = paperOf(key, showRating);
  return document(
    heading(1, headline),
    lead,
    count && counted(count),
    sample && labeled(labels.sample, sample),
    section(title, subtitle),
    [...sections, ...(own ? [own] : [])].map(({ heading: name, blocks, folded }) => [
      heading(3, name),
      articleBlocks(blocks),
      folded && articleBlocks(folded.blocks),
    ]),
    link(labels.packages.guaranteeLink, `${pages.packages.path}#guarantee`),
    section(
      closing.heading,
      closing.text,
      links([
        { name: labels.bookCall, href: pages.contact.path },
        { name: labels.viewPackages, href: pages.packages.path },
      ]),
    ),
  );
}

/** The drawing of the count in words. */
function counted({ heading: title, text, caption, before, after, guarantee, saved, hours }: NonNullable<Paper["count"]>): Part {
  return section(
    title,
    text,
    example(
      labels.example,
      caption,
      list([...[before, ...after].map((each) => labeled(each.label, hours(each.hours))), guarantee.label, saved]),
    ),
  );
}
