import type { Locator, Page } from "@playwright/test";
import { BOOKING_FIELDS } from "../../app/booking/catalog/booking-fields.ts";
import { SLOT_TIMES } from "../../app/booking/catalog/slots.ts";
import { listBookings } from "../../app/booking/data/call-lists.server.ts";
import { PACKAGES } from "../../app/pages/packages/catalog/packages.ts";
import { HOUR_MS } from "../../app/time/durations.ts";
import { calculatorAnswers } from "../harness/lead-example.ts";
import { barriersOn } from "./axe.ts";
import { expect, test } from "./open.ts";
import { startOwnSite } from "./own-site.ts";

// The agency's. A visitor elsewhere has tests of their own.
test.use({ timezoneId: "America/New_York" });

const answers = {
  "Your Name": "Sam Hill",
  "Company Name": "Ridge Roofing",
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
    .getByRole("button", { name: /open times/ })
    .nth(nth)
    .click();
  const slot = page.locator(".slot[aria-disabled=false]").first();
  await slot.click();
  // Not the visitor's own time below it.
  return (await slot.textContent())?.match(/^\d+:\d+ [AP]M/)?.[0];
}

const submit = (page: Page) => page.getByRole("button", { name: "Book My Free Call" }).click();

for (const [width, nth] of [
  [360, 1],
  [1280, 2],
] as const) {
  test(`a call is booked at ${width} px: prompt, day, time, badge, form, and the confirmation in their place`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.setViewportSize({ width, height: 780 });
    await openLive(page, "/contact?interest=growth-engine");
    await expect(page.getByText("Please select a date to see available time slots")).toBeVisible();
    await expect(page.getByLabel("Anything else we should know?")).toHaveValue(new RegExp(PACKAGES.growthEngine.name));
    const time = await pickSlot(page, nth);
    await expect(page.getByText(/^Selected: \w+ \d+, \d{4} at /)).toContainText(`at ${time}`);
    await fillIn(page);
    await submit(page);
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveText("Consultation Request Submitted!");
    await expect(title).toBeFocused();
    // Focus reads both out, so nothing else may.
    await expect(title).toHaveAccessibleDescription(new RegExp(`at ${time} will be confirmed within 24 hours\\.$`));
    await expect(page.locator("main :is([role=alert], [role=status], [aria-live])")).toHaveCount(0);
    await expect(page).toHaveTitle("Consultation Request Submitted!");
    await expect(page.locator("form, [role=grid]")).toHaveCount(0);
    await expect(title).toBeInViewport({ ratio: 1 });
    const when = page.locator(".call-when");
    const size = await when.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeCloseTo(width === 360 ? 41.76 : 81.6, 0);
    await expect(when).toContainText(String(time));
    await expect(page.getByText("We'll call (555) 010-4477.")).toBeInViewport();
    // Large and once; besides, only the contract's sentence and the call's step have it.
    expect((await page.locator("main").textContent())?.split(String(time))).toHaveLength(4);
    await expect(page.locator(".summit-flag path")).toHaveCSS("animation-duration", "0.4s");
    const calendarLink = page.getByRole("link", { name: "Add to calendar" });
    await expect(calendarLink).toHaveAttribute("download", /\.ics$/);
    await expect(calendarLink).toBeInViewport({ ratio: 1 });
    // Throws if anything covers it.
    await calendarLink.click({ trial: true });
    // The flag, and the bar's button that goes quiet.
    await page.waitForFunction(() => document.getAnimations().every(({ timeline }) => timeline !== document.timeline));
    const oranges = await page
      .locator(".button-action:not(.skip-link)")
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.filter((one) => getComputedStyle(one).backgroundColor !== "rgba(0, 0, 0, 0)").map((one) => one.textContent),
      );
    expect(oranges).toEqual(["Add to calendar"]);
    expect(await barriersOn(page)).toEqual([]);
    // Who comes back finds an empty form.
    await openLive(page, "/contact");
    await expect(page.getByLabel("Company Name")).toHaveValue("");
    await expect(page.getByText(/^Selected:/)).toHaveCount(0);
  });
}

