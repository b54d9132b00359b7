import type { Locator, Page } from "@playwright/test";
import { lead } from "../../app/calculator/words/lead.ts";
import { calculator as words } from "../../app/calculator/words/screens.ts";
import { pages } from "../../app/site/pages.ts";
import { calculatorAnswers as numbers } from "../harness/lead-example.ts";
import { barriersOn } from "./axe.ts";
import { expect, test } from "./open.ts";

const { path } = pages.calculator;
const hours = { "Estimating hours": "12", "Admin hours": "10", "Follow-up hours": "8" };
const metrics = { "Average hourly rate": "85", "Average job value": "2,000", "Missed leads per month": "8", Employees: "6" };

for (const width of [360, 1280]) {
  test(`the whole walkthrough at ${width} px, each screen without axe violations`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await open(page);
    await expect(page.getByText("Transform your business today")).toBeVisible({ visible: width > 360 });
    await check(page, "Stop Losing Money on Manual Work");
    await start(page);
    await check(page, "Time Tracking");
    await fill(page, hours);
    await page.getByRole("button", { name: "Continue" }).click();
    await check(page, "Business Metrics");
    await fill(page, metrics);
    await page.getByRole("button", { name: "Calculate My Losses" }).click();
    await expect(card(page, "Annual Time Loss")).toContainText("1,560");
    await expect(card(page, "Annual Time Loss")).toContainText("39 full-time weeks");
    await expect(card(page, "Annual Revenue Loss")).toContainText("$324,600");
    await expect(card(page, "Potential AI Savings")).toContainText("$172,714");
    await expect(card(page, "ROI Potential")).toContainText("1,051%");
    for (const summary of await page.locator("summary").all()) await summary.click();
    await check(page, "Your AI Opportunity Report");
    await page.getByRole("button", { name: "Get My Action Plan" }).first().click();
    await check(page, "Your Custom Action Plan");
    await expect(page.getByText("$76,800 a year")).toBeVisible();
    await page.getByRole("link", { name: "Book My Free Strategy Call" }).click();
    await expect(page).toHaveURL(`${pages.contact.path}?interest=strategy-session`);
  });
}

const person = { "Your Name": "Kim Lee", Email: "kim@pipe.example", "Company Name": "Pipe & Co" };

test("the plan by email on a phone: form, thanks, and the trade in the booking form", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const sent: Record<string, unknown>[] = [];
  await page.route("**/api/leads", (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 201, json: { data: { id: "1" }, error: null } });
  });
  await page.goto(`${path}#step=4&${numbers}`);
  await page.getByRole("button", { name: "Email Me the Plan and a Calendar Link" }).click();
  await expect(page.getByRole("heading", { name: "Book Your Free Strategy Call" })).toBeFocused();
  await check(page, "Book Your Free Strategy Call");
  const button = page.getByRole("button", { name: "Send Me Calendar Link" });
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await expect(button).toHaveAccessibleDescription("Still missing: your name, email, company and trade.");
  await fill(page, person);
  await expect(button).toHaveAccessibleDescription("Still missing: trade.");
  await button.click({ force: true });
  await expect(page.getByLabel("Trade")).toBeFocused();
  await expect(page.getByLabel("Trade")).toHaveAccessibleDescription(lead.problems.required);
  await page.getByLabel("Trade").selectOption("general-contractor");
  await expect(page.getByLabel("Trade")).toHaveAccessibleDescription("");
  await expect(button).toBeEnabled();
  await page.reload();
  await expect(page.getByLabel("Company Name")).toHaveValue("Pipe & Co");
  await expect(page.getByLabel("Trade")).toHaveValue("general-contractor");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Your Custom Action Plan" })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel("Company Name")).toHaveValue("Pipe & Co");
  await button.click();
  await expect(page.getByRole("heading", { name: "Thank You" })).toBeFocused();
  await check(page, "Thank You");
  expect(sent).toEqual([
    expect.objectContaining({ name: "Kim Lee", tradeType: "general-contractor", phone: "", averageJobValue: "2000", employeeCount: "6" }),
  ]);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Thank You" })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Company Name")).toHaveValue("");
  await page.goForward();
  await expect(page.getByRole("heading", { name: "Thank You" })).toBeVisible();
  await page.getByRole("link", { name: "Pick a Time Now" }).click();
  await expect(page.getByLabel("Type of Business")).toHaveValue("general");
  await expect(page.getByLabel("Number of Employees")).toHaveValue("6-10");
});

