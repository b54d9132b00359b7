import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { killAll, listening, start } from "../harness/server-process.ts";
import { barriersOn } from "./axe.ts";
import { expect, test } from "./open.ts";

// A separate site, because these tests read the emails it writes.
const dataDir = mkdtempSync(join(tmpdir(), "peakworks-browser-"));
let origin = "";
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  const { port } = await listening(start({ DATA_DIR: dataDir, RATE_LIMIT: "off" }));
  origin = `http://127.0.0.1:${port}`;
});
test.afterAll(killAll);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 780 } });
    // axe itself needs script.
    const lookAt = javaScriptEnabled ? expectTidy : expectToFit;
    const email = javaScriptEnabled ? "sam@ridge.example" : "kim@pipe.example";

    test("a mistake shows next to the field, an email address is accepted, and its emails lead onto the list and off it", async ({
      page,
      complaints,
    }) => {
      await page.goto(`${origin}/blog`);
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

      await page.goto(origin + (await linkTo(email, "/newsletter/confirm")));
      await lookAt(page);
      await page.getByRole("button", { name: "Yes, sign me up" }).click();
      await expect(page.getByRole("heading", { name: "You're subscribed" })).toBeVisible();
      await lookAt(page);

      await page.goto(origin + (await linkTo(email, "/newsletter/unsubscribe")));
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
  await page.goto(`${origin}/blog`);
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

/** Waits for an email to this person with such a link. */
async function linkTo(email: string, path: string) {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        for (const file of emailsIn(join(dataDir, "mail"))) {
          const message = await PostalMime.parse(readFileSync(file));
          if (message.to?.[0]?.address === email) link ??= new RegExp(`${path}\\?token=[\\w.-]+`).exec(message.text ?? "")?.[0];
        }
        return link;
      },
      { timeout: 20_000 },
    )
    .toBeTruthy();
  return link ?? "";
}

function emailsIn(folder: string) {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith(".eml"))
      .map((file) => join(folder, file));
  } catch {
    return [];
  }
}
