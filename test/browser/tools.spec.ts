import type { Page as Tab } from "@playwright/test";
import { type PageKey, pages, toolPath } from "../../app/site/pages.ts";
import { scriptsLoaded } from "./budget.ts";
import { expect, test } from "./open.ts";

test("the labor rate follows what's typed, and nothing is sent", async ({ page: tab }) => {
  await openTool(tab, "laborRateTool");
  const sent: string[] = [];
  // Scrolling to a field may load a picture.
  tab.on("request", (request) => request.resourceType() !== "image" && sent.push(request.url()));
  const answer = tab.locator('output[name="charged"]');
  await expect(answer).toHaveText("$119.96");
  await tab.getByLabel("Wage an hour").fill("$34");
  await expect(answer).toHaveText("$124.08");
  await tab.getByLabel("Share of hours at work you bill").fill("0");
  await expect(answer).toHaveText("not yet");
  await tab.keyboard.press("Enter");
  expect(sent).toEqual([]);
  expect(new URL(tab.url()).search).toBe("");
});

test("a tool that never pays back says so", async ({ page: tab }) => {
  await openTool(tab, "paybackTool");
  await tab.getByLabel("Times a week").fill("1");
  await expect(tab.locator('output[name="weeks"]')).toHaveText("Never");
});

test("a number that can't be read is marked, and the answer waits for it", async ({ page: tab }) => {
  await openTool(tab, "paybackTool");
  const [times, weeks] = [tab.getByLabel("Times a week"), tab.locator('output[name="weeks"]')];
  await times.fill("9 tasks");
  await expect(weeks).toHaveText("–");
  await expect(times).toHaveAttribute("aria-invalid", "true");
  await times.fill("9");
  await expect(weeks).not.toHaveText("–");
  await expect(times).toHaveAttribute("aria-invalid", "false");
});

async function openTool(tab: Tab, key: PageKey) {
  const loaded = scriptsLoaded(tab, key);
  await tab.goto(pages[key].path);
  await loaded;
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 780 }, contextOptions: { reducedMotion: "reduce" } });

  test("the answer stays in sight of every field, and covers none that's typed in", async ({ page: tab }) => {
    await openTool(tab, "laborRateTool");
    const answer = tab.locator('output[name="charged"]');
    const fields = tab.locator("[data-tool-math] input");
    await fields.first().focus();
    for (let i = 0; i < (await fields.count()); i += 1) {
      await expect(fields.nth(i)).toBeFocused();
      await expect(answer).toBeInViewport({ ratio: 1 });
      expect(await fields.nth(i).evaluate(isUncovered)).toBe(true);
      await tab.keyboard.press("Tab");
    }
  });
});

/** What is seen at a field's upper and lower edge is the field itself. */
function isUncovered(field: Element) {
  const { left, top, bottom } = field.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => document.elementFromPoint(left + 8, y) === field);
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page shows the example", async ({ page: tab }) => {
    await tab.goto(toolPath("priceIncrease"));
    await expect(tab.locator('output[name="lose"]')).toHaveText("30");
  });
});
