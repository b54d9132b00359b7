import { pages } from "../../../site/pages.ts";
import { brand } from "../../../site/words/brand.ts";
import { labels } from "../../../site/words/labels.ts";
import { dollars } from "../../../text/format.ts";
import { document, heading, labeled, link, list, md, type Part, strong, table } from "../../../text/markdown.ts";
import { links, section, sentence, titled } from "../../../text/markdown-parts.ts";
import { PACKAGES } from "../../packages/catalog/packages.ts";
import { TRADES } from "../../trades/catalog/trades.ts";
import { tradeLinks } from "../../trades/links.ts";
import { tradePage } from "../../trades/words/page.ts";
import { SERVICES, type ServiceKey } from "../catalog/services.ts";
import { type Service, services } from "../words/services.ts";
import { exhibitOf } from "./exhibits.ts";
import { goodBuild } from "./parts.ts";
import { receptionistCall, receptionistPart } from "./receptionist.ts";

export function serviceMarkdown(key: ServiceKey) {
  const service = services[key];
  const { checklist, limits, closing } = service;
  const { name, priceUsd } = PACKAGES[SERVICES[key].package];
  return document(
    service.name,
    heading(1, service.headline),
    service.lead,
    link(brand.bookLabel, pages.contact.path),
    list(service.figures.map(({ value, label }) => md`${strong(value)} ${label}`)),
    goodBuild(),
    BODIES[key](service),
    section(
      checklist.heading,
      list(checklist.items),
      md`${labels.boughtIn(name, dollars(priceUsd))} ${link(labels.viewPackages, pages.packages.path)}`,
    ),
    section(limits.heading, list(limits.items)),
    labeled(tradePage.byTrade, links(tradeLinks(TRADES))),
    section(
      closing.heading,
      closing.text,
      links([
        { name: labels.bookCall, href: pages.contact.path },
        { name: labels.allServices, href: pages.services.path },
      ]),
    ),
  );
}

/** In the order of each page. */
const BODIES: Record<ServiceKey, (service: Service) => Part> = {
  strategyConsulting: (service) => [
    problem(service),
    capabilities(service),
    onTheJob(service),
    exhibitOf.brief(),
    link(labels.sampleBrief, pages.sampleBrief.path),
  ],
  agentDevelopment: (service) => [
    exhibitOf.thread(),
    problem(service),
    capabilities(service),
    receptionistCall(),
    onTheJob(service),
    receptionistPart(),
  ],
  workflowAutomation: (service) => [problem(service), exhibitOf.ticket(), onTheJob(service), capabilities(service)],
  digitalMarketing: (service) => [problem(service), exhibitOf.listing(), onTheJob(service), capabilities(service)],
  paidAdvertising: (service) => [exhibitOf.terms(), problem(service), capabilities(service), onTheJob(service)],
  contentSocialMedia: (service) => [onTheJob(service), exhibitOf.week(), problem(service), capabilities(service)],
};

function problem({ problem: { heading: title, caption, text, week, total, fit } }: Service): Part {
  const rows = [...week.map(({ item, cost }) => [item, cost]), [labels.slipTotal, total]];
  return section(title, sentence(text), fit, table([caption, ""], rows));
}

function capabilities({ capabilities: { heading: title, cards } }: Service): Part {
  return section(title, titled(cards));
}

function onTheJob({ onTheJob: { heading: title, intro, moments } }: Service): Part {
  return section(title, sentence(intro), list(moments.map(({ time, text }) => labeled(time, text))));
}
