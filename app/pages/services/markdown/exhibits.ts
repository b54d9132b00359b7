import { labels } from "../../../site/words/labels.ts";
import { heading, inlineOf, labeled, list, md, type Part, type Text, table } from "../../../text/markdown.ts";
import { example, rows, section } from "../../../text/markdown-parts.ts";
import { exhibits } from "../words/exhibits.ts";
import { thread } from "./parts.ts";

/** What each service's page is built around, marked as an example. */
export const exhibitOf = {
  brief: () => shown(exhibits.brief, brief()),
  thread: () => shown(exhibits.thread, thread(exhibits.thread)),
  ticket: () => shown(exhibits.ticket, ticket()),
  listing: () => shown(exhibits.listing, listing()),
  terms: () => shown(exhibits.terms, terms()),
  week: () => shown(exhibits.week, week()),
};

function shown({ heading: title, text, caption }: { heading: string; text: string; caption: string }, ...parts: Part[]): Part {
  return section(title, text, example(labels.example, caption, parts));
}

function brief(): Part {
  const { title, firstLine, workflow, found, tool, price, payback, firstStep } = exhibits.brief;
  const hours = [...found.rows, found.total].map(({ item, hours }) => `${item} ${hours} h`).join(". ");
  return [
    heading(3, title),
    firstLine,
    rows([
      workflow,
      { label: found.label, text: `${hours}.` },
      { label: tool.label, text: md`${tool.text} ${struck(tool.struck)} (${tool.reason})` },
      price,
      payback,
      firstStep,
    ]),
  ];
}

function ticket(): Part {
  return exhibits.ticket.papers.map(({ title, boxes }) => [
    heading(3, title),
    list(boxes.map(({ label, value, source }) => labeled(label, `${value} (${source})`))),
  ]);
}

function listing(): Part {
  const { names, wasLabel, nowLabel } = exhibits.listing;
  const told = ({ was, now }: { was?: string; now: string }) => (was ? md`${wasLabel} ${struck(was)}. ${nowLabel} ${now}` : now);
  return names.map(({ name, facts }) => [heading(3, name), list(facts.map((fact) => labeled(fact.label, told(fact))))]);
}

function terms(): Part {
  const { columns, kept, cut, before, after, results } = exhibits.terms;
  const cells = ({ clicks, cost, leads }: { clicks: number; cost: string; leads: number }) => [clicks, cost, leads];
  return [
    table(Object.values(columns), [
      ...kept.rows.map(({ term, why, ...sums }) => [`${kept.title}: ${term} (${why})`, ...cells(sums)]),
      ...cut.rows.map(({ term, why, ...sums }) => [md`${cut.title}: ${struck(term)} (${why})`, ...cells(sums)]),
      ...[before, after].map(({ title, ...sums }) => [title, ...cells(sums)]),
    ]),
    list(results.map(({ value, label }) => `${value} ${label}`)),
  ];
}

type Day = (typeof exhibits.week.days)[number];

function week(): Part {
  return [exhibits.week.approval, exhibits.week.days.map((day) => [heading(3, day.day), posted(day)])];
}

function posted(day: Day): Text {
  if ("rest" in day) return day.rest;
  const corrected = "corrected" in day ? md`${struck(day.corrected)} ` : "";
  if ("dropped" in day) return md`${day.photo}. ${struck(day.post)} ${day.dropped}.`;
  return md`${day.photo}. ${corrected}${day.post} ${day.goesTo}.`;
}

function struck(text: string) {
  return { inline: `~~${inlineOf(text)}~~` };
}
