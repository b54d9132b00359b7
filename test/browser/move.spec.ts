import type { Page } from "@playwright/test";
import { CALL_MINUTES } from "../../app/booking/catalog/calls.ts";
import { SLOT_TIMES } from "../../app/booking/catalog/slots.ts";
import { fullDate } from "../../app/time/dates.ts";
import { barriersOn } from "./axe.ts";
import { linkInEmail, requestCall } from "./booked-call.ts";
import { expect, test } from "./open.ts";

/** Books a call through the endpoint and opens the link in the visitor's email. */
async function openOwnCall(page: Page, daysAhead: number, email: string) {
  const call = await requestCall(page, daysAhead, email);
  await page.goto(await linkInEmail(email, "/booking/manage"));
  return call;
}

test.describe("a visitor in Denver", () => {
  test.use({ timezoneId: "America/Denver" });

  // The calendar is the booking page's, which books at both widths.
  test("moves a call with the booking's calendar on a phone, then cancels it and is offered another", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await openOwnCall(page, 12, "move-360@ridge.example");
    await page.locator("form[data-live]").waitFor();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Your ${CALL_MINUTES.strategySession}-minute strategy session`);
    expect(await barriersOn(page)).toEqual([]);

    const move = page.getByRole("button", { name: "Move my call" });
    await expect(move).not.toHaveClass(/button-action/);
    await move.click();
    await expect(page.getByRole("alert")).toContainText("Please select a date and time");
    await expect(page.locator('[role=grid] [tabindex="0"]')).toBeFocused();

    await page.getByRole("button", { name: "Next month" }).click();
    await page
      .getByRole("button", { name: new RegExp(`${SLOT_TIMES.length} open times`) })
      .nth(3)
      .click();
    await page.getByRole("button", { name: "11:00 AM Eastern, 9:00 AM your time", exact: true }).click();
    await expect(page.getByText("Eastern Time. Yours: 9:00 AM Mountain Time.")).toBeVisible();
    expect(await barriersOn(page)).toEqual([]);
    await expect(move).toHaveClass(/button-action/);
    await move.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your call is moved.");
    await expect(page).toHaveTitle("Your call is moved.");
    await expect(page.locator(".call-when")).toContainText("11:00 AM");

    await expect(page.getByRole("button", { name: "Yes, cancel it" })).toBeHidden();
    await page.getByText("Cancel my call").click();
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole("button", { name: "Yes, cancel it" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your call is canceled.");
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole("link", { name: "Book another call" }).click();
    await expect(page).toHaveURL(/interest=strategy-session/);
  });
});

test("another day lets the chosen time go on the move page too", async ({ page }) => {
  await openOwnCall(page, 18, "dropped@ridge.example");
  await page.locator("form[data-live]").waitFor();
  await page.getByRole("button", { name: "Next month" }).click();
  const days = page.getByRole("button", { name: /open times/ });
  await days.nth(5).click();
  await page.locator(".slot[aria-disabled=false]").first().click();
  await expect(page.locator("input[name=selectedDate][type=hidden]")).toHaveCount(1);
  await days.nth(6).click();
  await expect(page.locator("input[name=selectedDate][type=hidden]")).toHaveCount(0);
  await expect(page.getByText("isn't selected any more")).toBeVisible();
  await page.getByRole("button", { name: "Move my call" }).click();
  await expect(page.getByRole("alert")).toContainText("Please select a date and time");
});

test("the call's own time is marked and can't be chosen again", async ({ page }) => {
  const { date } = await openOwnCall(page, 16, "own@ridge.example");
  await page.locator("form[data-live]").waitFor();
  const day = page.getByRole("button", { name: fullDate(date) });
  while ((await day.count()) === 0) await page.getByRole("button", { name: "Next month" }).click();
  await day.click();
  const own = page.getByRole("button", { name: /^10:00 AM.*your call now$/ });
  await expect(own).toHaveAttribute("aria-disabled", "true");
  await own.click({ force: true });
  await expect(page.getByText(/^Selected:/)).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a call moves with native selects, and a taken time offers buttons", async ({ page, complaints }) => {
    const { date, ...request } = await openOwnCall(page, 18, "plain@ridge.example");
    const rival = { ...request, email: "rival@ridge.example", selectedDate: date, selectedTime: "2:00 PM" };
    expect((await page.request.post("/api/send-booking-notification", { data: rival })).status()).toBe(201);
    await page.getByLabel(/^Date/).selectOption(date);
    await page.getByLabel(/^Time/).selectOption("2:00 PM");
    await page.getByRole("button", { name: "Move my call" }).click();
    const offered = page.getByRole("button", { name: /1:30 PM Eastern Time/ });
    await expect(offered).toBeVisible();
    await expect(page.getByRole("alert")).toBeFocused();
    expect(complaints.splice(0)).toEqual([expect.stringContaining("409")]);
    await offered.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your call is moved.");
    await page.getByText("Cancel my call").click();
    await page.getByRole("button", { name: "Yes, cancel it" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your call is canceled.");
  });
});
