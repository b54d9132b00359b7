import { contactAbout } from "../../site/pages.ts";
import { document, heading, labeled, link } from "../../text/markdown.ts";
import { section, sentence } from "../../text/markdown-parts.ts";
import { addressOf } from "./links.ts";
import { faq, faqPage, firstCall } from "./words.ts";

export function faqMarkdown() {
  const { headline, lead, closing } = faqPage;
  return document(
    heading(1, headline),
    lead,
    faq.map(({ name, questions }) =>
      section(
        name,
        questions.map(({ question, answer, more }) => [heading(3, question), sentence(answer), link(more.label, addressOf(more.to))]),
      ),
    ),
    section(
      firstCall.heading,
      firstCall.intro,
      firstCall.parts.map(({ title, text, time }) => [heading(3, title), labeled(time, text)]),
    ),
    section(closing.heading, closing.text, link(closing.button, contactAbout("qa-session")), closing.note),
  );
}
