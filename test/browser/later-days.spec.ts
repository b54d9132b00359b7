import { SLOT_TIMES } from "../../app/booking/catalog/slots.ts";
import { closeHours } from "../../app/booking/data/calendar/closings.server.ts";
import { WHOLE_DAY } from "../../app/booking/rules/closings.ts";
import { addDays } from "../../app/time/dates.ts";
import { expect, test } from "./open.ts";
import { startOwnSite } from "./own-site.ts";

test("while the first 60 days are full, the calendar lets one pick a day after them, up to the last", async ({ page }) => {
  const site = await startOwnSite(new Date("2026-11-16T17:00:00Z"));
  const firstDays = Array.from({ length: 61 }, (_, i) => addDays("2026-11-16", i));
  await closeHours(site.gate.database, firstDays, WHOLE_DAY, "");
  await page.goto(`${site.url}/contact`);
  await page.locator("form[data-live]").waitFor();
  const next = page.getByRole("button", { name: "Next month" });
  for (let i = 0; i < 4; i++) await next.click();
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("grid")).toHaveAccessibleName("March 2027");
  await expect(page.getByRole("button", { name: "March 17, 2027" })).toHaveAttribute("aria-disabled", "true");
  const last = page.getByRole("button", { name: `March 16, 2027, ${SLOT_TIMES.length} open times` });
  await last.click();
  await expect(last).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: new RegExp(`^${SLOT_TIMES[0]}`) }).click();
  await expect(page.getByText(`Selected: March 16, 2027 at ${SLOT_TIMES[0]}`)).toBeVisible();
  await site.close();
});