test("one of the next open days is one press away, and the keyboard goes on at its times", async ({ page }) => {
  await openLive(page, "/contact");
  const next = page.getByRole("button", { name: /\d free$/ });
  await expect(next).toHaveCount(5);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(next).toHaveCount(3);
  const day = String(await next.first().textContent())
    .split(" ", 3)
    .join(" ");
  await next.first().press("Enter");
  const heading = page.getByRole("heading", { name: day });
  await expect(heading).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator(".slot:focus")).toHaveCount(1);
  await expect(page.locator('[role=grid] [aria-pressed="true"]')).toHaveAttribute("aria-label", new RegExp(`^${day}`));
});

test("another day lets the chosen time go, says so, and nothing is booked before a new time is chosen", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(new URL(request.url()).pathname));
  await openLive(page, "/contact");
  const time = await pickSlot(page, 3);
  const [, first = ""] = /^Selected: (.*) at /.exec((await page.getByText(/^Selected:/).textContent()) ?? "") ?? [];
  const other = page.getByRole("button", { name: /open times/ }).nth(4);
  await other.click();
  const day = String(await other.getAttribute("aria-label")).replace(/^\w+, (\w+ \d+, \d{4}).*$/, "$1");
  await expect(page.getByText(/^Selected:/)).toHaveCount(0);
  await expect(page.locator("[aria-live=polite]").filter({ hasText: "isn't selected any more" })).toHaveText(
    `${first} at ${time} isn't selected any more. Pick a time on ${day}.`,
  );
  await expect(page.locator(".slot[aria-pressed=true]")).toHaveCount(0);
  expect(await barriersOn(page)).toEqual([]);
  await fillIn(page);
  await submit(page);
  await expect(page.getByText("Choose your preferred")).toBeVisible();
  expect(sent.filter((path) => path.startsWith("/api/send"))).toEqual([]);
  await page.locator(".slot[aria-disabled=false]").first().click();
  await expect(page.getByText(/^Selected:/)).toContainText(`Selected: ${day} at `);
  await expect(page.getByText("isn't selected any more")).toHaveCount(0);
});

test("what is pressed and typed before React loads isn't lost", async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/react-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/contact");
  await page.getByLabel("Company Name").fill("Ridge Roofing");
  const day = page.getByRole("button", { name: /open times/ }).first();
  const name = await day.getAttribute("aria-label");
  await day.click();
  release();
  await page.locator("form[data-live]").waitFor();
  await expect(page.getByRole("heading", { name: String(name).split(", ").slice(0, 3).join(", ") })).toBeVisible();
  await expect(page.getByLabel("Company Name")).toHaveValue("Ridge Roofing");
});

/** What's wrong with the fields alone stands with them. */
const AMONG_FIELDS = "#who ~ [role=alert]";
/** Beside these, the slot. */
const required = Object.values(BOOKING_FIELDS).filter((field) => field.required).length;

test("without a slot the form is blocked with the contract's notice; with empty fields it names them", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openLive(page, "/contact");
  await submit(page);
  const summary = page.getByRole("alert").filter({ hasText: "Still to fill in or fix" });
  const notice = page.locator("#slot-problem").filter({ hasText: "Choose your preferred consultation slot before submitting." });
  await expect(notice).toContainText("Please select a date and time");
  await expect(page.getByRole("alert")).toHaveCount(1);
  await expect(summary.getByRole("link")).toHaveCount(required + 1);
  await expect(summary.getByRole("link").first()).toHaveText("Please select a date and time");
  // A question that names a field has its mark.
  await expect(summary).not.toContainText("?:");
  const day = page.locator('[role=grid] [tabindex="0"]');
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport();
  await expect(page.locator(AMONG_FIELDS)).toHaveCount(0);
  await expect(page.getByRole("grid")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("grid")).toHaveAccessibleDescription(/Please select a date and time/);
  expect(await barriersOn(page)).toEqual([]);
  await page.getByLabel("Company Name").focus();
  await summary.getByRole("link").first().click();
  await expect(day).toBeFocused();
  await pickSlot(page, 3);
  await expect(notice).toHaveCount(0);
  await expect(summary.getByRole("link")).toHaveCount(required);
  await submit(page);
  await expect(page.locator(AMONG_FIELDS)).toBeFocused();
  await expect(summary.getByRole("link")).toHaveCount(required);
  await summary.getByRole("link", { name: /Email/ }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/Please enter your email address\.$/);
});

