// The trades' own pages: their words, their math, and where they lead.
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { calculate, estimate } from "../../app/calculator/rules/calculator.ts";
import { countedFor } from "../../app/calculator/rules/counted-lines.ts";
import { recommend } from "../../app/calculator/rules/recommendation.ts";
import { estimatedRevenueUsd } from "../../app/calculator/rules/revenue.ts";
import { PACKAGES } from "../../app/pages/packages/catalog/packages.ts";
import { SERVICE_KEYS, SERVICES } from "../../app/pages/services/catalog/services.ts";
import { services } from "../../app/pages/services/words/services.ts";
import { TRADES } from "../../app/pages/trades/catalog/trades.ts";
import { hoursIn } from "../../app/pages/trades/office-hours.ts";
import { exampleReport, fitOf } from "../../app/pages/trades/trade-links.ts";
import { tradeWords } from "../../app/pages/trades/words/all.ts";
import { trades } from "../../app/pages/trades/words/grid.ts";
import { tradePackages } from "../../app/pages/trades/words/packages.ts";
import { contactFrom, pages, tradePath } from "../../app/site/pages.ts";
import { dollars, shortDollars, tenths } from "../../app/text/format.ts";
import { withoutLinks } from "../../app/text/linked-text.ts";
import { describeOnSqlite } from "../harness/databases.ts";
import { attributes, linkSaying, mainOf, mainTextOf, structuredDataOf, textOf } from "../harness/html.ts";
import { textsIn } from "../harness/own-words.ts";
import { insertPosts, post } from "../harness/post-example.ts";
import { postFiles } from "../harness/post-files.ts";
import { openSite } from "../harness/site.ts";

const site = openSite();
const htmlOf = async (path: string) => (await site.get(path)).text();
const usd = (text: string) => Number(/^\$([\d,]+)$/.exec(text)?.[1]?.replace(",", ""));

test("what the index says in figures about a trade is on its page", async () => {
  const said = TRADES.flatMap((trade) => (trades[trade].inside.match(/\$[\d,]+/g) ?? []).map((figure) => ({ trade, figure })));
  expect(said).not.toEqual([]);
  for (const { trade, figure } of said) expect(mainTextOf(await htmlOf(tradePath(trade)))).toContain(figure);
});

