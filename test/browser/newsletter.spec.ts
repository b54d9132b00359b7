import type { Page } from "@playwright/test";
import { barriersOn } from "./axe.ts";
import { linkInEmail } from "./booked-call.ts";
import { expect, test } from "./open.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 780 } });
    // axe itself needs script.
    const lookAt = javaScriptEnabled ? expectTidy : expectToFit;
    const email = javaScriptEnabled ? "reader@ridge.example" : "reader@pipe.example";

    test("a mistake shows next to the field, an email address is accepted, and its emails lead onto the list and off it", async ({
      page,
      complaints,
    }) => {
      await page.goto("/blog");
      await ask(page, "sam@ridge");
      const field = page.getByLabel("Your email");
      await expect(field).toHaveAccessibleDescription(/doesn't look like an email address/);
      await expect(field).toHaveValue("sam@ridge");
      if (javaScriptEnabled) await expect(field).toBeFocused();
      expect(new URL(page.url()).pathname).toBe(javaScriptEnabled ? "/blog" : "/newsletter");
      await lookAt(page, "[data-newsletter]");

      await ask(page, email);
      await expect(page.getByText("Check your inbox")).toBeVisible();
      await expect(page.getByLabel("Your email")).toHaveCount(0);
      if (javaScriptEnabled) await expect(page.locator("[data-newsletter] [role=status]")).toBeFocused();
      expect(new URL(page.url()).pathname).toBe(javaScriptEnabled ? "/blog" : "/newsletter");
      await lookAt(page, "[data-newsletter]");

      await page.goto(await linkInEmail(email, "/newsletter/confirm"));
      await lookAt(page);
      await page.getByRole("button", { name: "Yes, sign me up" }).click();
      await expect(page.getByRole("heading", { name: "You're subscribed" })).toBeVisible();
      await lookAt(page);

      await page.goto(await linkInEmail(email, "/newsletter/unsubscribe"));
      await lookAt(page);
      await page.getByRole("button", { name: "Unsubscribe me" }).click();
      await expect(page.getByRole("heading", { name: "You're unsubscribed" })).toBeVisible();
      await page.getByRole("link", { name: /Sign up again/ }).click();
      await ask(page, "sam@ridge");
      await expect(page.getByLabel("Your email")).toHaveAccessibleDescription(/doesn't look like an email address/);
      await lookAt(page);
      // The browser itself reports a 422 response.
      for (const complaint of complaints.splice(0)) expect(complaint).toContain("422");
    });
  });
}

test("the button waits while sending; if nothing responds, the page says so and keeps the email address", async ({ page, complaints }) => {
  let fail = () => {};
  const asked = new Promise<void>((resolve) => {
    fail = resolve;
  });
  let posts = 0;
  await page.route("**/newsletter", async (route) => {
    posts++;
    await asked;
    await route.abort();
  });
  await page.goto("/blog");
  await ask(page, "lee@roof.example");
  const button = page.locator("[data-newsletter] button");
  await expect(button).toHaveText("Sending...");
  await button.click({ force: true });
  fail();
  await expect(page.locator("[data-newsletter] [role=status]")).toContainText("We couldn't sign you up");
  await expect(button).toHaveText("Sign me up");
  await expect(page.getByLabel("Your email")).toHaveValue("lee@roof.example");
  expect(posts).toBe(1);
  // The browser itself reports the broken request.
  expect(complaints.splice(0)).toEqual([expect.stringContaining("ERR_FAILED")]);
  await page.unroute("**/newsletter");
  await ask(page, "lee@roof.example");
  await expect(page.getByText("Check your inbox")).toBeVisible();
});

async function ask(page: Page, email: string) {
  await page.getByLabel("Your email").fill(email);
  await page.getByRole("button", { name: "Sign me up" }).click();
}

/** No axe violations, no overflow. */
async function expectTidy(page: Page, part = "main") {
  expect(await barriersOn(page, { within: part })).toEqual([]);
  await expectToFit(page);
}

async function expectToFit(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