test("a lead the server rejects or can't store keeps its text, says so and can be sent again", async ({ page, complaints }) => {
  const keys: (string | undefined)[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/leads", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (keys.length === 1) {
      await promise;
      return route.fulfill({ status: 503, json: { data: null, error: { code: "unavailable" } } });
    }
    if (keys.length === 2) return route.abort();
    return route.continue();
  });
  await page.goto(`${path}#step=5&${numbers}`);
  await fill(page, { ...person, Email: "kim@" });
  await page.getByLabel("Trade").selectOption("plumbing");
  await page.getByRole("button", { name: "Send Me Calendar Link" }).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  resolve();
  await expect(page.getByRole("alert")).toContainText("We couldn't send that");
  await page.getByRole("button", { name: "Send Me Calendar Link" }).click();
  await expect(page.getByRole("alert")).toContainText("We couldn't send that");
  await page.reload();
  await expect(page.getByLabel("Company Name")).toHaveValue("Pipe & Co");
  await page.getByRole("button", { name: "Send Me Calendar Link" }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByRole("alert")).toContainText("Email: We can't email the plan there");
  await fill(page, { Email: "kim@pipe.example" });
  await page.getByRole("button", { name: "Send Me Calendar Link" }).click();
  await expect(page.getByRole("heading", { name: "Thank You" })).toBeFocused();
  // The same form is one lead, even if only the answer was lost.
  expect(new Set(keys).size).toBe(1);
  expect(complaints.splice(0).filter((text) => text.startsWith("Error submitting lead"))).toHaveLength(2);
});

test("'Other' asks which, suggests trades, and a suggested one fills in the booking form", async ({ page }) => {
  const lead = page.waitForRequest("**/api/leads");
  await page.goto(`${path}#step=5&${numbers}`);
  await fill(page, person);
  const which = page.getByLabel("What kind of work?");
  await page.getByLabel("Trade").selectOption("plumbing");
  await expect(which).toBeHidden();
  await page.getByLabel("Trade").selectOption("other");
  await expect(which).toBeVisible();
  expect(
    await page.locator("#other-trades option").evaluateAll((options) => options.map((option) => option.getAttribute("value"))),
  ).toEqual(["Landscaping", "Painting", "Handyman"]);
  await which.fill("Landscaping");
  await check(page, "Book Your Free Strategy Call");
  await page.getByRole("button", { name: "Send Me Calendar Link" }).click();
  expect((await lead).postDataJSON()).toMatchObject({ tradeType: "other", otherTrade: "Landscaping" });
  await page.getByRole("link", { name: "Pick a Time Now" }).click();
  await expect(page.getByLabel("Type of Business")).toHaveValue("landscaping");
});

test("no thanks are shown for a lead that wasn't sent", async ({ page }) => {
  await page.goto(`${path}#step=6&${numbers}`);
  await expect(page.getByRole("heading", { name: "Book Your Free Strategy Call" })).toBeVisible();
});

test("by keyboard alone", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Start My Free Assessment" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Time Tracking" })).toBeFocused();
  for (const value of ["12", "10", "8"]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(value);
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Business Metrics" })).toBeFocused();
  for (const value of ["85", "2000", "7", "6"]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(value);
    if (value === "7") await page.keyboard.press("ArrowUp");
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Calculate My Losses" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByRole("heading", { name: "Your AI Opportunity Report" })).toBeFocused();
  await expect(card(page, "Potential AI Savings")).toContainText("$172,714");
  await expect(page.getByRole("status").filter({ hasText: "Step 3 of 4: Results" })).toBeAttached();
});

