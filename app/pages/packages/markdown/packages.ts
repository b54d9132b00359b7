import { pages } from "../../../site/pages.ts";
import { labels } from "../../../site/words/labels.ts";
import { dollars } from "../../../text/format.ts";
import { document, heading, labeled, link, list, md, type Part, strong, table } from "../../../text/markdown.ts";
import { links, rows, section, sentence } from "../../../text/markdown-parts.ts";
import { services } from "../../services/words/services.ts";
import { PACKAGE_KEYS } from "../catalog/packages.ts";
import { beforeYouSign } from "../words/before-you-sign.ts";
import { costs } from "../words/costs.ts";
import { guaranteeTerms } from "../words/guarantee.ts";
import { packagesOverview as overview, packages } from "../words/packages.ts";
import { offersMarkdown } from "./offers.ts";

export function packagesMarkdown() {
  return document(
    heading(1, overview.headline),
    overview.lead,
    section(labels.packages.three, offersMarkdown()),
    guide(),
    climb(),
    comparison(),
    guarantee(),
    terms(),
    besides(),
    section(
      beforeYouSign.heading,
      beforeYouSign.text,
      beforeYouSign.questions.map(({ question, answer, link: more }) => [
        heading(3, question),
        sentence(answer),
        link(more.label, `${pages.faq.path}#${more.to}`),
      ]),
    ),
    section(overview.closing.heading, overview.closing.text, link(labels.bookCall, pages.contact.path)),
  );
}

function guide(): Part {
  const { heading: title, text, rows: all, strategy } = overview.guide;
  return section(
    title,
    text,
    list(all.map(({ revenue, pain, fit, why }) => md`${strong(revenue)} ${pain} ${link(packages[fit].name, pages[fit].path)}: ${why}`)),
    md`${strategy} ${link(services.strategyConsulting.name, pages.strategyConsulting.path)}`,
  );
}

function climb(): Part {
  const { heading: title, text, tiers, retainer } = overview.climb;
  return section(
    title,
    text,
    PACKAGE_KEYS.map((key) => [heading(3, packages[key].climb), labeled(packages[key].name, tiers[key])]),
    heading(3, `${retainer.name} ${retainer.label}`),
    retainer.text,
    list(retainer.terms),
  );
}

function comparison(): Part {
  const { heading: title, caption, rows: all, note } = overview.comparison;
  const { included, notIncluded } = labels.packages;
  const cell = (content: string | boolean) => (typeof content === "string" ? content : content ? included : notIncluded);
  const columns = [caption, ...PACKAGE_KEYS.map((key) => packages[key].name)];
  return section(
    title,
    table(
      columns,
      all.map(({ label, cells }) => [label, ...PACKAGE_KEYS.map((key) => cell(cells[key]))]),
    ),
    note,
  );
}

function guarantee(): Part {
  const { heading: title, text, title: paper, subtitle, rows: all, file } = guaranteeTerms;
  return section(
    title,
    text,
    links([
      { name: labels.howWeCount, href: pages.howWeCount.path },
      { name: file.label, href: file.path },
    ]),
    heading(3, paper),
    subtitle,
    rows(all),
  );
}

function terms(): Part {
  const { heading: title, text, finalHalf, why } = overview.terms;
  return section(
    title,
    text,
    PACKAGE_KEYS.map((key) => {
      const half = dollars(packages[key].priceUsd / 2);
      const { deposit, finalHalf: tied } = labels.packages;
      return [heading(3, packages[key].name), list([`${half} ${deposit}`, `${half} ${tied(finalHalf[key])}`])];
    }),
    why,
  );
}

function besides(): Part {
  const { software, year, hours, extras } = costs;
  return section(
    costs.heading,
    costs.text,
    heading(3, software.heading),
    sentence(software.text),
    software.table.caption,
    table(software.table.columns, software.table.rows),
    link(software.more, `${pages.services.path}#running-costs`),
    heading(3, year.heading),
    year.table.caption,
    table(year.table.columns, year.table.rows),
    sentence(year.text),
    heading(3, hours.heading),
    list(hours.items),
    heading(3, extras.heading),
    list(extras.items),
  );
}
