import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PACKAGE_KEYS } from "../../app/pages/packages/catalog/packages.ts";
import { SERVICE_KEYS } from "../../app/pages/services/catalog/services.ts";
import { OPENAPI_PATH } from "../../app/site/catalog/api-paths.ts";
import { allPages, pageAt } from "../../app/site/pages.ts";
import { attributes, headings, structuredDataOf } from "../harness/html.ts";
import { openSite, openSiteWithTables } from "../harness/site.ts";
import { problemsOf } from "../harness/valid-html.ts";

const site = await openSiteWithTables();
const paths = allPages.flatMap((page) => [page.path, ...page.aliases].map((path) => [path, page] as const));
const htmlOf = async (path: string) => (await site.get(path)).text();

test("the table has the contract's paths, and none twice", () => {
  const [, table = ""] = readFileSync("docs/contract.md", "utf8").split("## Paths");
  const rows = [...table.matchAll(/^\| [^|]+ \| `(\/[^`{]*)` +\| (?:`([^`]+)`)?/gm)];
  expect(rows.length).toBeGreaterThan(20);
  for (const [, path = "", alias] of rows) for (const each of alias ? [path, alias] : [path]) expect(pageAt(each)?.path, each).toBe(path);
  expect(new Set(paths.map(([path]) => path)).size).toBe(paths.length);
});

describe.each(paths)("%s", (path, page) => {
  test("responds with 200 and the first path as its canonical URL", async () => {
    const answer = await site.get(path);
    const html = await answer.text();
    const canonical = site.settings.siteUrl + page.path;
    expect(answer.status).toBe(200);
    expect(attributes(html, /<link rel="canonical" href="([^"]+)"/g)).toEqual([canonical]);
    expect(attributes(html, /<meta property="og:url" content="([^"]+)"/g)).toEqual([canonical]);
  });
});

describe.each(allPages.map((page) => [page.path, page] as const))("%s", (path, page) => {
  test("has its own title, description, keywords and preview within their lengths", async () => {
    const html = await htmlOf(path);
    const [title = ""] = attributes(html, /<title>([^<]+)<\/title>/g);
    const [description = ""] = attributes(html, /<meta name="description" content="([^"]+)"/g);
    expect(title).toBe(`${page.title} | Peakworks`);
    expect(title.length).toBeLessThan(65);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(attributes(html, /<meta name="keywords" content="([^"]+)"/g)[0]?.split(", ").length).toBeGreaterThan(1);
    expect(attributes(html, /<meta property="og:image" content="([^"]+)"/g)).toEqual([`${site.settings.siteUrl}/og/${page.key}.png`]);
    expect(attributes(html, /<meta name="twitter:card" content="([^"]+)"/g)).toEqual(["summary_large_image"]);
    expect(attributes(html, /<meta name="robots" content="([^"]+)"/g)).toEqual(["max-image-preview:large"]);
  });

  test("has one h1 and skips no heading level", async () => {
    const html = await htmlOf(path);
    expect(headings(html, 1)).toHaveLength(1);
    const levels = attributes(html, /<h([1-6])\b/g).map(Number);
    for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  test("is valid HTML", async () => {
    expect(await problemsOf(await htmlOf(path))).toEqual([]);
  });

  test("links only to pages that exist and to fragments that are there", async () => {
    const html = await htmlOf(path);
    for (const href of new Set(attributes(html, /<a\b[^>]*?href="([^"]+)"/g))) {
      if (href.startsWith("mailto:")) continue;
      if (href.startsWith("#")) {
        expect(html, `${path} has no ${href}`).toContain(`id="${href.slice(1)}"`);
        continue;
      }
      const { pathname, origin } = new URL(href, site.settings.siteUrl);
      expect(origin).toBe(site.settings.siteUrl);
      // Posts are in the database. test/blog/links-in-text.test.ts follows links to them.
      if (pathname.startsWith("/blog/")) continue;
      // A file to download isn't a page.
      if (pathname.startsWith("/templates/") || pathname === OPENAPI_PATH)
        expect((await site.get(pathname)).status, `${path} links to ${href}`).toBe(200);
      else expect(pageAt(pathname), `${path} links to ${href}`).toBeDefined();
    }
  });

  test("has structured data: studio, rating, place in the site", async () => {
    const things = structuredDataOf(await htmlOf(path))["@graph"];
    const typed = (type: string) => things.find((thing) => thing["@type"] === type);
    expect(typed("Organization")).toMatchObject({ name: "Peakworks", url: site.settings.siteUrl });
    expect(typed("ProfessionalService")).toMatchObject({
      aggregateRating: { ratingValue: "5.0", reviewCount: 47 },
      openingHoursSpecification: { opens: "09:00", closes: "17:00", dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] },
      areaServed: { name: "United States" },
    });
    expect(typed("BreadcrumbList") !== undefined).toBe(page.key !== "home");
    const ids = new Set(things.map((thing) => thing["@id"]).filter(Boolean));
    const named = attributes(JSON.stringify(things), /"@id":"([^"]+)"/g);
    expect(named.filter((id) => !ids.has(id) && !id.endsWith("#blog"))).toEqual([]);
    for (const type of ["WebSite", "Organization", "ProfessionalService"]) expect(ids).toContain(typed(type)?.["@id"]);
  });
});

test("titles, descriptions and main headings are unique to each page", async () => {
  const pages = await Promise.all(allPages.map(({ path }) => htmlOf(path)));
  for (const pattern of [/<title>([^<]+)/g, /<meta name="description" content="([^"]+)"/g]) {
    const values = pages.flatMap((html) => attributes(html, pattern));
    expect(new Set(values).size).toBe(allPages.length);
  }
  expect(new Set(pages.flatMap((html) => headings(html, 1))).size).toBe(allPages.length);
});

test.each([
  ["/services", SERVICE_KEYS.length],
  ["/packages", PACKAGE_KEYS.length],
])("%s has a catalog of %i offers", async (path, count) => {
  const catalogue = structuredDataOf(await htmlOf(path))["@graph"].find((thing) => thing["@type"] === "OfferCatalog");
  expect(catalogue?.itemListElement).toHaveLength(count);
});

test("the rating can be turned off", async () => {
  const quiet = openSite({ env: { SHOW_RATING: "off" } });
  expect(await (await quiet.get("/")).text()).not.toContain("AggregateRating");
});
