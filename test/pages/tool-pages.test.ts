// The tools' own pages: their words, their examples, their math, and where they lead.

import { describe, expect, test } from "vitest";
import { TOOL_PAGE_KEYS, type ToolPageKey } from "../../app/pages/tools/catalog/tools.ts";
import { calculateTool, exampleOf, type MathKey, TOOL_MATHS } from "../../app/pages/tools/rules/tool-math.ts";
import { toolWords } from "../../app/pages/tools/words/all.ts";
import { tools } from "../../app/pages/tools/words/tools.ts";
import { pages, toolPath, tradePath } from "../../app/site/pages.ts";
import { DAY_MS } from "../../app/time/durations.ts";
import { comesTo, equationsIn } from "../harness/arithmetic.ts";
import { describeOnSqlite } from "../harness/databases.ts";
import { attributes, mainOf, mainTextOf, structuredDataOf } from "../harness/html.ts";
import { textsIn } from "../harness/own-words.ts";
import { insertPosts } from "../harness/post-example.ts";
import { postFiles } from "../harness/post-files.ts";
import { openSite } from "../harness/site.ts";

const site = openSite();
const htmlOf = async (path: string) => (await site.get(path)).text();
/** What a visitor reads on the page. What stands in place of a result isn't there while there is one. */
const said = (key: ToolPageKey) =>
  textsIn(without(toolWords[key], ["kind", "math", "answer", "none", "name", "files", "trades", "related"]));

describe.each(TOOL_PAGE_KEYS)("%s", (key) => {
  const words = toolWords[key];

  test("has 250 to 600 words of its own", () => {
    const count = said(key).join(" ").split(/\s+/).length;
    expect(count).toBeGreaterThanOrEqual(250);
    expect(count).toBeLessThanOrEqual(600);
    expect(words.heading.length).toBeLessThanOrEqual(60);
  });

  test("has a worked example, labeled as one, and its arithmetic holds", async () => {
    const examples = words.sections.filter(({ kind }) => ["slip", "form", "sheet"].includes(kind));
    const isMath = words.sections.some(({ kind }) => kind === "math");
    expect(examples.length + Number(isMath)).toBeGreaterThan(0);
    const html = mainOf(await htmlOf(toolPath(key)));
    expect(attributes(html, /<figcaption\b[^>]*><strong[^>]*>([^<]+)/g)).toEqual(examples.map(() => "Example"));
    const equations = textsIn(words.sections).flatMap(equationsIn);
    const lines = words.sections.flatMap((section) => (section.kind === "slip" ? section.rows : []));
    for (const { left, right } of equations) expect(comesTo(left, right), `${left} = ${right}`).toBe(true);
    for (const { how, figure } of lines) expect(comesTo(how, figure), `${how}: ${figure}`).not.toBe(false);
  });

  test("shows all of its words, a picture and its files, which are there", async () => {
    const page = await htmlOf(toolPath(key));
    const [html, text] = [mainOf(page), mainTextOf(page)];
    for (const words of said(key)) expect(text).toContain(words);
    const files = attributes(html, /<a href="(\/templates\/[^"]+)" download/g);
    expect(files).toEqual(words.files.map((file) => `/templates/${file}`));
    for (const file of files) expect((await site.get(file)).status, file).toBe(200);
    for (const file of words.files) expect(html).toContain(`.svg#${file}"`);
  });

  test("leads to its trades, the tools that go with it and the list", async () => {
    const html = mainOf(await htmlOf(toolPath(key)));
    for (const trade of words.trades) expect(html).toContain(`href="${tradePath(trade)}"`);
    for (const other of words.related) expect(html).toContain(`href="${toolPath(other)}"`);
    expect(words.related).not.toContain(key);
    expect(html).toContain(`href="${pages.tools.path}"`);
  });

  test("tells machines what the file is, and where it is in the site", async () => {
    const things = structuredDataOf(await htmlOf(toolPath(key)))["@graph"];
    const typed = (type: string) => things.filter((thing) => thing["@type"] === type);
    expect(typed("DigitalDocument")).toMatchObject(
      words.files.map((file) => ({ isAccessibleForFree: true, encoding: { contentUrl: `${site.settings.siteUrl}/templates/${file}` } })),
    );
    expect(typed("WebApplication")).toHaveLength(words.sections.filter(({ kind }) => kind === "math").length);
    const [crumbs] = typed("BreadcrumbList") as { itemListElement: { name: string; item: string }[] }[];
    expect(crumbs?.itemListElement.map(({ item }) => new URL(item).pathname)).toEqual(["/", pages.tools.path, toolPath(key)]);
    expect(crumbs?.itemListElement.at(-1)?.name).toBe(words.name);
  });
});