test("a disabled button says what's missing, and leads there", async ({ page }) => {
  await page.goto(`${path}#step=1`);
  const button = page.getByRole("button", { name: "Continue" });
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await expect(button).toHaveAccessibleDescription("Still missing: estimating hours, admin hours and follow-up hours.");
  await fill(page, { "Estimating hours": "3" });
  await expect(button).toHaveAccessibleDescription("Still missing: admin hours and follow-up hours.");
  await button.click({ force: true });
  await expect(page.getByLabel("Admin hours", { exact: true })).toBeFocused();
  await fill(page, { "Admin hours": "-4", "Follow-up hours": "lots" });
  await expect(page.getByText("This can't be below zero.")).toBeVisible();
  await expect(page.getByText("Please use digits only")).toBeVisible();
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await expect(button).toHaveAccessibleDescription("Please check: admin hours and follow-up hours.");
  await fill(page, { "Admin hours": "0", "Follow-up hours": "1e1" });
  await expect(page.getByText(words.fields.currentAdminHours.zero)).toBeVisible();
  await expect(page.getByText("We're reading this as 10.")).toBeVisible();
  await expect(button).toHaveAccessibleDescription(words.waiting.zero.replace("{list}", "admin hours"));
  await fill(page, { "Admin hours": "0.5", "Follow-up hours": "200" });
  await expect(page.getByText("A week has 168 hours.")).toBeVisible();
  await expect(button).toBeEnabled();
});

test("steppers count up and down and are big enough for a thumb", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${path}#step=1`);
  const more = page.getByRole("button", { name: "Estimating hours: more" });
  await more.click();
  await more.click();
  await page.getByRole("button", { name: "Estimating hours: less" }).click();
  await expect(page.getByLabel("Estimating hours", { exact: true })).toHaveValue("1");
  for (const target of await page.locator(".number-box button, main form button").all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
  }
});

test("Back, Forward and reload keep screens and numbers, and make no requests", async ({ page }) => {
  await open(page);
  const asked: string[] = [];
  // The tab's icon is the browser's own request, not the page's: full Chromium repeats it at every history step. A picture that was shown
  // comes from its cache when the first screen is back, if it has let go of the picture meanwhile.
  const shown = await page
    .locator("link[rel~=icon], img")
    .evaluateAll((all) => all.map((each) => (each as HTMLLinkElement).href ?? (each as HTMLImageElement).src));
  // Each screen is counted, without its numbers: see counting.spec.ts.
  const expected = [...shown, new URL("/count", page.url()).href];
  await start(page);
  await fill(page, hours);
  page.on("request", (request) => expected.includes(request.url()) || asked.push(request.url()));
  await page.getByRole("button", { name: "Continue" }).click();
  await fill(page, { "Average hourly rate": "85" });
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Time Tracking" })).toBeFocused();
  await expect(page.getByLabel("Admin hours", { exact: true })).toHaveValue("10");
  await page.goBack();
  await expect(page.getByRole("button", { name: "Start My Free Assessment" })).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(page.getByRole("heading", { name: "Business Metrics" })).toBeFocused();
  await expect(page.getByLabel("Average hourly rate")).toHaveValue("85");
  expect(asked).toEqual([]);
  await page.reload();
  await expect(page.getByLabel("Average hourly rate")).toHaveValue("85");
  await fill(page, metrics);
  await page.getByRole("button", { name: "Calculate My Losses" }).click();
  await expect(card(page, "ROI Potential")).toContainText("1,051%");
  await page.reload();
  await expect(card(page, "ROI Potential")).toContainText("1,051%");
  expect(asked.filter((url) => url.includes("averageHourlyRate="))).toEqual([]);
});

