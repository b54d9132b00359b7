// The examples on the service pages are labeled as examples, add up, and agree with the page's text.

import { expect, test } from "vitest";
import { PACKAGES } from "../../app/pages/packages/catalog.ts";
import type { Paper } from "../../app/pages/papers/words/paper.ts";
import { sampleBrief } from "../../app/pages/papers/words/sample-brief.ts";
import { sampleReport } from "../../app/pages/papers/words/sample-report.ts";
import { briefSums, exhibits } from "../../app/pages/services/words/exhibits.ts";
import { services } from "../../app/pages/services/words/services.ts";
import { allPages } from "../../app/site/pages.ts";
import { claims } from "../../app/site/words/claims.ts";
import { openSite } from "../harness/site.ts";

const site = openSite();
const { brief, ticket, terms, week } = exhibits;
const dollars = (text: string) => Number(/\$([\d,]+)/.exec(text)?.[1]?.replace(",", ""));
const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

test.each(allPages.filter(({ service }) => service).map(({ path }) => path))(
  "%s has an exhibit, and each is labeled as an example",
  async (path) => {
    const html = await (await site.get(path)).text();
    const captions = [...html.matchAll(/<figure\b[^>]*><figcaption\b[^>]*><strong[^>]*>([^<]+)/g)].map(([, mark]) => mark);
    expect(captions.length).toBeGreaterThan(0);
    expect(new Set(captions)).toEqual(new Set(["Example"]));
    expect(captions.length).toBe(html.match(/<figure\b/g)?.length);
  },
);

test("the brief saves fewer hours than it found, at the hourly value of the page's text, with sums that come out even", () => {
  const { savedHours, ownHourUsd, signingUsdPerMonth } = briefSums;
  expect(services.strategyConsulting.problem.text).toContain(`your own hour at $${ownHourUsd}`);
  expect(savedHours).toBeLessThan(brief.found.total.hours);
  // A year's worth by the week, so nothing was rounded on the way to the payback.
  expect((signingUsdPerMonth * 12) % 52).toBe(0);
});

test("the ticket's boxes: as few are typed as the page claims, and the invoice matches what was paid", () => {
  const boxes = ticket.papers.flatMap((paper) => paper.boxes);
  const typed = boxes.filter((box) => "isTyped" in box);
  expect([boxes.length, typed.length]).toEqual([20, 2]);
  expect(`${100 - (100 * typed.length) / boxes.length}%`).toBe(claims.lessDataEntry);
  const value = (label: string) => dollars(boxes.find((box) => box.label === label)?.value ?? "");
  expect(value("Labor, 2 h at $145")).toBe(2 * 145);
  expect(value("Motor") + value("Labor, 2 h at $145")).toBe(value("Due"));
  expect(value("Paid")).toBe(value("Due"));
});

test("the search terms' clicks, costs and leads, before and after, add up", () => {
  const all = [...terms.kept.rows, ...terms.cut.rows];
  for (const { clicks, cost } of all) expect(dollars(cost)).toBe(clicks * 18);
  for (const [rows, total] of [[all, terms.before] as const, [terms.kept.rows, terms.after] as const]) {
    expect(sum(rows.map(({ clicks }) => clicks))).toBe(total.clicks);
    expect(sum(rows.map(({ cost }) => dollars(cost)))).toBe(dollars(total.cost));
    expect(sum(rows.map(({ leads }) => leads))).toBe(total.leads);
  }
  const [saved, perLead] = terms.results;
  expect(dollars(terms.before.cost) - dollars(terms.after.cost)).toBe(dollars(saved?.value ?? ""));
  const before = dollars(terms.before.cost) / terms.before.leads;
  const after = dollars(terms.after.cost) / terms.after.leads;
  expect([dollars(perLead?.value ?? ""), dollars(perLead?.label ?? "")]).toEqual([after, before]);
  expect(`${100 - (100 * after) / before}%`).toBe(claims.lowerCostPerLead);
  const [jobsAndPatches, farAway] = services.paidAdvertising.problem.week;
  const [jobs, patches, far] = terms.cut.rows.map(({ cost }) => dollars(cost));
  expect([Number(jobs) + Number(patches), far]).toEqual([dollars(jobsAndPatches?.cost ?? ""), dollars(farAway?.cost ?? "")]);
});

test("the samples clear the guarantee they are measured against, and their sheets add up", () => {
  const tables = (paper: Paper) => paper.sections.flatMap(({ blocks }) => blocks).filter((block) => block.kind === "table");
  for (const { rows } of [...tables(sampleBrief), ...tables(sampleReport)]) {
    const last = rows[0]?.length ?? 0;
    const numbers = rows.map((row) => Number(row[last - 1]?.replace("$", "")));
    expect(sum(numbers.slice(0, -1))).toBeCloseTo(numbers.at(-1) ?? Number.NaN);
  }
  const [, saved] = tables(sampleBrief);
  expect(Number(saved?.rows.at(-1)?.[3])).toBeGreaterThanOrEqual(PACKAGES.foundationAudit.guaranteedHoursPerWeek);
  const [hours] = tables(sampleReport);
  expect(Number(hours?.rows.at(-1)?.[3])).toBeGreaterThanOrEqual(PACKAGES.growthEngine.guaranteedHoursPerWeek);
});

test("the week has seven days: four posts approved, one dropped, two of rest", () => {
  expect(week.days.map((day) => ("rest" in day ? "rest" : "dropped" in day ? "dropped" : "post"))).toEqual([
    ...["post", "post", "dropped", "post", "post"],
    ...["rest", "rest"],
  ]);
  expect(services.contentSocialMedia.onTheJob.moments.map(({ text }) => text).join(" ")).toContain(
    "drop one post and approve the other four",
  );
});
