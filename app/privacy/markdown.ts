import { followsUp } from "../people/rules/follow-ups.ts";
import type { Settings } from "../site/settings.ts";
import { document, heading, type Inline, inlineOf, link, list } from "../text/markdown.ts";
import { section } from "../text/markdown-parts.ts";
import { dayIn, longDate } from "../time/dates.ts";
import { privacy } from "./words.ts";

export function privacyMarkdown(settings: Settings, now: Date) {
  const { headline, lead, effectiveLabel, sections, counting, followUps } = privacy;
  const email = link(settings.privacyEmail, `mailto:${settings.privacyEmail}`);
  const filled = (text: string): Inline => {
    const told = text
      .replace("{counting}", counting[settings.countVisits ? "on" : "off"])
      .replace("{followUps}", followUps[followsUp(settings) ? "on" : "off"]);
    return { inline: told.split("{privacyEmail}").map(inlineOf).join(email.inline) };
  };
  return document(
    heading(1, headline),
    lead,
    `${effectiveLabel}: ${longDate(dayIn(settings.timeZone, now))}`,
    sections.map(({ heading: title, paragraphs, items, groups = [] }) =>
      section(
        title,
        paragraphs.map(filled),
        items && list(items.map(filled)),
        groups.map((group) => [heading(3, group.heading), list(group.items.map(filled))]),
      ),
    ),
  );
}