describe.each(TRADES)("%s", (trade) => {
  const { posts: slugs, tools, example, builtWith, order, office, ...said } = tradeWords[trade];

  test("ends its week on another ground than the next section's", async () => {
    const html = mainOf(await htmlOf(tradePath(trade)));
    const [last, next] = html.slice(html.indexOf("scene-day")).match(/band-(night|snow|paper)/g) ?? [];
    expect(last).toMatch(/snow|paper/);
    expect(next).not.toBe(last);
  });

  test("has as many words of its own as the contract says", () => {
    const [, least, most] = /Each has (\d+) to (\d+) words of its own/.exec(readFileSync("docs/contract.md", "utf8")) ?? [];
    const count = textsIn(said).join(" ").split(/\s+/).length;
    expect(count).toBeGreaterThanOrEqual(Number(least));
    expect(count).toBeLessThanOrEqual(Number(most));
    expect(said.heading.length).toBeLessThanOrEqual(60);
  });

  test("shows each part once, in an order of its own", () => {
    expect([...order].sort()).toEqual(["exhibit", "handOff", "math", "story"]);
    expect(TRADES.filter((other) => tradeWords[other].order.join() === order.join())).toEqual([trade]);
  });

  test("names the package that the calculator finds for its example", async () => {
    const { key } = recommend(example, calculate(example));
    const html = textOf(await htmlOf(tradePath(trade)));
    // The reason is the crew, which two trades with the same hours may not share.
    expect(html).toContain(
      `${example.employeeCount} people, about ${shortDollars(estimatedRevenueUsd(example))} a year by our rule of thumb`,
    );
    const parts = textsIn(tradePackages[trade](fitOf(tradeWords[trade])));
    for (const part of parts) expect(html).toContain(part);
    const said = parts.join(" ");
    expect(said.includes(`the ${PACKAGES.foundationAudit.name}, `)).toBe(key === "foundationAudit");
    expect(said.includes("We wouldn't sell this shop anything")).toBe(!key);
  });

  test("prices a plain week, whose office rows are the calculator's hours", () => {
    expect(said.math.intro).toMatch(/\bplain week\b/);
    expect(said.math.heading).not.toMatch(/freeze week|hail|storm|wet/i);
    const hoursOf = (work: string) => office.filter((each) => each.work === work).reduce((sum, { row }) => sum + hoursIn(said, row), 0);
    expect(["estimating", "admin", "followUp"].map(hoursOf)).toEqual([
      example.currentEstimatingHours,
      example.currentAdminHours,
      example.followUpHours,
    ]);
    // Work that counts is the owner's or the office's, at the page's one rate.
    for (const { row } of office) expect(said.math.rows.find(({ label }) => label === row)?.how).toMatch(/ hours at \$\d+$/);
    for (const { fix } of office) if (fix) expect(said.first.items.map(({ title }) => title)).toContain(fix);
  });

  test("credits a fix with the hours of its own rows, and their sum is the calculator's", () => {
    const asked: string[][] = [];
    const fit = fitOf(tradeWords[trade]);
    const saved: typeof fit.saved = (...fixes) => {
      asked.push(fixes);
      return fit.saved(...fixes);
    };
    const text = textsIn(tradePackages[trade]({ ...fit, saved })).join(" ");
    const titles = said.first.items.map(({ title }) => title);
    expect(asked.flat().filter((fix) => !titles.includes(fix))).toEqual([]);
    for (const fix of asked.flat()) expect(Number(fit.saved(fix)), fix).toBeGreaterThan(0);
    const both = asked.findLast((fixes) => fixes.length > 1);
    const { hoursPerWeek } = countedFor(both ? "growthEngine" : "foundationAudit", calculate(example));
    expect(fit.saved(...(both ?? asked.flat()))).toBe(tenths(hoursPerWeek));
    // The page's parts add up as they're printed.
    const parts = new Map(asked.filter((fixes) => fixes !== both).map((fixes) => [fixes.join("|"), Number(fit.saved(...fixes))]));
    expect(tenths([...parts.values()].reduce((sum, hours) => sum + hours))).toBe(tenths(hoursPerWeek));
    expect(text).toContain(tenths(hoursPerWeek));
    // What a build would take comes first on the page, too.
    if (both) expect([...both].sort()).toEqual(titles.slice(0, both.length).sort());
  });

  test("has math that adds up", () => {
    const figures = said.math.rows.map(({ figure }) => usd(figure));
    expect(figures.slice(0, -1).reduce((total, each) => total + each, 0)).toBe(figures.at(-1));
    for (const { how, figure } of said.math.rows.slice(0, -1)) {
      expect(workedOut(how), how).toBe(usd(figure));
      expect(how, "a lost job counts at what it leaves over, not at its price").not.toMatch(/^\d+ (jobs?|calls?|agreements?) at /);
    }
  });

  test("names posts that come with the site", () => {
    expect(slugs.filter((slug) => !postFiles.some((file) => file.slug === slug))).toEqual([]);
  });

  test("offers files that are there, and the page that lists them all", async () => {
    const html = mainOf(await htmlOf(tradePath(trade)));
    const files = attributes(html, /<a href="(\/templates\/[^"]+)"/g);
    expect(files).toEqual(tools.map((file) => `/templates/${file}`));
    for (const file of files) expect(existsSync(`public${file}`), file).toBe(true);
    expect(linkSaying(html, "All templates and forms")).toBe(pages.tools.path);
  });

  test("shows all of its words, and labels its exhibit as an example", async () => {
    const html = await htmlOf(tradePath(trade));
    const text = textOf(html).replaceAll(/ (?=[.,])/g, "");
    for (const words of textsIn({ ...said, exhibit: undefined })) expect(text).toContain(withoutLinks(words));
    expect(attributes(html, /<figure\b[^>]*><figcaption\b[^>]*><strong[^>]*>([^<]+)/g)).toEqual(["Example"]);
  });

  test("opens the calculator with an example at the hourly rate of its math, labeled as one", async () => {
    const results = estimate(example);
    expect(results?.annualDollarLoss).toBeGreaterThan(0);
    expect(`${said.math.intro} ${said.math.note}`).toContain(`$${example.averageHourlyRate}`);
    expect(textOf(await htmlOf(tradePath(trade)))).toContain(
      `${example.currentEstimatingHours} hours a week on quotes, ${example.currentAdminHours} on paperwork`,
    );
    const href = linkSaying(await htmlOf(tradePath(trade)), "See a full year in the calculator") ?? "";
    expect(href).toBe(exampleReport(trade, example));
    const report = await htmlOf(href);
    const text = textOf(report);
    expect(text).toContain("Your AI Opportunity Report");
    expect(text).toContain(dollars(results?.annualDollarLoss ?? 0));
    expect(text).toContain("Example These numbers are made up for");
    expect(linkSaying(report, "Start With My Own Numbers")).toBe(`${pages.calculator.path}?step=1`);
    expect(text).not.toContain("Get My Action Plan");
    // A number of the visitor's own makes it their report.
    const own = await htmlOf(href.replace(/averageHourlyRate=\d+/, "averageHourlyRate=71.5"));
    expect(textOf(own)).not.toContain("These numbers are made up");
    expect(textOf(own)).toContain("Get My Action Plan");
  });

  test("links the services it's built with, their price from the catalog, and the guarantee", async () => {
    const html = await htmlOf(tradePath(trade));
    const main = mainOf(html);
    for (const key of builtWith) expect(linkSaying(main, services[key].name)).toBe(pages[key].path);
    const { name, priceUsd } = PACKAGES[SERVICES[builtWith[0]].package];
    expect(mainTextOf(html)).toContain(`${name}, ${dollars(priceUsd)}`);
    expect(main).toContain(`href="${pages.packages.path}#guarantee"`);
  });

  test("books a call with the trade filled in, without script", async () => {
    const html = await htmlOf(tradePath(trade));
    expect(attributes(mainOf(html), /<a href="([^"]*\/contact[^"]*)"/g)).toEqual([contactFrom(trade), contactFrom(trade)]);
    expect(chosenIn(await htmlOf(contactFrom(trade)))).toEqual([trade]);
  });

  test("tells machines whom it's for and which questions it answers", async () => {
    const things = structuredDataOf(await htmlOf(tradePath(trade)))["@graph"];
    const typed = (type: string) => things.find((thing) => thing["@type"] === type);
    expect(typed("Service")).toMatchObject({ audience: { name: trades[trade].name }, areaServed: { name: "United States" } });
    expect(typed("Service")).not.toHaveProperty("offers");
    expect(typed("FAQPage")).toMatchObject({ mainEntity: said.questions.map(({ question }) => ({ name: question })) });
    const crumbs = typed("BreadcrumbList")?.itemListElement as { name: string; item: string }[];
    expect(crumbs.map(({ item }) => new URL(item).pathname)).toEqual(["/", "/trades", tradePath(trade)]);
    expect(crumbs.at(-1)?.name).toBe(trades[trade].name);
  });
});

