import { closeHours } from "../../app/booking/data/calendar/closings.server.ts";
import { WHOLE_DAY } from "../../app/booking/rules/closings.ts";
import { barriersOn } from "./axe.ts";
import { expect, test } from "./open.ts";
import { startOwnSite } from "./own-site.ts";

// That a change by command reaches the running site's page is in test/booking/calendar.test.ts.
test("a closed day says so, with its reason, and can't be chosen", async ({ page }) => {
  const site = await startOwnSite(new Date("2026-11-16T17:00:00Z"));
  await closeHours(site.gate.database, ["2026-12-17"], WHOLE_DAY, "Office move");
  await page.setViewportSize({ width: 320, height: 780 });
  await page.goto(`${site.url}/contact`);
  await page.locator("form[data-live]").waitFor();
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(page.getByText("December 2026", { exact: true }).first()).toBeVisible();
  const closed = page.getByRole("button", { name: "Thursday, December 17, 2026, closed: Office move" });
  await expect(closed).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByText("Closed December 17: Office move")).toBeVisible();
  // Playwright waits for a button that is enabled.
  await closed.click({ force: true });
  await expect(page.getByText("Please select a date to see available time slots")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await barriersOn(page)).toEqual([]);
  await site.close();
});
