import type { Locator, Page } from "@playwright/test";
import { barriersOn } from "./axe.ts";
import { expect, test } from "./open.ts";

const answers = {
  "Company Name": "Ridge Roofing",
  "Your Name": "Sam Hill",
  Email: "sam@ridge.example",
  Phone: "555 010 4477",
  "What's your biggest business challenge right now?": "Quotes take two evenings a week.",
};

/** Opens the page and waits for React. What a visitor does before that has its own test. */
async function openLive(page: Page, path: string) {
  await page.goto(path);
  await page.locator("form[data-live]").waitFor();
}

async function fillIn(page: Page) {
  for (const [label, value] of Object.entries(answers)) await page.getByLabel(label).fill(value);
  await page.getByLabel("Type of Business").selectOption("roofing");
}

/** Picks the calendar's first day with a free time, and its nth free time. */
async function pickSlot(page: Page, nth: number) {
  await page.getByRole("button", { name: "Next month" }).click();
  await page
    .getByRole("button", { name: /times free/ })
    .nth(nth)
    .click();
  const slot = page.locator(".slot[aria-disabled=false]").first();
  await slot.click();
  return slot.textContent();
}

const submit = (page: Page) => page.getByRole("button", { name: "Book My Free Discovery Call" }).click();

for (const [width, nth] of [
  [360, 1],
  [1280, 2],
] as const) {
  test(`a call is booked at ${width} px: prompt, day, time, badge, form, confirmation that stays`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await openLive(page, "/contact?interest=growth-engine");
    await expect(page.getByText("Please select a date to see available time slots")).toBeVisible();
    await expect(page.getByLabel("Anything else we should know?")).toHaveValue(/Growth Engine/);
    const time = await pickSlot(page, nth);
    await expect(page.getByText(/^Selected: \w+ \d+, \d{4} at /)).toContainText(`at ${time}`);
    await fillIn(page);
    await submit(page);
    const panel = page.getByRole("region", { name: "Consultation Request Submitted!" });
    await expect(panel).toContainText(`at ${time} will be confirmed within 24 hours`);
    await expect(panel).toBeFocused();
    await expect(panel.getByRole("link", { name: "Add to calendar" })).toHaveAttribute("download", /\.ics$/);
    await expect(page.getByLabel("Company Name")).toHaveValue("");
    await expect(page.getByText(/^Selected:/)).toHaveCount(0);
    expect(await barriersOn(page)).toEqual([]);
  });
}

test("what is pressed and typed before React loads isn't lost", async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/react-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/contact");
  await page.getByLabel("Company Name").fill("Ridge Roofing");
  const day = page.getByRole("button", { name: /times free/ }).first();
  const name = await day.getAttribute("aria-label");
  await day.click();
  release();
  await page.locator("form[data-live]").waitFor();
  await expect(page.getByRole("heading", { name: String(name).split(", ").slice(0, 3).join(", ") })).toBeVisible();
  await expect(page.getByLabel("Company Name")).toHaveValue("Ridge Roofing");
});

test("without a slot the form is blocked with the contract's notice; with empty fields it names them", async ({ page }) => {
  await openLive(page, "/contact");
  await submit(page);
  await expect(page.getByText("Please select a date and time", { exact: true })).toBeVisible();
  await expect(page.getByText("Choose your preferred consultation slot before submitting.")).toBeVisible();
  await pickSlot(page, 3);
  await submit(page);
  const summary = page.getByRole("alert").filter({ hasText: "Please look at these again" });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveCount(6);
  await summary.getByRole("link", { name: /Email/ }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/Please fill this in\.$/);
});

test.describe("when the booking function fails", () => {
  test("the notice is the contract's, and every field keeps its value", async ({ page, complaints }) => {
    await page.route("**/api/send-booking-notification", (route) =>
      route.fulfill({ status: 503, json: { data: null, error: { code: "unavailable" } } }),
    );
    await openLive(page, "/contact");
    await pickSlot(page, 3);
    await fillIn(page);
    await submit(page);
    await expect(page.getByText("Submission Failed", { exact: true })).toBeVisible();
    await expect(page.getByText("There was an error submitting your request. Please try again or contact us directly.")).toBeVisible();
    for (const [label, value] of Object.entries(answers)) await expect(page.getByLabel(label)).toHaveValue(value);
    expect(complaints.splice(0).join(" ")).toContain("503");
  });

  test("a visitor who loses a slot keeps every field and can take one of the nearest", async ({ page, complaints }) => {
    await page.route("**/api/send-booking-notification", (route) => {
      const alternatives = [{ selectedDate: "2099-01-05", selectedTime: "9:30 AM" }];
      return route.fulfill({ status: 409, json: { data: null, error: { code: "slot_taken", alternatives } } });
    });
    await openLive(page, "/contact");
    await pickSlot(page, 3);
    await fillIn(page);
    await submit(page);
    await expect(page.getByRole("alert").filter({ hasText: "That time was just taken" })).toBeFocused();
    await page.getByRole("button", { name: "January 5, 2099, 9:30 AM" }).click();
    await expect(page.getByText("Selected: January 5, 2099 at 9:30 AM")).toBeVisible();
    await expect(page.getByLabel("Company Name")).toHaveValue("Ridge Roofing");
    complaints.splice(0);
  });
});

test("what was typed survives a reload", async ({ page }) => {
  await openLive(page, "/contact");
  await fillIn(page);
  await page.reload();
  for (const [label, value] of Object.entries(answers)) await expect(page.getByLabel(label)).toHaveValue(value);
  await expect(page.getByLabel("Type of Business")).toHaveValue("roofing");
});

