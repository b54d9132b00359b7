import { pages } from "../../site/pages.ts";
import type { Settings } from "../../site/settings.ts";
import { founderFacts } from "../../site/studio/studio.ts";
import { labels } from "../../site/words/labels.ts";
import { document, heading, labeled, link, list, md, strong } from "../../text/markdown.ts";
import { section, sentence, titled } from "../../text/markdown-parts.ts";
import { ledgersPage } from "../ledgers/words.ts";
import { about } from "./words.ts";

export function aboutMarkdown({ showRating, studio }: Pick<Settings, "showRating" | "studio">) {
  const { headline, lead, mission, values, founders, origin, proof, reasons, closing } = about;
  const stats = showRating ? [...about.stats, about.rating] : about.stats;
  const hasLedgers = studio.ledgers.length > 0;
  return document(
    heading(1, headline),
    lead,
    list(founders.profiles.map(({ key, role, meets }) => labeled(meets, founderFacts(studio, key)?.name ?? role))),
    about.statsLabel,
    list(stats.map(({ value, label, note }) => md`${strong(value)} ${label}: ${note}`)),
    section(mission.heading, mission.text),
    section(values.heading, titled(values.items)),
    section(
      founders.heading,
      founders.text,
      founders.profiles.map(({ key, role, text, askAbout }) => {
        const told = founderFacts(studio, key);
        return [
          heading(3, told?.name ?? role),
          told && (told.role ?? role),
          told?.about ?? text,
          told?.profile && link(labels.studio.profileOf(told.name), told.profile),
          labeled(labels.askAbout, askAbout),
        ];
      }),
    ),
    section(origin.heading, origin.paragraphs),
    section(
      proof.heading,
      hasLedgers ? proof.clients : proof.noClients,
      list([
        ...Object.entries(proof.links).map(([key, name]) => link(name, pages[key as keyof typeof proof.links].path)),
        ...(hasLedgers ? [link(labels.studio.ledgers, ledgersPage.path)] : []),
        ...studio.reviews.map(({ name, url }) => link(labels.studio.reviewsOn(name), url)),
      ]),
    ),
    section(reasons.heading, list(reasons.items.map(({ title, text }) => labeled(title, sentence(text))))),
    section(closing.heading, closing.text, link(labels.bookCall, pages.contact.path)),
  );
}
