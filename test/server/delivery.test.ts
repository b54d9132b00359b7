import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { pictureProperties } from "../../app/blog/rules/link-properties.ts";
import { PICTURE_TYPES } from "../../app/pictures/picture.ts";
import { allPages, pages } from "../../app/site/pages.ts";
import { PRIVATE_PATHS } from "../../app/site/private-paths.ts";
import { loadFiles } from "../../server/files.ts";
import { attributes, textOf } from "../harness/html.ts";
import { openSite, openSiteWithTables } from "../harness/site.ts";

const site = openSite();
const withTables = await openSiteWithTables();

test("a post's picture from public/ is served, whatever ending it may have and however it's written", () => {
  const folder = mkdtempSync(join(tmpdir(), "peakworks-public-"));
  const names = Object.keys(PICTURE_TYPES).flatMap((ending) => [`van.${ending}`, `Blue van.${ending.toUpperCase()}`]);
  for (const name of names) writeFileSync(join(folder, name), "x");
  const pictures = names.flatMap((name) => pictureProperties({ src: `/${name}`, alt: "A van" }));
  expect(pictures.map(({ src }) => src).toSorted()).toEqual([...loadFiles(folder, site.settings).keys()].toSorted());
  expect(pictures).toHaveLength(names.length);
});

test.each(PRIVATE_PATHS)("%s is for nobody's cache and no search engine, whether its link is good or not", async (path) => {
  const { headers } = await withTables.get(`${path}?token=x`);
  expect([headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual(["no-store", "noindex"]);
});

describe("script policy", () => {
  const policyOf = async (opened: typeof site, path: string) => (await opened.get(path)).headers.get("content-security-policy");

  test("is one string on every page, which allows the rules for prerendering and no other inline script", async () => {
    const paths = [...allPages.map(({ path }) => path), "/contact?interest=qa-session", "/newsletter", "/booking/manage?token=x", "/nope"];
    const policies = new Set(await Promise.all(paths.map((path) => policyOf(site, path))));
    expect([...policies]).toEqual([expect.stringMatching(/; script-src 'self' 'sha256-[^']+'; style-src 'self'; /)]);
  });

  test("is enough: a page has one script file, data and no inline script", async () => {
    for (const page of allPages) {
      const html = await (await site.get(page.path)).text();
      const scripts = attributes(html, /<script ([^>]*)>/g).filter((script) => !/^type="application\/(ld\+)?json"$/.test(script));
      expect(scripts).toEqual([expect.stringMatching(/^type="module" src="\/assets\/entry\.client-[\w-]+\.js" fetchPriority="low"$/)]);
      expect(html).not.toMatch(/<script>|modulepreload|nonce=| style="| on\w+="/);
    }
  });

  test("lets pages embed the video player, and only when there is a video", async () => {
    expect(await policyOf(site, "/")).toContain("frame-src https://player.vimeo.com;");
    expect(await policyOf(openSite({ env: { HERO_VIDEO: "none" } }), "/")).not.toContain("frame-src");
    expect(await policyOf(openSite({ env: { HERO_VIDEO: "youtube:abcdefg" } }), "/")).toContain(
      "frame-src https://www.youtube-nocookie.com;",
    );
  });
});

describe("pages", () => {
  test("are compressed as well as it goes, once a day", async () => {
    const best = openSite({ mostQuality: 11 });
    const [packed, plain] = [await best.get("/about-us", { "accept-encoding": "br" }), await best.get("/about-us")];
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    expect(Buffer.from(await packed.arrayBuffer())).toEqual(brotliCompressSync(Buffer.from(await plain.arrayBuffer()), { params }));
  });

  test("are compressed, with an ETag, and 304 when unchanged", async () => {
    const first = await site.get("/", { "accept-encoding": "gzip" });
    expect(first.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(Buffer.from(await first.arrayBuffer())).toString()).toContain("<!DOCTYPE html>");
    const again = await site.get("/", { "if-none-match": first.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
    expect(again.headers.get("content-security-policy")).toBeTruthy();
  });

  test("are the same for every campaign link, and kept once for all of them, under each alias", async () => {
    const own = openSite();
    for (const path of [pages.about.path, ...pages.about.aliases]) {
      const plain = await own.get(path);
      // From memory, or else it would be a promise.
      const tagged = own.get(`${path}?utm_source=x`) as Response;
      expect(tagged).toBeInstanceOf(Response);
      expect(tagged.headers.get("etag")).toBe(plain.headers.get("etag"));
    }
    expect(pages.about.aliases.length).toBeGreaterThan(0);
  });

  test("use the configured URL whatever the Host header says", async () => {
    const answer = await site.fetch(new Request("http://evil.example/about-us?x=1", { headers: { "X-Forwarded-Host": "evil.example" } }));
    const html = await answer.text();
    expect(html).not.toContain("evil.example");
  });

  test("change with the agency's date: the year and the policy's date", async () => {
    let now = new Date("2026-12-31T23:00:00-05:00");
    const clocked = openSite({ now: () => now });
    expect(textOf(await (await clocked.get("/privacy-policy")).text())).toContain("Effective date: December 31, 2026");
    expect(textOf(await (await clocked.get("/")).text())).toContain("© 2026 Peakworks");
    now = new Date("2027-01-01T00:00:00-05:00");
    expect(textOf(await (await clocked.get("/privacy-policy")).text())).toContain("January 1, 2027");
    expect(textOf(await (await clocked.get("/")).text())).toContain("© 2027 Peakworks");
  });

  test("a trailing slash or a capital redirects to the page, and never to another site", async () => {
    const answer = await site.get("/about-us/?a=1");
    expect([answer.status, answer.headers.get("location")]).toEqual([301, "/about-us?a=1"]);
    for (const [odd, proper] of [
      ["//", "/"],
      ["/%61bout", "/about"],
      ["/contact//", "/contact"],
      ["/Contact", "/contact"],
      ["/FAQ?a=B", "/faq?a=B"],
      ["/Blog/Faster-Estimates", "/blog/faster-estimates"],
      ["/booking/%6danage?token=x", "/booking/manage?token=x"],
      ["/booking/confirm/?token=x", "/booking/confirm?token=x"],
    ]) {
      const sent = await site.fetch(new Request(site.settings.siteUrl + odd));
      expect([sent.status, sent.headers.get("location")]).toEqual([301, proper]);
    }
    const open = await site.fetch(new Request(`${site.settings.siteUrl}//evil.example/`));
    expect(open.headers.get("location")).toBeNull();
  });

  test("the requested topic is shown to the visitor who asked for it", async () => {
    const asked = textOf(await (await site.get("/contact?interest=peak-performance")).text());
    expect(asked).toContain("You asked about the Peak Performance partnership");
    expect(textOf(await (await site.get("/contact")).text())).not.toContain("You asked about");
    for (const odd of ["<script>", "constructor", "__proto__"])
      expect(textOf(await (await site.get(`/contact?interest=${encodeURIComponent(odd)}`)).text())).not.toContain("You asked about");
  });
});

describe("files", () => {
  test("with a hash in their name never change; others are revalidated hourly", async () => {
    const html = await (await site.get("/")).text();
    const [stylesheet = ""] = attributes(html, /<link rel="stylesheet" href="([^"]+)"/g);
    const answer = await site.get(stylesheet, { "accept-encoding": "br" });
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect((await site.get("/favicon.svg")).headers.get("cache-control")).toBe("public, max-age=3600");
  });

  // Tailwind leaves out what its first list doesn't use itself.
  test("a page's own stylesheet uses only variables that it or the site's defines", () => {
    const sheets = readdirSync("build/client/assets").filter((file) => file.endsWith(".css"));
    const read = (file: string) => readFileSync(`build/client/assets/${file}`, "utf8");
    const site = read(sheets.find((file) => file.startsWith("site-")) ?? "");
    expect(sheets.length).toBeGreaterThan(2);
    for (const file of sheets) {
      const defined = new Set(attributes(site + read(file), /(--[\w-]+):/g));
      // One with a value to fall back on may be missing.
      expect(
        attributes(read(file), /var\((--[\w-]+)\)/g).filter((name) => !defined.has(name)),
        file,
      ).toEqual([]);
    }
  });

  test("HEAD responds like GET without a body", async () => {
    const head = await site.fetch(new Request(`${site.settings.siteUrl}/favicon.svg`, { method: "HEAD" }));
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });
});

test("the sitemap and robots.txt list every page and nothing else", async () => {
  const sitemap = await withTables.get("/sitemap.xml");
  expect(sitemap.headers.get("content-type")).toContain("application/xml");
  expect(attributes(await sitemap.text(), /<loc>([^<]+)<\/loc>/g)).toEqual(allPages.map(({ path }) => site.settings.siteUrl + path));
  expect(await (await site.get("/robots.txt")).text()).toContain(`Sitemap: ${site.settings.siteUrl}/sitemap.xml`);
});

test("health: ready until the process is told to stop", async () => {
  const own = openSite();
  expect((await own.get("/health/live")).status).toBe(200);
  expect((await own.get("/health/ready")).status).toBe(200);
  own.drain();
  expect((await own.get("/health/ready")).status).toBe(503);
  expect((await own.get("/health/live")).status).toBe(200);
});

test.each([
  [{}, "max-age=63072000"],
  [{ HSTS: "on" }, "max-age=63072000"],
  [{ HSTS: "preload" }, "max-age=63072000; includeSubDomains; preload"],
  [{ HSTS: "off" }, null],
  [{ SITE_URL: "http://localhost:3000" }, null],
])("%o sends Strict-Transport-Security: %s", async (env: Record<string, string>, header) => {
  expect((await openSite({ env }).get("/faq")).headers.get("strict-transport-security")).toBe(header);
});
