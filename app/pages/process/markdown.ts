import { pages } from "../../site/pages.ts";
import { labels } from "../../site/words/labels.ts";
import { document, heading, labeled, link, list, strong } from "../../text/markdown.ts";
import { section, sentence, titled } from "../../text/markdown-parts.ts";
import { PACKAGE_KEYS, PACKAGES } from "../packages/catalog/packages.ts";
import { ourProcess } from "./words.ts";

export function processMarkdown() {
  const { headline, lead, packages, principles, timeline, closing } = ourProcess;
  return document(
    heading(1, headline),
    lead,
    PACKAGE_KEYS.map((key) =>
      section(
        packages[key].heading,
        packages[key].text,
        link(`${labels.seeWhatsInIt}: ${PACKAGES[key].name}`, pages[key].path),
        list(packages[key].weeks.map(({ when, text }) => labeled(when, text))),
      ),
    ),
    section(principles.heading, titled(principles.items)),
    section(
      timeline.heading,
      timeline.text,
      timeline.steps.map(({ when, title, text, inHand }) => [
        heading(3, title),
        strong(when),
        sentence(text),
        labeled(timeline.inHandLabel, inHand),
      ]),
    ),
    section(closing.heading, closing.text, link(closing.button, pages.contact.path), closing.note),
  );
}
