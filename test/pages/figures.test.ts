// Figures that stand on several pages agree, because each has one home: catalogs and claims.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CALL_MINUTES } from "../../app/booking/catalog/calls.ts";
import { GUARANTEE, lastWeekOf, PACKAGE_KEYS, PACKAGES, QUOTED } from "../../app/pages/packages/catalog/packages.ts";
import { costs, exampleMonthUsd } from "../../app/pages/packages/words/costs.ts";
import { guaranteeTerms } from "../../app/pages/packages/words/guarantee.ts";
import { reportCosts, sampleReport } from "../../app/pages/papers/words/sample-report.ts";
import { PROCESS_STAGES } from "../../app/pages/process/catalog.ts";
import { ourProcess } from "../../app/pages/process/words.ts";
import { exhibits } from "../../app/pages/services/words/exhibits.ts";
import { receptionistQuestions } from "../../app/pages/services/words/receptionist.ts";
import { services } from "../../app/pages/services/words/services.ts";
import { texting, textingUsd } from "../../app/pages/services/words/texting.ts";
import { allPages, pages } from "../../app/site/pages.ts";
import { claims } from "../../app/site/words/claims.ts";
import { countWord, dollars } from "../../app/text/format.ts";
import { mainOf, mainTextOf } from "../harness/html.ts";
import { openSite } from "../harness/site.ts";

