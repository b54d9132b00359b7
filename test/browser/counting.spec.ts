import type { Page } from "@playwright/test";
import { expect, test } from "./open.ts";

/** What the page's script reported, as the body of each report. */
function reportsOf(page: Page) {
  const reports: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/count")) reports.push(request.postData() ?? "");
  });
  return reports;
}

test("a page the server answered reports nothing; one from a proxy's cache reports its view", async ({ page }) => {
  const reports = reportsOf(page);
  await page.goto("/faq", { waitUntil: "load" });
  expect(reports).toEqual([]);
  await page.route("**/contact?utm_source=truck-sign", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "server-timing": "cache;desc=HIT" } });
  });
  await page.goto("/contact?utm_source=truck-sign", { waitUntil: "load" });
  await expect.poll(() => reports.map((report) => new URLSearchParams(report).get("query"))).toEqual(["?utm_source=truck-sign"]);
});

for (const isLeftOut of [false, true])
  test(`the calculator reports a screen${isLeftOut ? ", but not of a visitor who sends Global Privacy Control" : ""}`, async ({ page }) => {
    if (isLeftOut) await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    const reports = reportsOf(page);
    await page.goto("/ai-toolkit-contractors#step=1");
    await page.locator("[data-calculator] input[inputmode]:visible").first().fill("12");
    const expected = isLeftOut ? [] : ["calculator-1"];
    await expect.poll(() => reports.map((report) => new URLSearchParams(report).get("step"))).toEqual(expected);
  });
