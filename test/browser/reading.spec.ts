import { PACKAGES } from "../../app/pages/packages/catalog/packages.ts";
import { pages } from "../../app/site/pages.ts";
import { barriersOn } from "./axe.ts";
import { firstOfEachKind } from "./kinds.ts";
import { expect, test } from "./open.ts";

test.describe("FAQ", () => {
  test("opens one answer at a time within its category, and closes it again", async ({ page }) => {
    await page.goto("/faq");
    const [first, second, other] = [
      "Where should a contractor start with AI?",
      "Is my company too small for this?",
      `What does ${PACKAGES.foundationAudit.climb} (${PACKAGES.foundationAudit.name}) cost?`,
    ].map((question) => page.locator("details", { has: page.getByText(question, { exact: true }) }));
    if (!first || !second || !other) throw new Error("questions are missing");
    await first.locator("summary").click();
    await other.locator("summary").click();
    await expect(first).toHaveAttribute("open");
    await expect(other).toHaveAttribute("open");
    await second.locator("summary").press("Enter");
    await expect(second).toHaveAttribute("open");
    await expect(first).not.toHaveAttribute("open");
    await expect(other).toHaveAttribute("open");
    expect(await barriersOn(page)).toEqual([]);
    await second.locator("summary").click();
    await expect(second).not.toHaveAttribute("open");
  });

  for (const javaScriptEnabled of [true, false]) {
    test(`a link to a question opens its answer, ${javaScriptEnabled ? "with" : "without"} script`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled, baseURL });
      const page = await context.newPage();
      await page.goto("/faq#company-size");
      await expect(page.locator("#company-size")).toBeVisible();
      await expect(page.locator("#company-size")).toBeInViewport();
      await context.close();
    });
  }
});

test.describe("Share", () => {
  test.use({ isNewTab: true });

  test("copies the page's URL where the browser has no share sheet, and says so", async ({ page, context, baseURL }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
    // Its script comes after the first paint.
    await page.goto("/blog/plumbers-guide-to-ai", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByRole("status")).toContainText("Link copied");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname).toBe("/plumbers-guide-ai-automation-quotes-success");
    expect(baseURL).toBeTruthy();
  });

  test("opens the share sheet where there is one", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", { value: (given: object) => Promise.resolve(Object.assign(window, { shared: given })) });
    });
    await page.goto("/blog/plumbers-guide-to-ai");
    await page.getByRole("button", { name: "Share" }).click();
    await expect.poll(() => page.evaluate(() => (window as unknown as { shared?: { title: string } }).shared?.title)).toContain("Plumber");
  });
});