test("the map stays where it is from the report to the plan", async ({ page }) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${path}#step=3&${numbers}`);
    await expect(page.getByRole("heading", { name: "Your AI Opportunity Report" })).toBeVisible();
    const inReport = await page.locator(".climb-bleed").boundingBox();
    await page.getByRole("button", { name: "Get My Action Plan" }).first().click();
    await expect(page.getByRole("heading", { name: "Your Custom Action Plan" })).toBeFocused();
    await expect.poll(() => page.locator(".climb-bleed").boundingBox()).toEqual(inReport);
  }
});

test("a screen starts at the top, even after Back; a reload and a return from another page restore the scroll position", async ({
  page,
}) => {
  const scrolledTo = () => page.evaluate(() => scrollY);
  await page.goto(`${path}#step=3&${numbers}`);
  await page.getByRole("button", { name: "Get My Action Plan" }).first().click();
  await expect(page.getByRole("heading", { name: "Your Custom Action Plan" })).toBeFocused();
  expect(await scrolledTo()).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Your AI Opportunity Report" })).toBeFocused();
  await expect.poll(scrolledTo).toBe(0);
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await page.reload();
  await expect(card(page, "ROI Potential")).toBeVisible();
  await expect.poll(scrolledTo).toBe(900);
  await page.goto(pages.faq.path);
  await page.goBack();
  await expect(card(page, "ROI Potential")).toBeVisible();
  await expect.poll(scrolledTo).toBe(900);
});

test("a press on a stepper before the script arrives counts, on top of what was typed", async ({ page }) => {
  const arrive = await holdScript(page);
  await page.goto(`${path}?step=1`);
  await fill(page, { "Estimating hours": "4" });
  await page.getByRole("button", { name: "Estimating hours: more" }).click();
  arrive();
  await expect(page.getByLabel("Estimating hours", { exact: true })).toHaveValue("5");
});

test("the numbers are still there after visiting another page", async ({ page }) => {
  await page.goto(`${path}#step=3&${numbers}`);
  await expect(card(page, "Annual Time Loss")).toContainText("1,560");
  await page.goto(pages.faq.path);
  await open(page);
  await start(page);
  await expect(page.getByLabel("Estimating hours", { exact: true })).toHaveValue("12");
});

