import { parseAmount } from "../../calculator/rules/amount.ts";
import { calculate } from "../../calculator/rules/calculator.ts";
import { contactAbout, pages, tradePath } from "../../site/pages.ts";
import { brand } from "../../site/words/brand.ts";
import { labels } from "../../site/words/labels.ts";
import { dollars } from "../../text/format.ts";
import { document, heading, labeled, link, list, md, strong } from "../../text/markdown.ts";
import { example, links, section, sentence } from "../../text/markdown-parts.ts";
import { offersMarkdown } from "../packages/markdown/offers.ts";
import { goodBuild, thread } from "../services/markdown/parts.ts";
import { exhibits } from "../services/words/exhibits.ts";
import { services } from "../services/words/services.ts";
import { TRADES } from "../trades/catalog/trades.ts";
import { trades } from "../trades/words/grid.ts";
import { climb } from "./words/climb.ts";
import { home } from "./words/home.ts";

export function homeMarkdown() {
  const { headline, guarantee, actions, figures, pains, built, solutions, teaser, proof, closing } = home;
  return document(
    brand.tagline,
    heading(1, `${headline.claim} ${headline.promise}`),
    home.lead,
    md`${guarantee.text} ${link(guarantee.link, `${pages.packages.path}#guarantee`)}`,
    links([
      { name: actions.book, href: pages.contact.path },
      { name: actions.packages, href: pages.packages.path },
    ]),
    list(figures.map(({ value, label }) => md`${strong(value)} ${label}`)),
    goodBuild(),
    section(climb.trades.heading, climb.trades.text, list(TRADES.map((key) => link(trades[key].name, tradePath(key))))),
    section(
      pains.heading,
      md`${pains.text} ${link(pains.link, pages.calculator.path)}`,
      `${climb.ledger.title}. ${climb.ledger.when}.`,
      pains.items.map(({ title, text, cost }) => [heading(3, title), md`${strong(cost.value)} ${cost.label}`, text]),
      ownNumbers(),
    ),
    section(
      climb.thread.heading,
      climb.thread.text,
      example(labels.example, exhibits.drip.caption, thread(exhibits.drip)),
      link(climb.thread.link, pages.agentDevelopment.path),
    ),
    section(
      built.heading,
      built.text,
      built.points.map(({ title, text }) => [heading(3, title), text]),
    ),
    section(
      solutions.heading,
      md`${sentence(solutions.text)} ${link(services.strategyConsulting.name, pages.strategyConsulting.path)}`,
      solutions.items.map(({ title, text, service }) => [
        heading(3, link(title, pages[service].path)),
        text,
        `${solutions.partOf} ${services[service].name}`,
      ]),
    ),
    section(teaser.heading, teaser.text, offersMarkdown(), link(teaser.button, pages.packages.path)),
    section(
      proof.heading,
      proof.text,
      Object.entries(proof.links).map(([key, { title, text }]) => [
        heading(3, link(title, pages[key as keyof typeof proof.links].path)),
        text,
      ]),
    ),
    section(closing.heading, closing.text, link(labels.bookStrategy, contactAbout("strategy-session"))),
  );
}

/** Three of the calculator's numbers, with the example that stands in the form. */
function ownNumbers() {
  const { heading: title, fields, before, after, button } = climb.numbers;
  const { currentEstimatingHours, currentAdminHours, averageHourlyRate } = fields;
  const amounts = {
    currentEstimatingHours: parseAmount(currentEstimatingHours.example),
    currentAdminHours: parseAmount(currentAdminHours.example),
    averageHourlyRate: parseAmount(averageHourlyRate.example),
  };
  const rest = { followUpHours: 0, averageJobValue: 0, missedLeadsPerMonth: 0, employeeCount: 0 };
  return [
    heading(3, title),
    list(Object.values(fields).map(({ label, example }) => labeled(label, example))),
    md`${before} ${dollars(calculate({ ...amounts, ...rest }).annualDollarLoss)} ${after} ${link(button, pages.calculator.path)}`,
  ];
}
