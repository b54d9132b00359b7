import { execFileSync } from "node:child_process";
import { addDays, dayIn, fullDate, MONTHS } from "../../app/time/dates.ts";
import { monthOf, weekdayOf } from "../../app/time/month.ts";
import { barriersOn } from "./axe.ts";
import { expect, test } from "./open.ts";

const today = dayIn("America/New_York", new Date());
/** A Thursday in seven weeks, which no other test books. */
const day = addDays(today, 49 + ((4 - weekdayOf(today) + 7) % 7));

const calendar = (...words: string[]) =>
  execFileSync(process.execPath, ["commands/peakworks.ts", "calendar", ...words], {
    env: { ...process.env, DATA_DIR: process.env.TEST_DATA_DIR },
  });

test("a closed day says so, with its reason, and can't be chosen", async ({ page }) => {
  calendar("close", day, "Office move");
  await page.setViewportSize({ width: 320, height: 780 });
  await expect.poll(async () => (await page.request.get("/contact")).text()).toContain("closed: Office move");
  await page.goto("/contact");
  await page.locator("form[data-live]").waitFor();
  const next = page.getByRole("button", { name: "Next month" });
  const name = `${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
  for (let month = monthOf(today); month < monthOf(day); month = monthOf(addDays(`${month}-28`, 7))) await next.click();
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  const closed = page.getByRole("button", { name: `${fullDate(day)}, closed: Office move` });
  await expect(closed).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByText(`Closed ${name.split(" ")[0]} ${Number(day.slice(8))}: Office move`)).toBeVisible();
  // Playwright waits for a button that is enabled.
  await closed.click({ force: true });
  await expect(page.getByText("Please select a date to see available time slots")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await barriersOn(page)).toEqual([]);
});

test.afterAll(() => {
  calendar("open", day);
});
