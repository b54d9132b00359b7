import type { Page } from "@playwright/test";
import { allPages, pages } from "../../app/site/pages.ts";
import { expect, test } from "./open.ts";

test("every week of the process hangs from its station", async ({ page }) => {
  await page.goto(pages.process.path);
  for (const width of [800, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [stations, weeks] = [await leftsOf(page, ".process-map circle"), await leftsOf(page, ".weeks-row > li")];
    const unit = (await page.locator(".weeks-row").evaluate((row) => row.clientWidth)) / 1152;
    expect(stations).toHaveLength(6);
    for (const [i, left] of weeks.entries())
      expect(Math.abs((stations[i] ?? 0) - left - (14 - 9 - 1.25) * unit), `${width} px`).toBeLessThan(2);
  }
});

test("every paper of a service stands at its station, clear of the path", async ({ page }) => {
  for (const { path } of allPages.filter(({ service }) => service)) {
    await page.goto(path);
    for (const width of [1280, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(stemsOff), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("every model of a trade's week is clear of its panel's edges", async ({ page }) => {
  for (const { path } of allPages.filter(({ trade }) => trade)) {
    await page.goto(path);
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(leastAir), `${path} at ${width} px`).toBeGreaterThanOrEqual(16);
    }
  }
});

test("the path of a service turns orange as the page scrolls, and is whole without motion", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(pages.agentDevelopment.path);
  const shown = () => page.locator(".stations-map .path-behind").evaluate((path) => getComputedStyle(path).clipPath);
  expect(await shown()).toContain("102%");
  await page.locator(".stations").evaluate((stations) => scrollTo(0, stations.getBoundingClientRect().bottom + scrollY - 300));
  await expect.poll(shown).not.toContain("102%");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(shown).toBe("none");
});

function leftsOf(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((found) => found.map((element) => element.getBoundingClientRect().left));
}

/** Between a model and the edges of its panel, in pixels. Runs in the browser. */
function leastAir() {
  const airs = [...document.querySelectorAll(".scene > .model")].map((model) => {
    const [inner, outer] = [model.getBoundingClientRect(), (model.parentElement as Element).getBoundingClientRect()];
    return Math.min(inner.left - outer.left, inner.top - outer.top, outer.right - inner.right, outer.bottom - inner.bottom);
  });
  return Math.min(...airs);
}

/** Papers whose stem doesn't meet their edge, or that lie over the strip of the path. Runs in the browser. */
function stemsOff() {
  const strip = document.querySelector(".stations-map")?.getBoundingClientRect();
  const papers = [...document.querySelectorAll(".station")];
  return [...document.querySelectorAll(".stop > path")].flatMap((stem, i) => {
    const [line, paper] = [stem.getBoundingClientRect(), papers[i]?.getBoundingClientRect()];
    if (!strip || !paper) return [`no paper ${i}`];
    const isAbove = paper.bottom <= strip.top + 1;
    const isAt = line.left > paper.left && line.left < paper.left + 60;
    const meets = isAbove ? Math.abs(line.top - paper.bottom) < 2 : Math.abs(line.bottom - paper.top) < 2;
    return isAt && meets ? [] : [`paper ${i}: ${JSON.stringify(paper)} ${JSON.stringify(line)}`];
  });
}
