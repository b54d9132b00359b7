import { allPages, contactAbout, tradePath } from "../../../site/pages.ts";
import { labels } from "../../../site/words/labels.ts";
import { document, heading, labeled, link, list } from "../../../text/markdown.ts";
import { articleBlocks, section, sentence } from "../../../text/markdown-parts.ts";
import { TRADES } from "../../trades/catalog/trades.ts";
import { trades } from "../../trades/words/grid.ts";
import { oneJob } from "../words/one-job.ts";
import { servicesOverview as overview, services } from "../words/services.ts";
import { runningCosts, worksWith } from "../words/works-with.ts";

export function servicesMarkdown() {
  const offered = allPages.flatMap(({ path, service }) => (service ? [{ path, ...services[service] }] : []));
  return document(
    heading(1, overview.headline),
    overview.lead,
    section(
      overview.cardsHeading,
      offered.map(({ path, name, card }) => [
        heading(3, link(name, path)),
        card.painPoint,
        card.description,
        `${labels.whatYouGet}:`,
        list(card.benefits),
      ]),
    ),
    section(
      oneJob.heading,
      oneJob.intro,
      list(oneJob.moments.map(({ service, time, text }) => labeled(`${time}, ${services[service].name}`, text))),
    ),
    section(
      overview.industriesHeading,
      overview.industriesText,
      TRADES.map((key) => [heading(3, link(trades[key].name, tradePath(key))), trades[key].line]),
    ),
    [worksWith, runningCosts].map(({ heading: title, text, blocks }) => section(title, sentence(text), articleBlocks(blocks))),
    section(overview.closing.heading, overview.closing.text, link(labels.bookStrategy, contactAbout("strategy-session"))),
  );
}
