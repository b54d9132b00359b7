import { allPages, pages } from "../../app/site/pages.ts";
import { expect, test } from "./open.ts";

test.describe("top bar", () => {
  test("turns to glass after 50 pixels of scrolling and clears again", async ({ page }) => {
    await page.goto("/about-us");
    const scrolledTo = async (y: number) => {
      await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), y);
      return page.locator("html");
    };
    await expect(await scrolledTo(50)).not.toHaveAttribute("data-scrolled");
    await expect(await scrolledTo(51)).toHaveAttribute("data-scrolled");
    await expect(page.locator("header.bar")).toHaveCSS("background-color", /[ ,]0\.95\)$/);
    await expect(await scrolledTo(0)).not.toHaveAttribute("data-scrolled");
    await expect(page.locator("header.bar")).toHaveCSS("background-color", /[ ,]0\)$/);
  });

  test("has a dark background behind its text over a light opening section, before it turns to glass", async ({ page }) => {
    await page.goto("/about-us");
    for (const y of [0, 40]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), y);
      const behind = await page
        .locator(".bar")
        .evaluate((bar) => document.elementsFromPoint(20, bar.clientHeight - 2).some((element) => element.matches(".bar-ground")));
      expect(behind).toBe(true);
    }
  });

  test("shows its items in a row on a desktop, with no menu button", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/");
    await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link")).toHaveCount(
      allPages.filter(({ nav }) => nav).length + 1,
    );
    await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeHidden();
  });
});

test.describe("menu on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("opens, and closes on Escape, a press outside, its button and a chosen link", async ({ page }) => {
    await page.goto("/");
    const menu = page.locator("#menu");
    const open = page.getByRole("button", { name: "Menu", exact: true });
    await expect(menu).toBeHidden();

    await open.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();

    // On a narrower screen the menu covers everything.
    await page.setViewportSize({ width: 480, height: 740 });
    await open.click();
    await page.mouse.click(4, 400);
    await expect(menu).toBeHidden();
    await page.setViewportSize({ width: 360, height: 740 });

    await open.click();
    await page.getByRole("button", { name: "Close menu" }).click();
    await expect(menu).toBeHidden();

    await open.click();
    await menu.getByRole("link", { name: "Process" }).click();
    await expect(page).toHaveURL("/our-ai-implementation-process");
    await expect(page.locator("#menu")).toBeHidden();
    await page.goBack();
    await expect(page.locator("#menu")).toBeHidden();
  });

  test("keeps the call button within thumb's reach after scrolling, and hides it on the booking page", async ({ page }) => {
    await page.goto("/");
    const call = page.locator(".thumb-bar").getByRole("link", { name: "Book Free Consultation" });
    await expect(call).toBeHidden();
    await page.mouse.wheel(0, 600);
    await expect(call).toBeInViewport();
    await page.goto(pages.process.path);
    await expect(call, "at once, where the opening has no button").toBeInViewport();
    await page.goto("/contact");
    await expect(page.locator(".thumb-bar")).toHaveCount(0);
  });

  test("hides the call button while somebody types, so that it isn't over the form's own", async ({ page }) => {
    await page.goto(pages.blog.path);
    const call = page.locator(".thumb-bar").getByRole("link", { name: "Book Free Consultation" });
    await page.mouse.wheel(0, 600);
    await expect(call).toBeInViewport();
    const email = page.locator("main form input[type=email]").last();
    await email.focus();
    await expect(call).not.toBeInViewport();
    await email.blur();
    await expect(call).toBeInViewport();
  });

  test("leaves a post's reader the whole screen, and brings the call button back with the first turn upward", async ({ page }) => {
    await page.goto(pages.plumbingArticle.path);
    const call = page.locator(".thumb-bar").getByRole("link", { name: "Book Free Consultation" });
    await page.mouse.wheel(0, 900);
    await expect(page.locator("html")).toHaveAttribute("data-reading-on");
    await expect(call).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(call).toBeInViewport();
  });
});

test("a new page starts at the top, and Back returns to the old position", async ({ page }) => {
  await page.goto("/about-us");
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await page
    .locator("footer")
    .getByRole("link", { name: "Process" })
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL("/process");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test("by keyboard: the skip link comes first, and nothing focused is hidden under the bar", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto("/packages");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press("Tab");
    const hidden = await page.evaluate(() => {
      const at = document.activeElement?.getBoundingClientRect();
      const bar = document.querySelector(".bar")?.getBoundingClientRect();
      return at && bar && !document.activeElement?.closest(".bar") ? at.top < bar.bottom - 1 && at.bottom < bar.bottom : false;
    });
    expect(hidden).toBe(false);
  }
});