test("a copied link shows the report to someone else", async ({ page, context, browser, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${path}#step=4&${numbers}`);
  await page.getByRole("button", { name: "Copy Link" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${baseURL}${path}?climb=21.7#step=3&${numbers}`);
  const partner = await (await browser.newContext()).newPage();
  await partner.goto(link);
  await expect(card(partner, "Potential AI Savings")).toContainText("$172,714");
  await partner.context().close();
});

test("cut in half: by keyboard, across plan, reload, Back, link, lead and booking form, and off again", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${path}#step=3&${numbers}`);
  const half = page.getByRole("switch", { name: "Cut it in half" });
  await expect(half).not.toBeChecked();
  await half.press("Space");
  await expect(half).toBeChecked();
  await expect(half).toBeFocused();
  await expect(card(page, "Potential AI Savings")).toContainText("$86,357");
  await expect(card(page, "Potential AI Savings")).toContainText("The full figure is $172,714.");
  await expect(card(page, "ROI Potential")).toContainText("476%");
  await expect(card(page, "Annual Revenue Loss")).toContainText("$324,600");
  await check(page, "Your AI Opportunity Report");
  await page.reload();
  await expect(card(page, "Potential AI Savings")).toContainText("$86,357");
  await page.getByRole("button", { name: "Get My Action Plan" }).first().click();
  await expect(page.getByText("$38,400 a year")).toBeVisible();
  await page.getByRole("button", { name: "Copy Link" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}?climb=10.9#step=3&${numbers}&half=1`);
  await half.click();
  await expect(page.getByText("$76,800 a year")).toBeVisible();
  await page.goBack();
  await expect(card(page, "Potential AI Savings")).toContainText("$172,714");
  await expect(half).not.toBeChecked();
  await half.click();
  await page.goForward();
  await expect(page.getByText("$38,400 a year")).toBeVisible();
  const lead = page.waitForRequest("**/api/leads");
  await page.getByRole("button", { name: "Email Me the Plan and a Calendar Link" }).click();
  await fill(page, person);
  await page.getByLabel("Trade").selectOption("hvac");
  await page.getByRole("button", { name: "Send Me Calendar Link" }).click();
  expect((await lead).postDataJSON()).toMatchObject({ half: "1", employeeCount: "6" });
  await page.getByRole("link", { name: "Pick a Time Now" }).click();
  await expect(page.getByLabel("Anything else we should know?")).toHaveValue(/\$86,357/);
});

test("a pasted link brings its switch, and one without it switches back", async ({ page }) => {
  await page.goto(`${path}#step=3&${numbers}&half=1`);
  await expect(card(page, "Potential AI Savings")).toContainText("$86,357");
  await page.evaluate((hash) => location.assign(hash), `#step=3&${numbers}`);
  await expect(page.getByRole("switch")).not.toBeChecked();
  await page.evaluate((hash) => location.assign(hash), `#step=3&${numbers}&half=1`);
  await expect(page.getByRole("switch")).toBeChecked();
});

test("a comma decimal is asked about, but not someone on the way to thousands", async ({ page }) => {
  await page.goto(`${path}#step=2&currentEstimatingHours=12&currentAdminHours=10&followUpHours=8`);
  const rate = page.getByLabel("Average hourly rate");
  await rate.pressSequentially("82,5");
  await expect(page.getByText("Did you mean 82.5?")).toBeVisible();
  await expect(rate).toHaveAccessibleDescription(/Did you mean 82\.5\?/);
  await expect(page.getByRole("button", { name: "Calculate My Losses" })).toHaveAttribute("aria-disabled", "true");
  await check(page, "Business Metrics");
  await rate.fill("82.5");
  await expect(page.getByText("Did you mean")).toHaveCount(0);
  await page.getByLabel("Average job value").fill("2,0");
  await expect(page.getByText("Did you mean 2.0?")).toHaveCSS("visibility", "hidden");
  await page.getByLabel("Average job value").fill("2,000");
  await expect(page.getByRole("button", { name: "Calculate My Losses" })).toBeEnabled();
});

test("a link pasted over an open report replaces its numbers", async ({ page }) => {
  await page.goto(`${path}#step=3&${numbers}`);
  await expect(card(page, "Annual Time Loss")).toContainText("1,560");
  await page.evaluate(
    (hash) => location.assign(hash),
    `#step=3&${numbers.replace("currentEstimatingHours=12", "currentEstimatingHours=2")}`,
  );
  await expect(card(page, "Annual Time Loss")).toContainText("1,040");
});

test("quick wins can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${path}#step=4&${numbers}`);
  await page.getByRole("button", { name: "Copy Auto-response" }).click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("call you within 15 minutes");
});

test("a report with a missing number asks for it inline", async ({ page }) => {
  await page.goto(
    `${path}#step=2&currentEstimatingHours=12&currentAdminHours=10&followUpHours=8&averageHourlyRate=85&averageJobValue=2000`,
  );
  await page.getByRole("button", { name: "Calculate My Losses" }).click();
  await expect(page.getByRole("heading", { name: "Your AI Opportunity Report" })).toBeFocused();
  await check(page, "Your AI Opportunity Report");
  await fill(page, { "Missed leads per month": "8" });
  const button = page.getByRole("button", { name: "Show My Numbers" });
  await expect(button).toHaveAccessibleDescription("Still missing: employees.");
  await fill(page, { Employees: "6" });
  await button.click();
  await expect(page.getByRole("heading", { name: "Your AI Opportunity Report" })).toBeFocused();
  await expect(card(page, "Potential AI Savings")).toContainText("$172,714");
});

test("screens slide 20 px in 0.3 s", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page);
  expect(await slideOf(page)).toBe("none 0s");
  await start(page);
  expect(await slideOf(page)).toBe("slide-fade 0.3s 20px");
  await page.goBack();
  await expect(page.getByRole("button", { name: "Start My Free Assessment" })).toBeVisible();
  expect(await slideOf(page)).toBe("slide-fade 0.3s -20px");
});