test("an error leaves as soon as it's mended: its message, its row, and at last the summary", async ({ page }) => {
  await openLive(page, "/contact");
  const trade = page.getByLabel("Type of Business");
  await expect(trade).toHaveAttribute("aria-invalid", "false");
  await submit(page);
  const rows = page.getByRole("alert").getByRole("link");
  await expect(rows).toHaveCount(required + 1);
  const email = page.getByLabel("Email");
  await email.fill("sam@");
  await expect(rows).toHaveCount(required);
  await expect(email).not.toHaveAttribute("aria-invalid");
  await submit(page);
  await expect(email).toHaveAccessibleDescription(/like name@company\.com\.$/);
  await email.pressSequentially("ridge");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await email.pressSequentially(".example");
  await expect(email).not.toHaveAttribute("aria-invalid");
  await expect(rows).toHaveCount(required);
  await trade.selectOption("roofing");
  await expect(trade).toHaveAttribute("aria-invalid", "false");
  await expect(rows).toHaveCount(required - 1);
  await fillIn(page);
  await expect(rows).toHaveCount(1);
  await pickSlot(page, 3);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.locator(".message")).toHaveCount(0);
});

for (const width of [390, 1280])
  test(`with the text at 200 % nothing is wider than ${width} px, before and after booking`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await openLive(page, "/contact");
    const sideways = () =>
      page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
        return document.documentElement.scrollWidth - innerWidth;
      });
    expect(await sideways()).toBe(0);
    await pickSlot(page, width === 390 ? 6 : 7);
    expect(await sideways()).toBe(0);
    await fillIn(page);
    await submit(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(await sideways()).toBe(0);
  });

test("with reduced motion the flag stands at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route("**/api/send-booking-notification", (route) =>
    route.fulfill({ status: 201, json: { data: { id: "x", selectedDate: "2099-01-05", selectedTime: "9:30 AM", status: "requested" } } }),
  );
  await openLive(page, "/contact");
  await pickSlot(page, 3);
  await fillIn(page);
  await submit(page);
  await expect(page.locator(".summit-flag path")).toHaveCSS("animation-name", "none");
});

test("a request that waits for its mailbox has its confirmation without the flag", async ({ page }) => {
  const held = { id: "x", selectedDate: "2099-01-05", selectedTime: "9:30 AM", status: "requested", email: "press" };
  await page.route("**/api/send-booking-notification", (route) => route.fulfill({ status: 201, json: { data: held } }));
  await openLive(page, "/contact");
  await pickSlot(page, 3);
  await fillIn(page);
  await submit(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more press: check your email");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator(".summit-map")).toHaveCount(1);
  await expect(page.locator(".summit-flag")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Right now", "Within 24 hours", "Monday, 9:30 AM"]);
  expect(await barriersOn(page)).toEqual([]);
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
    await expect(page.getByText("There was an error submitting your request. Please try again or contact us directly.")).toBeInViewport();
    for (const [label, value] of Object.entries(answers)) await expect(page.getByLabel(label)).toHaveValue(value);
    expect(complaints.splice(0).join(" ")).toContain("503");
    await expect(page.getByText("We can't store requests right now.")).toBeVisible();
    const notice = page.getByRole("alert").filter({ hasText: "Submission Failed" });
    await page.getByRole("button", { name: "Book My Free Call" }).click({ trial: true });
    expect(await barriersOn(page)).toEqual([]);
    await notice.getByRole("button", { name: "Close this message" }).click();
    await expect(notice).toHaveCount(0);
    await submit(page);
    await expect(notice).toBeVisible();
    await page.unroute("**/api/send-booking-notification");
    await submit(page);
    await expect(page.getByRole("heading", { name: "Consultation Request Submitted!" })).toBeFocused();
    await expect(notice).toHaveCount(0);
    complaints.splice(0);
  });

  test("every other refusal starts with the same words, says its reason, and links to a person", async ({ page, complaints }) => {
    const answers: [number, string, string][] = [
      [400, "refused", "It looked like a robot filled it in"],
      [403, "cross_site", "came from another website"],
      [413, "too_large", "longer than we can take"],
      [429, "rate_limited", "A lot of forms came from your internet connection"],
      [429, "too_many_open", "Two of your requests are waiting"],
      [500, "", "We can't store requests right now."],
    ];
    await openLive(page, "/contact");
    await pickSlot(page, 3);
    await fillIn(page);
    const notice = page.getByRole("alert").filter({ hasText: "Submission Failed" });
    const refused = async (reason: string) => {
      await submit(page);
      await expect(notice).toContainText("There was an error submitting your request. Please try again or contact us directly.");
      await expect(notice).toContainText(reason);
      await expect(notice.getByRole("link", { name: /^Email / })).toHaveAttribute("href", /^mailto:/);
      await page.unroute("**/api/send-booking-notification");
    };
    for (const [status, code, reason] of answers) {
      const body = code ? JSON.stringify({ data: null, error: { code } }) : "<h1>Bad gateway</h1>";
      await page.route("**/api/send-booking-notification", (route) => route.fulfill({ status, body }));
      await refused(reason);
    }
    await page.route("**/api/send-booking-notification", (route) => route.abort());
    await refused("Your request didn't reach us.");
    await expect(page.getByLabel("Company Name")).toHaveValue("Ridge Roofing");
    complaints.splice(0);
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
    await expect(page.getByRole("grid", { name: "January 2099" })).toBeVisible();
    await expect(page.getByLabel("Company Name")).toHaveValue("Ridge Roofing");
    complaints.splice(0);
  });
});

