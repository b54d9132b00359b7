import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { searchPages } from "../../app/assistants/search-pages.server.ts";
import { REQUESTED } from "../../app/booking/mail/example-calls.ts";
import { confirmationEmail } from "../../app/booking/mail/to-visitor.ts";
import type { Site } from "../../app/site/context.ts";
import { readSettings } from "../../app/site/settings.ts";
import { authorsOf } from "../../app/site/structured-data.ts";
import { photoFolder } from "../../app/site/studio/read-studio.ts";
import { withPhotos } from "../../server/studio-photos.ts";
import { structuredDataOf, textOf } from "../harness/html.ts";
import { missingFrom, wordsOnPage, wordsWritten } from "../harness/page-words.ts";
import { openSite, openSiteWithTables } from "../harness/site.ts";

const LEDGERS = "/client-ledgers";
const dataDir = mkdtempSync(join(tmpdir(), "peakworks-studio-"));
/** The example with names that no other page has. */
const file = readFileSync("studio.example.yaml", "utf8")
  .replace('name: "First Last"', 'name: "Ada Example"')
  .replace("Your Company LLC", "Example Works LLC");

describe("a studio that the owner has told about", () => {
  let site: ReturnType<typeof openSite>;
  const page = async (path: string) => (await site.get(path)).text();

  beforeAll(async () => {
    writeFileSync(join(dataDir, "studio.yaml"), file);
    const photo = sharp({ create: { width: 900, height: 840, channels: 3, background: "#886644" } });
    writeFileSync(
      join(dataDir, "business.jpg"),
      await photo
        .jpeg()
        .withExif({ IFD0: { Copyright: "secret place" } })
        .toBuffer(),
    );
    const { studio } = await withPhotos(readSettings({ DATA_DIR: dataDir }));
    site = await openSiteWithTables({ env: { DATA_DIR: dataDir }, studio });
  });

  test("is on the about page with name, words, profile, reviews and photograph", async () => {
    const html = await page("/about-us");
    for (const part of [
      "Ada Example",
      "Two sentences about where",
      "/in/your-name",
      "Reviews of us on Google",
      "Ada takes first calls and will call you from 614-555-0100.",
    ])
      expect(textOf(html) + html).toContain(part);
    const [address = ""] = html.match(/\/pictures\/[0-9a-f]{32}-480\.avif/) ?? [];
    const picture = await site.get(address);
    expect(picture.status).toBe(200);
    expect(picture.headers.get("content-type")).toBe("image/avif");
    expect(Buffer.from(await picture.arrayBuffer()).includes("secret place")).toBe(false);
  });

  test("is on home, with who calls by the closing call and the newest ledger below the papers", async () => {
    const html = await page("/");
    const closing = html.slice(html.indexOf("place-summit"));
    expect(textOf(`<body>${closing}`)).toContain("Ada takes first calls and will call you from 614-555-0100.");
    expect(closing).toMatch(/<img[^>]* src="\/pictures\/[0-9a-f]{32}[^>]* alt="Ada Example"/);
    const proof = html.slice(html.indexOf("place-proof"), html.indexOf("place-summit"));
    expect(proof).toContain(`href="${LEDGERS}"`);
    expect(textOf(`<body>${proof}`)).toContain(
      "Plumbers, Your Client's Town, State A client's own count, signed: 15 hours a week before, 5.5 after.",
    );
  });

  test("is in the Markdown of the same pages", async () => {
    const about = await page("/about-us.md");
    for (const part of ["### Ada Example", "Two sentences about where", "/in/your-name", "Reviews of us on Google", LEDGERS])
      expect(about).toContain(part);
    expect(await page("/contact.md")).toContain("Ada Example takes first calls and will call you from 614-555-0100.");
    const [html, ledgers] = [await page(LEDGERS), await page(`${LEDGERS}.md`)];
    expect(missingFrom(wordsOnPage(html).words, wordsWritten(ledgers).words)).toBe("");
    expect(await page("/llms.txt")).toContain(`${LEDGERS}.md`);
  });

  test("is in every footer, with the way to the ledgers", async () => {
    const html = await page("/privacy-policy");
    for (const part of ["Example Works LLC", "Your City, State", "Name of the association 12345", `href="${LEDGERS}"`])
      expect(html).toContain(part);
  });

  test("says on the contact page and in emails who calls, and from which number", async () => {
    expect(textOf(await page("/contact"))).toContain("Ada Example takes first calls and will call you from 614-555-0100.");
    const { text } = confirmationEmail(REQUESTED, site.settings, "https://example.com");
    expect(text).toContain("Ada");
    expect(text).toContain("614-555-0100");
  });

  test("tells machines its people, its city and where else it is", async () => {
    const graph = JSON.stringify(structuredDataOf(await page("/")));
    for (const part of [
      '"legalName":"Example Works LLC"',
      '"addressLocality":"Your City, State"',
      '"name":"Ada Example"',
      "https://g.page/your-company",
    ])
      expect(graph).toContain(part);
  });

  test("has a page of ledgers whose hours add up, in the sitemap and in assistants' search", async () => {
    const text = textOf(await page(LEDGERS));
    for (const part of ["Together 15 5.5 9.5", "Signed by First Last, owner on October 2, 2026"]) expect(text).toContain(part);
    expect(text).not.toContain("Email of October 5");
    expect(await page("/sitemap.xml")).toContain(`${LEDGERS}</loc><lastmod>2026-10-02`);
    const found = await searchPages("client ledgers", { ...site, now: () => new Date("2026-11-15T12:00:00Z") } as unknown as Site);
    expect(found.map(({ path }) => path)).toContain(LEDGERS);
  });

  test("is the author of an article as it is of a post", async () => {
    const things = structuredDataOf(await page("/plumbers-guide-ai-automation-quotes-success"))["@graph"];
    const authors = [things.find((thing) => thing["@type"] === "BlogPosting")?.author].flat();
    expect(authors).toEqual(JSON.parse(JSON.stringify(authorsOf(site.settings))));
    expect(authors[0]).toMatchObject({ name: "Ada Example" });
  });

  test("makes each photograph once, and knows it again without the maker and its memory", async () => {
    const made = readdirSync(photoFolder(dataDir));
    vi.resetModules();
    vi.doMock("../../app/pictures/picture-maker.ts", () => expect.unreachable("the maker was loaded"));
    await withPhotos(readSettings({ DATA_DIR: dataDir }));
    expect(readdirSync(photoFolder(dataDir))).toEqual(made);
  });
});

test("without the file nothing is shown or invented, and there's no page of ledgers", async () => {
  const site = openSite();
  expect((await site.get(LEDGERS)).status).toBe(404);
  const graph = JSON.stringify(structuredDataOf(await (await site.get("/about-us")).text()));
  for (const part of ["Person", "sameAs", "PostalAddress", "legalName"]) expect(graph).not.toContain(part);
  const home = await (await site.get("/")).text();
  for (const part of ["takes first calls", LEDGERS]) expect(home).not.toContain(part);
});

test("a photograph that's no picture stops the start with one sentence", async () => {
  const folder = mkdtempSync(join(tmpdir(), "peakworks-studio-"));
  writeFileSync(join(folder, "studio.yaml"), file);
  writeFileSync(join(folder, "business.jpg"), "<svg/>");
  await expect(withPhotos(readSettings({ DATA_DIR: folder }))).rejects.toThrow("business.jpg is an SVG, which can hold script");
});