test("the old screen slides out before the next one comes in", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page);
  expect(await leavingAfterPress(page)).toEqual({ opacity: "0", translate: "-20px", milliseconds: 120 });
  await expect(page.getByRole("heading", { name: "Time Tracking" })).toBeFocused();
});

test("nothing slides with reduced motion", async ({ page }) => {
  await open(page);
  expect(await leavingAfterPress(page)).toMatchObject({ milliseconds: 0 });
  await page.goBack();
  await start(page);
  expect(await page.locator(".screen").evaluate((screen) => getComputedStyle(screen).animationName)).toBe("none");
  // A shop that a build fits: an audit has no plot.
  await page.goto(`${path}#step=3&${numbers.replace("employeeCount=6", "employeeCount=12")}`);
  await expect(card(page, "Annual Time Loss")).toBeVisible();
  expect(await page.locator(".plot-climb").evaluate((plot) => getComputedStyle(plot).animationName)).toBe("none");
});

test("what was typed before the script arrives is kept", async ({ page }) => {
  const arrive = await holdScript(page);
  await page.goto(`${path}?step=1`, { waitUntil: "commit" });
  await fill(page, hours);
  arrive();
  await expect(page.getByText("Today: 30 h a week").locator("visible=true")).toBeVisible();
  await expect(page.getByLabel("Follow-up hours", { exact: true })).toHaveValue("8");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/#step=2&currentEstimatingHours=12/);
  expect(new URL(page.url()).search).toBe("");
});

test("a shared link does not show the welcome screen first", async ({ page }) => {
  const arrive = await holdScript(page);
  await page.goto(`${path}#step=3&${numbers}`, { waitUntil: "commit" });
  await expect(page.locator(".screen")).toHaveCSS("opacity", "0");
  arrive();
  await expect(card(page, "Potential AI Savings")).toContainText("$172,714");
  await expect(page.locator(".screen")).toHaveCSS("opacity", "1");
});

test("the climb grows with what is typed, and the switch leads to half of it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${path}#step=1`);
  const sheet = page.locator(".own-climb").locator("visible=true");
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  const walker = async () => (await top(sheet.locator("[data-walker]"))) - (await top(sheet));
  const strip = page.locator(".climb-strip");
  await expect(strip).toContainText("0 hours a week to win back");
  await page.getByLabel("Estimating hours").fill("6");
  await expect(sheet).toHaveAttribute("aria-label", /^3\.9 hours a week to win back: on the way/);
  await page.getByLabel("Admin hours").fill("8");
  await page.getByLabel("Follow-up hours").fill("4");
  await expect(strip).toContainText("13.1 hours a week to win back");
  // In sight while the last field is filled in.
  await expect(strip).toBeInViewport();
  await page.getByRole("button", { name: "Follow-up hours: more" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Follow-up hours: 5" })).toBeAttached();
  // The next questions are about money.
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Average hourly rate").fill("85");
  await expect(strip).toContainText("$61,438 a year to win back");
  await page.goto(`${path}#step=3&${numbers.replace("=12&", "=6&").replace("=10&", "=8&").replace("=8&averageH", "=4&averageH")}`);
  await expect(page).toHaveTitle(/^Results: /);
  const full = await walker();
  await page.getByRole("switch").click();
  await expect(sheet).toHaveAttribute("aria-label", /^6\.6 hours a week/);
  // With reduced motion it is there in the next frame.
  await expect.poll(walker).toBeGreaterThan(full + 40);
  await expect(page.getByRole("status").filter({ hasText: "6.6 hours a week to win back" })).toBeAttached();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const half = await walker();
  await page.getByRole("switch").click();
  await expect.poll(walker).toBeCloseTo(full, 0);
  expect(half).toBeGreaterThan(full);
  await page.goto(`${pages.contact.path}?interest=strategy-session`);
  await expect(page.getByRole("heading", { name: "Your climb", exact: true })).toBeVisible();
});

for (const [width, height] of [
  [1280, 800],
  [1440, 900],
  [2560, 1440],
] as const)
  test(`at ${width} by ${height} px the first question's button and all of the sheet are in sight, and the sheet stays where it is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const places = [];
    for (const step of [1, 2, 5]) {
      await page.goto(`${path}#step=${step}&${numbers}`);
      await expect(page.locator(".screen")).toHaveCSS("opacity", "1");
      const sheet = page.locator(".climb-screen .own-climb");
      await expect(sheet).toBeInViewport({ ratio: 1 });
      if (step === 1) await expect(page.getByRole("button", { name: "Continue" })).toBeInViewport({ ratio: 1 });
      places.push(await sheet.boundingBox());
    }
    expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(1);
  });