test("the list leads to every page, and no file has two", async () => {
  const list = mainOf(await htmlOf(pages.tools.path));
  const linked = new Set(attributes(list, /<a href="(\/tools\/[^"#]+)"/g));
  expect([...linked].sort()).toEqual(TOOL_PAGE_KEYS.map((key) => toolPath(key)).sort());
  const files = TOOL_PAGE_KEYS.flatMap((key) => toolWords[key].files);
  expect(new Set(files).size).toBe(files.length);
  expect(list).toContain('id="how-the-files-work"');
});

describe("filled-in sheets say what the files would say", () => {
  const sheetOf = (key: ToolPageKey) => {
    const sheet = toolWords[key].sections.find((section) => section.kind === "sheet");
    return (sheet?.rows ?? []).map((row) => Object.fromEntries(sheet?.columns.map((column, i) => [column, row[i] ?? ""]) ?? []));
  };
  const amount = (text = "") => Number(text.replace(/[$,]|lb/g, ""));

  test("lead sources", () => {
    for (const row of sheetOf("leadSources")) {
      const full = amount(row.Spent) + amount(row.Hours) * 80;
      expect(amount(row["Full cost"])).toBe(full);
      expect(amount(row["Per signed job"])).toBe(full / amount(row.Signed));
      expect(amount(row.Left)).toBe(amount(row.Signed) * 3_000 - full);
    }
  });

  test("van stock", () => {
    for (const row of sheetOf("vanStock")) {
      const week = amount(row["Used in 8 weeks"]) / 8;
      const [minimum, fill, count] = [Math.ceil(week), Math.ceil(week * 2), amount(row["Friday count"])];
      expect([row["Per week"], row.Minimum, row["Fill to"]].map(amount)).toEqual([week, minimum, fill]);
      expect(amount(row.Order)).toBe(count <= minimum ? fill - count : 0);
    }
  });

  test("the refrigerant log", () => {
    for (const row of sheetOf("refrigerant")) expect(amount(row.After) - amount(row.Before)).toBeCloseTo(amount(row.Recovered), 6);
  });

  test("the time log", () => {
    const minutes = (clock = "") => Number(clock.split(":")[0]) * 60 + Number(clock.split(":")[1]);
    for (const row of sheetOf("timeLog")) expect(minutes(row.Stop) - minutes(row.Start)).toBe(amount(row.Minutes));
  });

  test("permits and agreements count their days", () => {
    const day = (text = "") => Date.parse(`${text}, 2027 UTC`) / DAY_MS;
    for (const row of sheetOf("permits")) expect(day(row["150 days on"]) - day(row.Result === "Passed" ? row.Rough : row.Issued)).toBe(150);
    for (const row of sheetOf("agreements")) {
      expect(amount(row.Paid) - amount(row.Done)).toBe(amount(row.Owed));
      for (const days of [60, 30]) expect(day(row["Plan ends"]) - day(row[`${days} days before`])).toBe(days);
    }
  });

  test("the estimate is the post's water heater", () => {
    const post = postFiles.find(({ slug }) => slug === "water-heater-replacement-quote")?.source;
    const slip = toolWords.estimates.sections.find((section) => section.kind === "slip");
    for (const { figure } of slip?.rows ?? []) expect(post).toContain(figure);
  });
});

describe.each(Object.keys(TOOL_MATHS) as MathKey[])("the math on the page of %s", (math) => {
  const key = TOOL_PAGE_KEYS.find((each) => toolWords[each].sections.some((section) => section.kind === "math" && section.math === math));
  const section = key && toolWords[key].sections.find((each) => each.kind === "math");

  test("has a label for every number", () => {
    const groups = section?.groups ?? [];
    expect(groups.flatMap(({ fields }) => Object.keys(fields)).sort()).toEqual(Object.keys(TOOL_MATHS[math].inputs).sort());
    expect(groups.flatMap(({ results }) => Object.keys(results)).sort()).toEqual(Object.keys(TOOL_MATHS[math].results).sort());
    expect(Object.keys(TOOL_MATHS[math].results)).toContain(section?.answer);
  });

  test("shows its example without script, and reads it aloud once", async () => {
    const html = await htmlOf(toolPath(key ?? "payback"));
    const results = calculateTool(math, (name) => exampleOf(math, name));
    for (const [name, value] of Object.entries(results)) {
      expect(attributes(html, new RegExp(`<output[^>]*name="${name}"[^>]*>([^<]+)`, "g"))).toEqual([value]);
    }
    for (const name of Object.keys(TOOL_MATHS[math].inputs))
      expect(attributes(html, new RegExp(`<label[^>]*>[^<]+<input[^>]*name="${name}"[^>]*value="([^"]+)"`, "g"))).toEqual([
        exampleOf(math, name),
      ]);
    expect(attributes(html, /<output([^>]*)>/g).filter((tag) => !tag.includes('aria-live="off"'))).toHaveLength(1);
    expect(html).toMatch(/<noscript>.*Use the file/);
  });
});

test("numbers are read as people type them, and what can't be worked out has no answer", () => {
  const typed = (values: Record<string, string>) => (name: string) => values[name] ?? "0";
  const raise = (raised: string) => calculateTool("priceRaise", typed({ jobs: "1,200", price: "$ 55.00", cost: "40", raised }));
  expect(raise("60")).toMatchObject({ weekNow: "$18,000", keep: "900", lose: "300" });
  expect(raise("$40")).toMatchObject({ keep: undefined, lose: undefined });
  const rate = (billable: string) => calculateTool("laborRate", (name) => (name === "billable" ? billable : exampleOf("laborRate", name)));
  expect(rate("75%").even).toBe("$97.88");
  expect(rate("0").charged).toBeUndefined();
  expect(calculateTool("payback", (name) => (name === "times" ? "1" : exampleOf("payback", name))).weeks).toBeUndefined();
});

test.each(["45 hours", "2k", "1,5", "abc"])("with %j in a field, what hangs on it isn't known, and the rest is", (text) => {
  const found = calculateTool("payback", (name) => (name === "times" ? text : exampleOf("payback", name)));
  const example = calculateTool("payback", (name) => exampleOf("payback", name));
  expect(found).toEqual({ ...example, hours: "–", half: "–", weeks: "–" });
});

describeOnSqlite("posts and tools", ({ open }) => {
  test("a tool's page names its post once that's published, and is otherwise kept", async () => {
    const database = await open();
    const slug = tools.find(({ file }) => file === "loaded-labor-rate.xlsx")?.posts[0] ?? "";
    let moment = Date.parse("2026-11-15T12:00:00Z");
    await insertPosts(database, [{ slug, publishedAt: new Date("2026-11-20T14:00:00Z") }]);
    const { get } = openSite({ database, now: () => new Date(moment) });
    const listed = async () => attributes(mainOf(await (await get(toolPath("laborRate"))).text()), /<a href="(\/blog\/[^"]+)"/g);
    expect(await listed()).toEqual([]);
    moment = Date.parse("2026-11-20T14:00:01Z");
    await expect.poll(listed).toEqual([`/blog/${slug}`]);
  });
});

test("without a database a tool's page is whole, only without its posts, and isn't kept", async () => {
  const answer = await site.get(toolPath("changeOrder"));
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
});

function without(value: unknown, keys: string[]): unknown {
  return JSON.parse(JSON.stringify(value, (key, inner) => (keys.includes(key) ? undefined : inner)));
}