test("on a phone days and times come in the order in which they stand, also where only the document's order counts", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, "/contact");
  const expectInOrder = async () => {
    const tops = await page
      .locator(".needs-script button:visible")
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(20);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  };
  await expectInOrder();
  await pickSlot(page, 2);
  await expectInOrder();
});

test("what was typed survives a reload", async ({ page }) => {
  await openLive(page, "/contact");
  await fillIn(page);
  await page.reload();
  for (const [label, value] of Object.entries(answers)) await expect(page.getByLabel(label)).toHaveValue(value);
  await expect(page.getByLabel("Type of Business")).toHaveValue("roofing");
});

test("a request whose answer was lost is the same call after a reload", async ({ page, complaints }) => {
  let stored: string | undefined;
  await page.route("**/api/send-booking-notification", async (route) => {
    stored = (await (await route.fetch()).json()).data.id;
    await route.abort();
  });
  await openLive(page, "/contact");
  const time = await pickSlot(page, 5);
  await fillIn(page);
  await submit(page);
  await expect(page.getByText("Submission Failed")).toBeVisible();
  await page.unroute("**/api/send-booking-notification");
  await page.reload();
  await expect(page.getByText(/^Selected: /)).toContainText(`at ${time}`);
  const answer = page.waitForResponse("**/api/send-booking-notification");
  await submit(page);
  expect((await (await answer).json()).data.id).toBe(stored);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Consultation Request Submitted!");
  expect(stored).toBeTruthy();
  complaints.splice(0);
});