test("a text to use can be copied from posts, articles and guides, and the page says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 360, height: 780 });
  for (const [path, name, text] of [
    ["/blog/texts-for-when-a-job-goes-wrong", "Copy 2. Rained out", /^Hi \[name\], rain is moving in.*You don't need to do anything\.$/],
    ["/blog/plumbers-guide-to-ai", /^Copy /, /\w/],
    [pages.estimatingGuide.path, "Copy AI prompt: estimate draft from site notes", /^You write.*\n\n1\. List.*\[paste\]$/s],
  ] as const) {
    // The script comes after the first paint.
    await page.goto(path, { waitUntil: "networkidle" });
    const button = page.getByRole("main").getByRole("button", { name, exact: true }).first();
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await button.press("Enter");
    await expect(page.getByRole("status")).toContainText("Copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(text);
    expect(await barriersOn(page)).toEqual([]);
  }
});

test.describe("tables on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test("the package names stay under the bar while their rows scroll by", async ({ page }) => {
    await page.goto("/ai-packages-for-contractors");
    await page.getByText("Show the comparison").click();
    const head = page.getByRole("columnheader", { name: PACKAGES.growthEngine.name });
    await page.getByRole("rowheader", { name: "Team training" }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 200);
    await expect(head).toBeInViewport();
    const bar = await page.locator(".bar").boundingBox();
    await expect.poll(async () => (await head.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.height ?? 0) - 1);
  });

  test("a wide table shows each row's result beside its name, in the screen, and stays a table", async ({ page }) => {
    await page.goto("/blog/which-leads-are-worth-buying");
    const row = page.getByRole("table").getByRole("row", { name: /^(Source: )?Search ads/ });
    const [name, result] = [row.getByRole("rowheader"), row.getByRole("cell").last()];
    await expect(result).toHaveText("$827");
    const [nameBox, resultBox] = [await name.boundingBox(), await result.boundingBox()];
    expect(resultBox?.y).toBe(nameBox?.y);
    expect((resultBox?.x ?? 360) + (resultBox?.width ?? 0)).toBeLessThanOrEqual(360);
    await expect(page.getByRole("columnheader", { name: "Cost per signed job" })).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

test.describe("a post's figure", () => {
  /** One post for each kind of figure. */
  const POSTS = [
    "ai-roi-for-contractors",
    "a-no-heat-monday-hour-by-hour",
    "one-change-order-form-before-and-after",
    "automate-draft-or-leave-alone",
    "texts-for-when-a-job-goes-wrong",
    "the-two-week-look-ahead-in-thirty-minutes",
    "from-camera-run-to-sewer-quote",
    "a-tune-up-report-the-homeowner-reads",
    "drain-cleaning-follow-up-callbacks",
    "water-heater-replacement-quote",
  ];

  test("reads at 320 px: no barriers, no text under 12 px, nothing outside its frame", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 780 });
    for (const slug of POSTS) {
      await page.goto(`/blog/${slug}`);
      expect(await barriersOn(page, { within: ".figure" }), slug).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), slug).toBeLessThanOrEqual(0);
      const faults = await page.locator(".figure").evaluate((figure) => {
        const frame = figure.getBoundingClientRect();
        return [...figure.querySelectorAll("text, li, p, span, b")].flatMap((element) => {
          const scale = element instanceof SVGTextElement ? (element.getScreenCTM()?.d ?? 1) : 1;
          const { left, right } = element.getBoundingClientRect();
          const isSmall = Number.parseFloat(getComputedStyle(element).fontSize) * scale < 12;
          return isSmall || left < frame.left || right > frame.right ? [element.textContent] : [];
        });
      });
      expect(faults, slug).toEqual([]);
    }
  });

  test("has notes in the margin where there is one, and in the text elsewhere", async ({ page }) => {
    for (const [width, isBeside] of [
      [1280, true],
      [1279, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/blog/${POSTS[0]}`);
      for (const note of await page.getByRole("note").all()) {
        const text = await page.locator(".noted:has(> .note) > .prose").first().boundingBox();
        const box = await note.boundingBox();
        expect((box?.x ?? 0) > (text?.x ?? 0) + (text?.width ?? 0), `${width} px`).toBe(isBeside);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }
    }
  });
});

test("the 404 page logs the missing path as an error", async ({ page, complaints }) => {
  await page.goto("/no/such/page");
  await expect.poll(() => complaints.join(" ")).toContain("/no/such/page");
  complaints.splice(0);
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("what has to be seen goes on into the margin of a post, and hangs beside a guide's text", async ({ page }) => {
  for (const [width, isBeside] of [
    [1280, true],
    [1279, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/blog/ai-roi-for-contractors");
    const [figure, text, number] = await Promise.all([
      page.locator(".figure").boundingBox(),
      page.locator(".noted p").first().boundingBox(),
      page.locator(".key-number").boundingBox(),
    ]);
    expect((figure?.width ?? 0) > 1.3 * (text?.width ?? 0), `${width} px`).toBe(isBeside);
    expect((number?.x ?? 0) > (text?.x ?? 0) + (text?.width ?? 0), `${width} px`).toBe(isBeside);
    await page.goto(pages.missedCallGuide.path);
    for (const exhibit of [page.locator(".slip").first(), page.locator(".guide-hung").last()]) {
      const [box, words] = await Promise.all([exhibit.boundingBox(), page.locator(".guide-part > p").first().boundingBox()]);
      expect((box?.x ?? 0) > (words?.x ?? 0) + (words?.width ?? 0), `${width} px`).toBe(isBeside);
    }
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every kind of page is readable, and no control is shown that wouldn't work", async ({ page }) => {
    for (const { path } of firstOfEachKind) {
      await page.goto(path);
      const { headings, buttons } = await page.evaluate(shownWithoutScript);
      expect(headings, path).toEqual([true]);
      expect(buttons, path).toEqual([]);
    }
  });

  /** Whether each main heading shows, and the buttons that do. Runs in the browser. */
  function shownWithoutScript() {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 0;
    const buttons = [...document.querySelectorAll('main button[type="button"]')].filter(isShown);
    return { headings: [...document.querySelectorAll("h1")].map(isShown), buttons: buttons.map(({ outerHTML }) => outerHTML) };
  }

  test("the menu opens on a phone and its links work", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.locator("#menu").getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL("/frequently-asked-questions-ai-contractors");
  });
});

test("in forced colors buttons keep a border and text stays visible", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  const book = page.getByRole("main").getByRole("link", { name: "Book Free Consultation" });
  await expect(book).toBeVisible();
  expect(await book.evaluate((link) => getComputedStyle(link).borderTopWidth)).not.toBe("0px");
  await page.goto(pages.calculator.path);
  const ink = await page.locator("body").evaluate((body) => getComputedStyle(body).color);
  for (const label of await page.locator(".plot-climb text").all()) await expect(label).toHaveCSS("fill", ink);
});

test("with reduced motion nothing moves, and the map is whole", async ({ page }) => {
  await page.goto("/");
  for (const part of [
    ".hero-map",
    ".walker",
    ".climb-map .route-behind",
    ".leg-behind",
    ".leg-walker",
    ".receipt",
    ".flag > .button",
    ".place-house .thread > li",
  ])
    expect(
      await page
        .locator(part)
        .first()
        .evaluate((element) => getComputedStyle(element).animationName),
      part,
    ).toBe("none");
  for (const message of await page.locator(".place-house .thread > li").all()) await expect(message).toHaveCSS("opacity", "1");
});
