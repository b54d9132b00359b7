import { expect, test } from "vitest";
import { HOUR_MS } from "../../app/time/durations.ts";
import { describeOnSqlite } from "../harness/databases.ts";
import { actsIn, type Desk, formTokenIn, later, openSignedIn, readRoom } from "../harness/desk.ts";
import { elementsOf } from "../harness/elements.ts";
import { textOf } from "../harness/html.ts";
import { PAYLOAD_GROUPS, PAYLOADS } from "../harness/xss-payloads.ts";

/** As the counting writes them, an hour before. */
async function count(site: Desk, rows: [what: string, name: string, detail: string, count: number][]) {
  const hour = new Date(Math.floor(site.clock.now.getTime() / HOUR_MS - 1) * HOUR_MS).toISOString();
  await site.database
    .insertInto("counts")
    .values(rows.map(([what, name, detail, total]) => ({ hour, what, name, detail, count: total })))
    .execute();
}

describeOnSqlite("the desk's numbers", ({ open }) => {
  const openNumbers = async (env: Record<string, string> = {}) => openSignedIn({ database: await open(), env });

  test("the report has totals, a plot that's also a table, sources and pages", async () => {
    const { site, browser } = await openNumbers();
    await count(site, [
      ["total", "visits", "", 1200],
      ["total", "views", "", 3100],
      ["visit", "truck-sign", "phone", 900],
      ["visit", "direct", "computer", 300],
      ["view", "/faq", "", 3100],
      ["missing", "/old-page", "forum.example", 7],
      ["step", "calculator-1", "", 40],
    ]);
    const html = await (await browser.get("/desk/numbers")).text();
    const text = textOf(html);
    expect(text).toContain("November 10, 2026 to November 16, 2026");
    expect(text).toMatch(/Visits 1,200 0/);
    expect(text).toMatch(/truck-sign 900 0/);
    expect(text).toContain("Typed addresses and bookmarks 300 0");
    expect(text).toContain("/faq 3,100 0");
    expect(text).toContain("/old-page. Link on forum.example 7");
    expect(text).toContain("7 visits landed on /old-page, which doesn't exist.");
    expect(text).not.toContain("./peakworks");
    expect(html).toMatch(/<svg viewBox="0 0 360 200" role="img" aria-label="Visits and calls requested, week by week: 2026-08-25 0 \/ 0, /);
    expect(html).not.toContain("style=");
  });

  test("weeks are chosen as the command takes them, and a wrong number is said beside its field", async () => {
    const { site, browser } = await openNumbers();
    await count(site, [["total", "visits", "", 1]]);
    const weeksIn = (html: string) => /aria-label="[^"]*by week: ([^"]*)"/.exec(html)?.[1]?.split(", ").length;
    for (const [asked, status, shown] of [
      ["", 200, 12],
      ["?weeks=2", 200, 2],
      ["?weeks=104", 200, 104],
      ["?weeks=7", 200, 7],
      ["?weeks=1", 422, 12],
      ["?weeks=105", 422, 12],
      ["?weeks=1e1", 422, 12],
      ["?weeks=", 422, 12],
      ["?weeks=%3Cscript%3E", 422, 12],
    ] as [string, number, number][]) {
      const answer = await browser.get(`/desk/numbers${asked}`);
      const html = await answer.text();
      expect([answer.status, weeksIn(html)], asked).toEqual([status, shown]);
      expect(html.includes('id="weeks-error"'), asked).toBe(status === 422);
    }
  });

  test("a site that nobody visited says what will be there, and one that doesn't count says so", async () => {
    const { browser } = await openNumbers();
    const empty = await readRoom(browser, "/desk/numbers");
    expect(empty).toContain("Nothing counted yet");
    expect(empty).toContain("Make a link with a QR code");
    expect(empty).not.toContain("Download");
    const { browser: other } = await openNumbers({ COUNT_VISITS: "off" });
    expect(await readRoom(other, "/desk/numbers")).toContain("Visits aren't counted on this site");
  });

  test("the weeks are a file, which wants a fresh sign-in", async () => {
    const { site, browser } = await openNumbers();
    await count(site, [["total", "visits", "", 5]]);
    const file = await browser.press("/desk/numbers", "/desk/numbers-file", { weeks: "3" });
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="weeks-2026-11-16.csv"');
    const lines = (await file.text()).trim().split("\r\n");
    expect(lines).toHaveLength(4);
    expect(lines[3]).toMatch(/^"2026-11-10","5"/);
    const wrong = await browser.press("/desk/numbers", "/desk/numbers-file", { weeks: "999" });
    expect([wrong.status, wrong.headers.get("location")]).toEqual([303, "/desk/numbers?weeks=0"]);
    later(site, 11);
    const asked = await browser.press("/desk/numbers", "/desk/numbers-file", { weeks: "3" });
    expect(asked.headers.get("location")).toContain("/desk/sign-in?again=&to=");
    expect(await actsIn(site)).toEqual(["signed-in-link", "numbers-exported"]);
  });

  test("a link is made, remembered and shown with its code; what can't be one is said beside its field", async () => {
    const { site, browser } = await openNumbers();
    expect(await readRoom(browser, "/desk/links")).toContain("None yet.");
    const made = await browser.press("/desk/links", "/desk/links", { page: "/contact", source: " Truck Sign " });
    expect([made.status, made.headers.get("location")]).toEqual([303, "/desk/links?page=%2Fcontact&source=truck-sign&said=made"]);
    expect(await site.database.selectFrom("campaigns").select("name").execute()).toEqual([{ name: "truck-sign" }]);
    const html = await (await browser.get(made.headers.get("location") ?? "")).text();
    expect(html).toContain("https://www.peakworks.example/contact?utm_source=truck-sign");
    const src = /<img src="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const picture = await browser.get(src);
    expect([picture.status, picture.headers.get("content-type"), picture.headers.get("content-disposition")]).toEqual([
      200,
      "image/svg+xml",
      null,
    ]);
    expect(picture.headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
    expect(await picture.text()).toMatch(/^<svg [^>]*viewBox[^>]*><rect/);
    expect((await browser.get(`${src}&file`)).headers.get("content-disposition")).toBe('attachment; filename="truck-sign.svg"');
    for (const [fields, told] of [
      [{ page: "/contact", source: "" }, "source-error"],
      [{ page: "/contact", source: "käse&x" }, "source-error"],
      [{ page: "/contact", source: "x".repeat(41) }, "source-error"],
      [{ page: "https://evil.example/", source: "flyer" }, "page-error"],
    ] as [Record<string, string>, string][]) {
      const answer = await browser.press("/desk/links", "/desk/links", fields);
      expect([answer.status, (await answer.text()).includes(`id="${told}"`)], JSON.stringify(fields)).toEqual([422, true]);
    }
    for (const query of ["", "?page=/nowhere&source=x", '?page=/contact&source="x']) {
      expect((await browser.get(`/desk/qr-code${query}`)).status, query).toBe(404);
    }
    expect((await site.get("/desk/qr-code?page=/contact&source=x")).status).toBe(303);
    expect(await actsIn(site)).toEqual(["signed-in-link", "link-named"]);
  });
});

test("XSS: no payload in a source, a page, a referrer or a campaign makes an element or an address in any view", async () => {
  const { site, browser } = await openSignedIn();
  await count(site, [
    ["total", "visits", "", 1],
    ["missing", "/x", "direct", 9],
  ]);
  await browser.press("/desk/links", "/desk/links", { page: "/contact", source: "x" });
  const shape = (html: string) => elementsOf(html);
  const get = async (view: string) => shape(await (await browser.get(view)).text());
  const harmless = new Set([...(await get("/desk/numbers")), ...(await get("/desk/links?page=/contact&source=x"))]);
  const risky = (elements: string[]) => elements.filter((one) => !harmless.has(one) && !ALLOWED.test(one));
  const booking = { hour: "2026-11-16T15:00:00.000Z", count: 1 };
  for (let from = 0; from < PAYLOADS.length; from += 100) {
    await site.database.deleteFrom("counts").where("hour", "=", booking.hour).execute();
    await site.database.deleteFrom("campaigns").execute();
    const some = PAYLOADS.slice(from, from + 100);
    for (const what of ["visit", "view", "assistant", "missing"])
      await site.database
        .insertInto("counts")
        .values(some.map((payload, i) => ({ ...booking, what, name: payload, detail: payload, count: 100 + i })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    await site.database
      .insertInto("campaigns")
      .values(some.map((name) => ({ name, madeAt: booking.hour })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    expect(risky(await get("/desk/numbers")), String(from)).toEqual([]);
    expect(risky(await get("/desk/links")), String(from)).toEqual([]);
  }
  const form = formTokenIn(await (await browser.get("/desk/links")).text());
  for (const payload of PAYLOAD_GROUPS.map((group) => group.join(" "))) {
    const query = new URLSearchParams({ page: payload, source: payload, weeks: payload, said: payload });
    expect(risky(await get(`/desk/links?${query}`)), payload).toEqual([]);
    expect(risky(await get(`/desk/numbers?${query}`)), payload).toEqual([]);
    const answer = await browser.post("/desk/links", { form, page: payload, source: payload });
    expect(risky(shape(await answer.text())), payload).toEqual([]);
  }
}, 120_000);

/** What more there may be: cells of a table, a field's message, and a link to a name's code with everything encoded. */
const ALLOWED = /^(?:p|span|tr|th|td|li|a href=\/desk\/links\?page=%2Fcontact&source=[\w%.*+-]*)$/;