test("a request whose answer was lost before midnight is the same call after it", async ({ page, complaints }) => {
  // The last minutes of March in New York.
  const site = await startOwnSite(new Date("2036-04-01T03:58:00Z"));
  const api = "**/api/send-booking-notification";
  await page.route(api, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await openLive(page, `${site.url}/contact`);
  await pickSlot(page, 1);
  await fillIn(page);
  await submit(page);
  await expect(page.getByText("Submission Failed")).toBeVisible();
  await page.unroute(api);
  site.skip(HOUR_MS);
  await page.reload();
  await expect(page.getByText(/^Selected: /)).toBeVisible();
  await submit(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Consultation Request Submitted!");
  expect(await listBookings(site.gate.database)).toHaveLength(1);
  await site.close();
  complaints.splice(0);
});

test("a refused request lets its time go, which somebody else may have by the next load", async ({ page, complaints }) => {
  await page.route("**/api/send-booking-notification", (route) =>
    route.fulfill({ status: 429, json: { data: null, error: { code: "rate_limited" } } }),
  );
  await openLive(page, "/contact");
  await pickSlot(page, 5);
  await fillIn(page);
  await submit(page);
  await expect(page.getByText("Submission Failed")).toBeVisible();
  await page.unroute("**/api/send-booking-notification");
  await page.reload();
  await page.locator("form[data-live]").waitFor();
  await expect(page.getByLabel("Company Name")).toHaveValue("Ridge Roofing");
  await expect(page.getByText("Please select a date to see available time slots")).toBeVisible();
  complaints.splice(0);
});

test("what was typed before React loads survives a reload, too", async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/react-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/contact");
  await page.getByLabel("Company Name").fill("Ridge Roofing");
  release();
  await page.locator("form[data-live]").waitFor();
  await openLive(page, "/contact");
  await expect(page.getByLabel("Company Name")).toHaveValue("Ridge Roofing");
});

test("a sentence that the page filled in isn't saved as a draft", async ({ page }) => {
  await openLive(page, "/contact?interest=growth-engine");
  await page.getByLabel("Company Name").fill("Ridge Roofing");
  await openLive(page, "/contact");
  await expect(page.getByLabel("Company Name")).toHaveValue("Ridge Roofing");
  await expect(page.getByLabel("Anything else we should know?")).toHaveValue("");
});

test("the calculator's numbers carry over", async ({ page }) => {
  await page.goto(`/ai-toolkit-contractors#step=4&${calculatorAnswers.replace("employeeCount=6", "employeeCount=12")}`);
  await page.getByRole("link", { name: "Book My Free Strategy Call" }).click();
  await expect(page).toHaveURL(/contact-ai-consultation-contractors/);
  await expect(page.getByLabel("Number of Employees")).toHaveValue("11-25");
  await expect(page.getByLabel("Anything else we should know?")).toHaveValue(
    /strategy session\.\nFrom the profit calculator: 30 hours .* \$324,600/,
  );
  await expect(page.getByText("Help us prepare (optional)")).toBeVisible();
  await expect(page.getByLabel("Number of Employees")).toBeVisible();
});

test("who asked the calculator for the plan doesn't type their name again", async ({ page }) => {
  await page.goto(`/ai-toolkit-contractors#step=5&${calculatorAnswers.replace("employeeCount=6", "employeeCount=12")}`);
  await page.getByLabel("Your Name").fill("Kim Lee");
  await page.getByLabel("Email").fill("kim@pipe.example");
  await page.getByLabel("Company Name").fill("Pipe & Co");
  await page.getByLabel("Trade").selectOption("general-contractor");
  await page.getByLabel("Phone").fill("(555) 010-2211");
  await page.getByRole("button", { name: "Send Me Calendar Link" }).click();
  await page.getByRole("link", { name: "Pick a Time Now" }).click();
  await page.locator("form[data-live]").waitFor();
  const expected = { "Your Name": "Kim Lee", "Company Name": "Pipe & Co", Email: "kim@pipe.example", Phone: "(555) 010-2211" };
  for (const [label, value] of Object.entries(expected)) await expect(page.getByLabel(label)).toHaveValue(value);
  await expect(page.getByLabel("Type of Business")).toHaveValue("general");
  await expect(page.getByLabel("Number of Employees")).toHaveValue("11-25");
  expect(new URL(page.url()).search).toBe("?interest=strategy-session");
});

test("the calendar by keyboard: one tab stop, arrows, Home, End, Page Down, Enter", async ({ page }) => {
  await openLive(page, "/contact");
  const grid = page.getByRole("grid");
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
  await grid.locator('[tabindex="0"]').focus();
  const start = await grid.locator(":focus").getAttribute("aria-label");
  await page.keyboard.press("ArrowRight");
  expect(await grid.locator(":focus").getAttribute("aria-label")).not.toBe(start);
  // In this month a week may start before today, which is as far back as the keys go.
  await page.keyboard.press("PageDown");
  await page.keyboard.press("Home");
  await expect(grid.locator(":focus")).toHaveAttribute("aria-label", /^Sunday/);
  await page.keyboard.press("End");
  await expect(grid.locator(":focus")).toHaveAttribute("aria-label", /^Saturday/);
  await page.keyboard.press("ArrowLeft");
  await expect(grid.locator(":focus")).toHaveAttribute("aria-label", /^Friday, .*, \d+ open times$/);
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
  await tabTo(page.getByRole("button", { name: "Book My Free Call" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Consultation Request Submitted!" })).toBeFocused();
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
      .getByRole("button", { name: new RegExp(`${SLOT_TIMES.length} open times`) })
      .nth(4)
      .click();
    await expect(page.getByText("Eastern Time first, then yours: Mountain Time.")).toBeVisible();
    await page.getByRole("button", { name: "11:00 AM Eastern, 9:00 AM your time", exact: true }).click();
    await expect(page.getByText("Eastern Time. Yours: 9:00 AM Mountain Time.")).toBeVisible();
  });
});

test.describe("a visitor in Auckland", () => {
  test.use({ timezoneId: "Pacific/Auckland" });
  test("reads the next day and their own zone's name on the times, the offers and the confirmation", async ({ page, complaints }) => {
    await page.route("**/api/send-booking-notification", (route) => {
      const alternatives = [{ selectedDate: "2099-01-05", selectedTime: "9:30 AM" }];
      return route.fulfill({ status: 409, json: { data: null, error: { code: "slot_taken", alternatives } } });
    });
    await openLive(page, "/contact");
    await pickSlot(page, 5);
    await expect(page.locator(".slot small").first()).toHaveText(/^(Mon|Tue|Wed|Thu|Fri|Sat) \d+:\d\d [AP]M your time$/);
    await fillIn(page);
    await submit(page);
    await expect(page.getByRole("button", { name: "Monday, January 5, 2099, 9:30 AM Eastern Time January 6, 2099" })).toBeVisible();
    complaints.splice(0);
    await page.unroute("**/api/send-booking-notification");
    await page.locator(".month button[aria-pressed=true]").click();
    await page.locator(".slot[aria-disabled=false]:not([name])").nth(1).click();
    await submit(page);
    await expect(page.getByRole("heading", { name: "Consultation Request Submitted!" })).toBeFocused();
    await expect(page.locator(".call-when .text-mark")).toHaveText(/^\d+:\d\d [AP]M $/);
    await expect(page.locator(".call-zone")).toHaveText("New Zealand Time, where you are");
    // Ours once, in the contract's sentence.
    await expect(page.locator("#call-text")).toHaveText(/at \d+:\d\d [AP]M Eastern Time will be confirmed/);
    expect((await page.locator("main").textContent())?.split("Eastern Time")).toHaveLength(2);
    await expect(page.locator(".summit-flag text")).toHaveText("Your call");
    expect(await barriersOn(page)).toEqual([]);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form books with native selects, and keeps the values when something is wrong", async ({ page, complaints }) => {
    await page.goto("/contact");
    await expect(page.getByRole("heading", { name: "1. Pick a day and a time for your free 15-minute call" })).toBeVisible();
    await submit(page);
    await expect(page.getByRole("alert").first().getByRole("link", { name: /date/ })).toHaveCount(1);
    expect(complaints.splice(0)).toEqual([expect.stringContaining("422")]);
    await fillIn(page);
    await page.getByLabel("Email").fill("sam@");
    await page.getByLabel(/^Date/).selectOption({ index: 30 });
    await page.getByLabel(/^Time/).selectOption("3:30 PM");
    await submit(page);
    await expect(page.locator(AMONG_FIELDS)).toContainText("Please enter an email address like name@company.com.");
    await expect(page.locator(AMONG_FIELDS)).toBeFocused();
    await expect(page.getByLabel("Company Name")).toHaveValue("Ridge Roofing");
    await expect(page.getByLabel(/^Time/)).toHaveValue("3:30 PM");
    expect(complaints.splice(0)).toEqual([expect.stringContaining("422")]);
    await page.getByLabel("Email").fill("sam@ridge.example");
    await submit(page);
    await expect(page.getByRole("heading", { name: "Consultation Request Submitted!" })).toBeFocused();
    await expect(page.locator(".call-head")).toContainText("at 3:30 PM will be confirmed");
    await expect(page.locator(".call-head")).toContainText("We'll call (555) 010-4477.");
    await expect(page.locator(".call-when")).toContainText("3:30 PM");
    await expect(page.locator(".summit-flag")).toBeVisible();
    await expect(page.locator("form")).toHaveCount(0);
  });
});

test("a select has our arrow and a thumb's height, and is the system's own where colors are forced", async ({ page }) => {
  await page.goto("/contact-ai-consultation-contractors");
  const select = page.getByLabel("Type of Business");
  await expect(select).toHaveCSS("appearance", "none");
  await expect(select).toHaveCSS("background-image", /gradient/);
  expect((await select.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.emulateMedia({ forcedColors: "active" });
  await expect(select).toHaveCSS("appearance", "auto");
  await expect(select).toHaveCSS("background-image", "none");
});

test("a trade that a link filled in gives way to one the visitor chose", async ({ page }) => {
  const trade = page.getByLabel("Type of Business");
  await openLive(page, "/contact?businessType=roofing");
  await expect(trade).toHaveValue("roofing");
  await openLive(page, "/contact");
  await expect(trade).toHaveValue("");
  await trade.selectOption("painting");
  await openLive(page, "/contact?businessType=roofing");
  await expect(trade).toHaveValue("painting");
});