test("the index, the services, home's row and every service lead to all trades", async () => {
  const paths = TRADES.map((trade) => tradePath(trade));
  for (const key of ["trades", "services", "home", ...SERVICE_KEYS] as const) {
    const links = attributes(mainOf(await htmlOf(pages[key].path)), /<a\b[^>]*?href="(\/trades\/[^"]+)"/g);
    expect(links, key).toEqual(paths);
  }
  const index = await htmlOf(pages.trades.path);
  expect([...mainOf(index).matchAll(/<li id="(\w+)"[^>]*><(?:svg|img)/g)].map(([, id]) => id)).toEqual([...TRADES]);
  for (const trade of TRADES) expect(mainTextOf(index)).toContain(trades[trade].inside);
});

test("the two articles lead to their trade", async () => {
  expect(linkSaying(await htmlOf(pages.electricalArticle.path), "AI for electricians")).toBe("/trades/electrical");
  expect(linkSaying(await htmlOf(pages.plumbingArticle.path), "AI for plumbers")).toBe("/trades/plumbing");
});

test.each(["nonsense", "toString", "<script>", ""])("a business type of %j fills in nothing", async (name) => {
  expect(chosenIn(await htmlOf(`/contact?businessType=${encodeURIComponent(name)}`))).toEqual([]);
});

describeOnSqlite("posts and trades", ({ open }) => {
  test("a trade's page lists its published posts in its own order, and a post leads back", async () => {
    const database = await open();
    const [first = "", second = "", third = ""] = tradeWords.roofing.posts;
    await insertPosts(database, [
      { slug: second, title: "The second" },
      { slug: first, title: "The first", publishedAt: new Date("2026-11-09T14:00:00Z") },
      { slug: third, title: "Still queued", publishedAt: new Date("2026-11-20T14:00:00Z") },
      { slug: "about-panels", category: "Electrical" },
      { category: "Operations" },
    ]);
    let now = new Date("2026-11-15T12:00:00Z");
    const { get } = openSite({ database, now: () => now });
    const listed = async () => attributes(mainOf(await (await get("/trades/roofing")).text()), /<a href="(\/blog\/[^"]+)"/g);
    expect(await listed()).toEqual([`/blog/${first}`, `/blog/${second}`]);
    const backFrom = async (slug: string) => attributes(mainOf(await (await get(`/blog/${slug}`)).text()), /<a href="(\/trades\/[^"]+)"/g);
    expect(await backFrom(second)).toContain("/trades/roofing");
    expect(await backFrom("about-panels")).toEqual(["/trades/electrical"]);
    expect(await backFrom(post.slug)).toEqual([]);
    // The kept page gives way when the next post is due.
    now = new Date("2026-11-20T14:00:01Z");
    await expect.poll(listed).toEqual([`/blog/${first}`, `/blog/${second}`, `/blog/${third}`]);
  });
});

test("while posts can't be read, a trade's page is whole without them and isn't kept", async () => {
  const answer = await site.get("/trades/hvac");
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(site.lines.some(({ msg }) => msg === "a trade's posts could not be read")).toBe(true);
});

/** '8 hours at $95', '30% left over from $650' and '4 jobs of $380 that leave 30%' in dollars. Undefined if it's said otherwise. */
function workedOut(how: string) {
  const [, count, price = ""] = /^([\d.]+) .*\bat \$([\d,]+)/.exec(how) ?? [];
  if (count) return Number(count) * Number(price.replace(",", ""));
  const [, jobs = "1", share, of = "", percent] =
    /^(?:(\d+) .* of )?(?:(\d+)% left over from )?\$([\d,]+)(?: that leave (\d+)%)?$/.exec(how) ?? [];
  const left = Number(share ?? percent);
  return left ? (Number(jobs) * Number(of.replace(",", "")) * left) / 100 : undefined;
}

function chosenIn(html: string) {
  const select = /<select[^>]*name="businessType"[\s\S]*?<\/select>/.exec(html)?.[0] ?? "";
  return attributes(select, /<option value="(\w+)" selected/g);
}
