import type { Page } from "@playwright/test";
import { expect, test } from "./open.ts";

test.use({ isNewTab: true });

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

test("the calculator reports a screen, but not of a visitor who sends Global Privacy Control", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true }));
  const reports = reportsOf(page);
  const answers = "currentEstimatingHours=12&currentAdminHours=10&followUpHours=8";
  await page.goto(`/ai-toolkit-contractors#step=1&${answers}`);
  await page.locator("[data-calculator] input[inputmode]:visible").first().fill("13");
  // Written once the first screen has had its chance to report.
  await expect(page).toHaveURL(/=13/);
  await page.evaluate(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: false }));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect.poll(() => reports.map((report) => new URLSearchParams(report).get("step"))).toEqual(["calculator-2"]);
});