test("a sentence that the page filled in isn't saved as a draft", async ({ page }) => {
  await openLive(page, "/contact?interest=growth-engine");
  await page.getByLabel("Company Name").fill("Ridge Roofing");
  await openLive(page, "/contact");
  await expect(page.getByLabel("Company Name")).toHaveValue("Ridge Roofing");
  await expect(page.getByLabel("Anything else we should know?")).toHaveValue("");
});

test("the calculator's numbers carry over", async ({ page }) => {
  const numbers =
    "currentEstimatingHours=12&currentAdminHours=10&followUpHours=8&averageHourlyRate=85&averageJobValue=2000&missedLeadsPerMonth=8";
  await page.goto(`/ai-toolkit-contractors#step=4&${numbers}&employeeCount=12`);
  await page.getByRole("link", { name: "Book My Free Strategy Call" }).click();
  await expect(page).toHaveURL(/contact-ai-consultation-contractors/);
  await expect(page.getByLabel("Number of Employees")).toHaveValue("11-25");
  await expect(page.getByLabel("Anything else we should know?")).toHaveValue(
    /strategy session\.\nFrom the profit calculator: 30 hours .* \$324,600/,
  );
});

test("the calendar by keyboard: one tab stop, arrows, Home, End, Page Down, Enter", async ({ page }) => {
  await openLive(page, "/contact");
  const grid = page.getByRole("grid");
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
  await grid.locator('[tabindex="0"]').focus();
  const start = await grid.locator(":focus").getAttribute("aria-label");
  await page.keyboard.press("ArrowRight");
  expect(await grid.locator(":focus").getAttribute("aria-label")).not.toBe(start);
  await page.keyboard.press("Home");
  await expect(grid.locator(":focus")).toHaveAttribute("aria-label", /^Sunday|not available|free/);
  await page.keyboard.press("PageDown");
  await page.keyboard.press("End");
  await expect(grid.locator(":focus")).toHaveAttribute("aria-label", /^Saturday/);
  await page.keyboard.press("ArrowLeft");
  await expect(grid.locator(":focus")).toHaveAttribute("aria-label", /^Friday, .*, 13 times free$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^Friday,/ })).toBeVisible();
});

test("a call is booked by keyboard alone", async ({ page }) => {
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 80; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error("Tab never gets there");
  };
  await openLive(page, "/contact");
  const day = page.locator('[role=grid] [tabindex="0"]');
  await tabTo(day);
  await page.keyboard.press("PageDown");
  while ((await day.getAttribute("aria-disabled")) === "true") await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await tabTo(page.locator(".slot[aria-disabled=false]").last());
  await page.keyboard.press("Space");
  for (const [label, value] of Object.entries(answers)) {
    await tabTo(page.getByLabel(label));
    await page.keyboard.type(value);
    if (label !== "Phone") continue;
    await page.keyboard.press("Tab");
    await page.keyboard.type("Roof");
  }
  await tabTo(page.getByRole("button", { name: "Book My Free Discovery Call" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Consultation Request Submitted!" })).toBeFocused();
});

test("weekends, past days and days beyond the window cannot be chosen", async ({ page }) => {
  await openLive(page, "/contact");
  await page
    .getByRole("button", { name: /^Saturday, .*not available$/ })
    .first()
    .click({ force: true });
  await expect(page.getByText("Please select a date to see available time slots")).toBeVisible();
});

test.describe("a visitor in another time zone", () => {
  test.use({ timezoneId: "America/Denver" });
  test("sees both times", async ({ page }) => {
    await openLive(page, "/contact");
    await page.getByRole("button", { name: "Next month" }).click();
    await page
      .getByRole("button", { name: /13 times free/ })
      .nth(4)
      .click();
    await page.getByRole("button", { name: "11:00 AM" }).click();
    await expect(page.getByText("That is 9:00 AM Mountain Time where you are.")).toBeVisible();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form books with native selects, and keeps the values when something is wrong", async ({ page, complaints }) => {
    await page.goto("/contact");
    await fillIn(page);
    await page.getByLabel("Email").fill("sam@");
    await page.getByLabel(/^Date/).selectOption({ index: 30 });
    await page.getByLabel(/^Time/).selectOption("3:30 PM");
    await submit(page);
    await expect(page.getByRole("alert")).toContainText("Please enter an e-mail address like name@company.com.");
    await expect(page.getByLabel("Company Name")).toHaveValue("Ridge Roofing");
    await expect(page.getByLabel(/^Time/)).toHaveValue("3:30 PM");
    expect(complaints.splice(0)).toEqual([expect.stringContaining("422")]);
    await page.getByLabel("Email").fill("sam@ridge.example");
    await submit(page);
    await expect(page.getByRole("region", { name: "Consultation Request Submitted!" })).toContainText("at 3:30 PM");
    await expect(page.getByLabel("Company Name")).toHaveValue("");
  });

  test("a form with the honeypot filled in is rejected, and nothing is lost", async ({ page, complaints }) => {
    await page.goto("/contact");
    await fillIn(page);
    await page.getByLabel(/^Date/).selectOption({ index: 31 });
    await page.getByLabel(/^Time/).selectOption("3:30 PM");
    await page.locator("[name=website]").fill("https://spam.example");
    await submit(page);
    await expect(page.getByText("Submission Failed")).toBeVisible();
    await expect(page.getByLabel("Company Name")).toHaveValue("Ridge Roofing");
    expect(complaints.splice(0)).toEqual([expect.stringContaining("400")]);
  });
});