const site = openSite();
const textAt = async (path: string) => mainTextOf(await (await site.get(path)).text());
/** The words of the site's own pages, without comments. */
const words = readdirSync("app/pages", { recursive: true, encoding: "utf8" })
  .filter((file) => /(?:^|\/)words(?:\/.*)?\.ts$/.test(file) && !/^(?:trades|tools)\//.test(file))
  .map((file) => ({ file, source: readFileSync(`app/pages/${file}`, "utf8").replace(/\/\*\*?[\s\S]*?\*\/|\/\/.*/g, "") }));

test("a day of kickoff, a stage's weeks or a claim is written once, and read everywhere else", () => {
  const stages = Object.values(PROCESS_STAGES).map((weeks) => weeks.replace("+", "\\+"));
  const literals = new RegExp(
    [`[Dd]ay ${GUARANTEE.firstAutomationDays}\\b`, `[Ww]eeks? (?:${stages.join("|")})`, claims.returnTime, claims.revenueGrowthTime].join(
      "|",
    ),
  );
  expect(words.length).toBeGreaterThan(15);
  expect(words.flatMap(({ file, source }) => literals.exec(source)?.map((found) => `${file}: ${found}`) ?? [])).toEqual([]);
});

test("wherever a page names the day of the first automation, it's the guarantee's", async () => {
  const texts = await Promise.all([pages.packages, pages.process, pages.growthEngine].map(({ path }) => textAt(path)));
  for (const text of texts) {
    expect(text).toContain(`ay ${GUARANTEE.firstAutomationDays}`);
    expect(text).not.toMatch(/first piece/);
  }
  expect(claims.transformationTime).toBe(`${GUARANTEE.firstAutomationDays} days or less`);
});

test.each(PACKAGE_KEYS)("%s ends on the process page in the last week of its length", (key) => {
  const { when } = ourProcess.packages[key].weeks.at(-1) ?? { when: "" };
  expect(when).toMatch(new RegExp(`\\b${lastWeekOf(key)}$`));
});

test("the guide against us gives the weeks of both builds", async () => {
  const weeks = `${PACKAGES.growthEngine.weeks.from} to ${lastWeekOf("peakPerformance")} weeks`;
  expect(await textAt(pages.notUsGuide.path)).toContain(`a build takes ${weeks}`);
});

test("the longest build fits in Growth Engine's weeks, and the count may run past them wherever it's told", async () => {
  const [, audit] = /-(\d+)$/.exec(PROCESS_STAGES.discovery) ?? [];
  const [, build] = /\d+-(\d+) weeks of that is building/.exec(await textAt(pages.faq.path)) ?? [];
  expect(Number(audit) + Number(build)).toBeLessThanOrEqual(lastWeekOf("growthEngine"));
  expect(await textAt(pages.packages.path)).toContain(`in week ${lastWeekOf("growthEngine") + GUARANTEE.countWeeks} at the latest`);
  expect(await textAt(pages.faq.path)).toContain("it can end after the work does");
  expect(await textAt(pages.process.path)).toContain(`even if that runs past week ${lastWeekOf("growthEngine")}`);
});

test("a count has a last date and somebody whose log decides, wherever what the client owes is told", async () => {
  for (const path of [pages.packages.path, "/guides/burned-by-an-agency"]) {
    const text = await textAt(path);
    expect(text, path).toContain(`${countWord(GUARANTEE.waitWeeks)} weeks`);
    expect(text, path).toContain("get the second half back");
    expect(text, path).toMatch(/log (?:decides|wins)/);
  }
});

test("the second automation has a last week, and it's the same wherever the guarantee is told in full", async () => {
  const last = `the end of week ${lastWeekOf("growthEngine")}`;
  for (const path of [pages.packages.path, pages.growthEngine.path, pages.faq.path, "/guides/burned-by-an-agency"])
    expect(await textAt(path), path).toContain(last);
  expect(await textAt(pages.process.path)).toContain(`week ${lastWeekOf("growthEngine") - GUARANTEE.countWeeks}`);
});

test("a month of software is the sample report's week, on every page that names it", async () => {
  const table = sampleReport.sections.flatMap(({ blocks }) => blocks).findLast((block) => block.kind === "table");
  const week = Number(table?.rows.at(-1)?.[1]?.replace("$", ""));
  expect(exampleMonthUsd).toBe(Math.round((week * 52) / 12));
  for (const path of [pages.packages.path, pages.services.path]) expect(await textAt(path)).toContain(dollars(exampleMonthUsd));
  const growth = costs.year.table.rows.find(([name]) => name === PACKAGES.growthEngine.name);
  expect(growth?.at(-1)).toBe(dollars(PACKAGES.growthEngine.priceUsd + exampleMonthUsd * 12));
});

test("what has no list price is the same wherever prices are told", async () => {
  for (const path of [pages.about.path, "/guides/burned-by-an-agency"])
    for (const item of QUOTED) expect(await textAt(path), path).toContain(item);
  for (const path of [pages.packages.path, pages.foundationAudit.path]) expect(await textAt(path), path).toContain("no list price");
});

test("texting costs the same in the guide, the sample report and the phone agent's month", async () => {
  // 60 missed calls a month in the guide, 31 a week in the report.
  expect(await textAt("/guides/missed-call-text-back")).toContain(`$${textingUsd(60 * texting.partsPerMissedCall).toFixed(2)}`);
  const [phone] = reportCosts;
  expect(phone?.usd).toBe(Math.round((textingUsd((31 * 52 * texting.partsPerMissedCall) / 12) * 12) / 52));
  expect(await textAt(pages.sampleReport.path)).toContain("31 missed calls");
  const agent = receptionistQuestions.month.table.rows.map((row) => row.join(" ")).join(" ");
  expect(agent).toContain(`at ${texting.centsPerPart} cents`);
});

test("the strategy page's brief is about the hours of its own example week", () => {
  const found = exhibits.brief.found.total.hours;
  const { week, fit } = services.strategyConsulting.problem;
  expect(week.map(({ item }) => item)).toContain(`Change orders, from the text thread to the invoice: ${found}\u00a0hours`);
  expect(fit.rows.map(({ label }) => label)).toContain(`Software could take, of those ${found} hours`);
});

test("the booking page's description begins with the discovery call's minutes", () => {
  const spelled = { 15: "Fifteen", 20: "Twenty", 30: "Thirty" }[CALL_MINUTES.discovery];
  expect(pages.contact.description.split(" ")[0]).toBe(spelled);
});

test("the terms can be saved, word for word", async () => {
  const answer = await site.get(guaranteeTerms.file.path);
  expect([answer.status, answer.headers.get("content-disposition")]).toEqual([200, 'attachment; filename="guarantee.txt"']);
  const saved = await answer.text();
  for (const { label, text } of guaranteeTerms.rows) expect(saved).toContain(`${label}\n${text}`);
});

test("the receptionist's month adds up", () => {
  const { rows } = receptionistQuestions.month.table;
  const amounts = rows.map((row) => Number(row[1]?.replace(/[$,]/g, "")));
  expect(amounts.slice(0, -1).reduce((sum, each) => sum + each)).toBe(amounts.at(-1));
});

test("the two pages that people search for have more than 700 words", async () => {
  for (const path of [pages.packages.path, pages.agentDevelopment.path])
    expect((await textAt(path)).split(/\s+/).length, path).toBeGreaterThan(700);
});

test("links within our own pages go to canonical paths, except where the contract names another", async () => {
  const aliases = new Set<string>(allPages.flatMap((page) => page.aliases));
  const fixed: Record<string, string[]> = {
    home: ["/contact", "/packages"],
    services: allPages.flatMap((page) => (page.service ? page.aliases.slice(0, 1) : [])),
    service: ["/contact", "/services"],
    article: ["/contact", "/blog"],
  };
  const strays: string[] = [];
  for (const page of allPages) {
    const main = mainOf(await (await site.get(page.path)).text());
    const allowed = fixed[page.service ? "service" : page.article ? "article" : page.key] ?? [];
    for (const [, path = ""] of main.matchAll(/<a\b[^>]*?href="([^"#?]+)/g))
      if (aliases.has(path) && !allowed.includes(path)) strays.push(`${page.path} links to ${path}`);
  }
  expect([...new Set(strays)]).toEqual([]);
});

test("the footer's last row leads beyond the contract's lists", async () => {
  const html = await (await site.get("/")).text();
  const footer = html.slice(html.indexOf("<footer"));
  for (const path of [pages.trades.path, pages.tools.path]) expect(footer).toContain(`href="${path}"`);
});