test("report and plan print on one page, full and cut in half", async ({ page }) => {
  await page.goto(`${path}#step=3&${numbers}&half=1`);
  await expect(card(page, "Annual Time Loss")).toBeVisible();
  for (const format of ["Letter", "A4"]) expect(await pagesOf(page, format)).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.locator(".print-sheet")).toContainText("The full figure is $172,714.");
  await expect(page.locator(".print-sheet")).toContainText("$86,357");
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await page.getByRole("switch").click();
  await expect(card(page, "Annual Time Loss")).toBeVisible();
  for (const format of ["Letter", "A4"]) expect(await pagesOf(page, format)).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Your Custom Action Plan" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the same walkthrough as plain forms", async ({ page }) => {
    await page.goto(path);
    await start(page);
    await fill(page, { ...hours, "Admin hours": "0" });
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText(words.waiting.zero.replace("{list}", "admin hours"))).toBeVisible();
    await fill(page, { "Admin hours": "10" });
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("heading", { name: "Business Metrics" })).toBeVisible();
    await fill(page, { ...metrics, "Missed leads per month": "" });
    await page.getByRole("button", { name: "Calculate My Losses" }).click();
    await fill(page, { "Missed leads per month": "8" });
    await page.getByRole("button", { name: "Show My Numbers" }).click();
    await expect(card(page, "Potential AI Savings")).toContainText("$172,714");
    await expect(page.getByRole("button", { name: "Copy Link" })).toBeHidden();
    await page.getByRole("switch", { name: "Cut it in half" }).click();
    await expect(card(page, "Potential AI Savings")).toContainText("$86,357");
    await page.getByRole("button", { name: "Get My Action Plan" }).first().click();
    await expect(page.getByText("$38,400 a year")).toBeVisible();
    await page.getByRole("switch").click();
    await expect(page.getByText("$76,800 a year")).toBeVisible();
    await page.goBack();
    await page.goBack();
    await page.getByRole("switch").click();
    await expect(card(page, "Potential AI Savings")).toContainText("$172,714");
    await page.getByRole("button", { name: "Get My Action Plan" }).first().click();
    await expect(page.getByText("$76,800 a year")).toBeVisible();
    await page.goBack();
    await expect(card(page, "ROI Potential")).toContainText("1,051%");
    await page.goForward();
    await page.getByRole("button", { name: "Email Me the Plan and a Calendar Link" }).click();
    await fill(page, person);
    await page.getByLabel("Trade").selectOption("hvac");
    // Opened a minute ago: who submits within three seconds counts as a robot.
    await page.locator("[name=openedAt]").evaluate((field) => Object.assign(field, { value: Date.now() - 60_000 }));
    await page.getByRole("button", { name: "Send Me Calendar Link" }).click();
    await expect(page.getByRole("heading", { name: "Thank You" })).toBeVisible();
    await expect(page.getByRole("link", { name: "3-touch follow-up texts" })).toBeVisible();
  });
});

/** The sheet has its own margins: those of the browser, which are wider, don't come on top. */
async function pagesOf(page: Page, format: string) {
  expect(await page.evaluate(pageMargins)).toEqual(["0.4in"]);
  const pdf = await page.pdf({ format });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
}

/** Runs in the browser. */
function pageMargins() {
  const inside = (rules: CSSRuleList): CSSRule[] =>
    [...rules].flatMap((rule) => [rule, ...("cssRules" in rule ? inside(rule.cssRules as CSSRuleList) : [])]);
  const rules = [...document.styleSheets].flatMap((sheet) => inside(sheet.cssRules));
  return rules.filter((rule) => rule instanceof CSSPageRule).map(({ style }) => style.margin);
}

/** Delays React until the returned function is called. */
async function holdScript(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/react-*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens the welcome screen and waits for React: a press before that submits a plain form, which has its own tests. */
async function open(page: Page) {
  await page.goto(path);
  await expect(page.locator("main form")).toHaveJSProperty("noValidate", true);
}

async function start(page: Page) {
  await page.getByRole("button", { name: "Start My Free Assessment" }).click();
  await expect(page.getByRole("heading", { name: "Time Tracking" })).toBeVisible();
}

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
}

function card(page: Page, label: string) {
  return page.locator("section").filter({ has: page.getByRole("heading", { name: label, exact: true }) });
}

/** Checks a screen at rest: its heading, no axe violations, nothing wider than the window. */
async function check(page: Page, heading: string) {
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect, timeline }) => effect?.getComputedTiming().iterations !== Infinity && timeline === document.timeline)
        .map((animation) => animation.finished),
    ),
  );
  expect(await barriersOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Read during the press itself, before anything has moved. */
function leavingAfterPress(page: Page) {
  return page.getByRole("button", { name: "Start My Free Assessment" }).evaluate((button: HTMLButtonElement) => {
    button.click();
    const effect = document.querySelector(".screen")?.getAnimations().at(-1)?.effect as KeyframeEffect;
    const { opacity, translate } = effect.getKeyframes().at(-1) as ComputedKeyframe;
    return { opacity, translate, milliseconds: effect.getTiming().duration };
  });
}

/** Read from the style rather than the moving screen, which may have stopped by now. */
function slideOf(page: Page) {
  return page.locator(".screen").evaluate((screen) => {
    const { animationName, animationDuration } = getComputedStyle(screen);
    return `${animationName} ${animationDuration} ${getComputedStyle(screen).getPropertyValue("--slide-from")}`.trim();
  });
}

test("a trade's example is labeled, survives a reload, and never becomes the visitor's own numbers", async ({ page }) => {
  await page.goto(`${path}#step=3&${numbers}`);
  await expect(card(page, "Annual Revenue Loss")).toContainText("$324,600");
  await page.goto("/trades/roofing");
  await page.getByRole("link", { name: "See a full year in the calculator" }).click();
  const example = page.getByText("These numbers are made up for roofers.");
  await expect(example).toBeVisible();
  await page.waitForURL(/#.*example=roofing/);
  await check(page, "Your AI Opportunity Report");
  await page.reload();
  await expect(example).toBeVisible();
  await page.getByRole("link", { name: "Start With My Own Numbers" }).first().click();
  await expect(page.getByLabel("Estimating hours")).toHaveValue("12");
  await page.goBack();
  await expect(example).toBeVisible();
  await page.goto("/trades/roofing");
  await page.getByRole("main").getByRole("link", { name: "Book a Free Call" }).first().click();
  await expect(page.getByLabel("Type of Business")).toHaveValue("roofing");
  await expect(page.getByLabel("Anything else we should know?")).toHaveValue(/\$324,600/);
});
