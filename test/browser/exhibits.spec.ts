import type { Page } from "@playwright/test";
import { allPages, pages, tradePath } from "../../app/site/pages.ts";
import { leaveOnly, stopPainting } from "./leave-only.ts";
import { expect, test } from "./open.ts";

test("every milestone of the process hangs from its station, and the last one from the summit", async ({ page }) => {
  await page.goto(pages.process.path);
  await stopPainting(page);
  for (const width of [800, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [stations, milestones] = [await leftsOf(page, ".process-map circle"), await leftsOf(page, ".milestones-row > li")];
    const unit = (await page.locator(".milestones-row").evaluate((row) => row.clientWidth)) / 1152;
    expect(stations).toHaveLength(4);
    expect(milestones).toHaveLength(5);
    for (const [i, station] of stations.entries())
      expect(Math.abs(station - (milestones[i] ?? 0) - (14 - 9 - 1.25) * unit), `${width} px`).toBeLessThan(2);
  }
});

test("the process's summit keeps its flag away from the screen's edge", async ({ page }) => {
  await page.goto(pages.process.path);
  await stopPainting(page);
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const flag = await page.locator(".process-map .process-flag").boundingBox();
    expect(width - (flag?.x ?? width) - (flag?.width ?? 0), `${width} px`).toBeGreaterThanOrEqual(40);
  }
});

test("the trail of weeks goes down the gutter, and from 1280 px up it climbs, below the words above it", async ({ page }) => {
  await page.goto(pages.process.path);
  await stopPainting(page);
  for (const width of [390, 768, 1024, 1279, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page.locator(".weeks > li").evaluateAll((weeks) => weeks.map((week) => week.getBoundingClientRect().top));
    expect(tops, `${width} px`).toEqual(tops.toSorted((a, b) => (width < 1280 ? a - b : b - a)));
    expect(new Set(tops).size, `${width} px`).toBe(6);
    await expect(page.locator(".weeks .gutter-leg").first()).toBeVisible();
    const [words, first] = [await page.locator("p:has(+ .weeks)").boundingBox(), await page.locator(".weeks > li").first().boundingBox()];
    expect(first?.y, `${width} px`).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0));
  }
});

test("below 1024 px the climb ends a package's opening, and the guarantee's card comes after it", async ({ page }) => {
  await page.goto(pages.growthEngine.path);
  const [land, card] = [page.locator(".package-height"), page.locator(".opening-words > :last-child")];
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [landTop, cardTop] = [(await land.boundingBox())?.y ?? Number.NaN, (await card.boundingBox())?.y ?? Number.NaN];
    expect(cardTop > landTop, `${width} px`).toBe(width < 1024);
  }
});

test("the minutes of the tape measure stand over the parts of the call, wherever the page is scrolled to", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(pages.faq.path);
  for (const top of [870, 670, 300]) {
    const [minutes, parts] = await page.evaluate(tapeAt, top);
    // Each part begins where the minute before it ends.
    for (const [i, part] of (parts ?? []).slice(1).entries()) {
      const closest = Math.min(...(minutes ?? []).map((minute) => Math.abs(minute - part)));
      expect(closest, `part ${i + 2} at ${top} px`).toBeLessThan(2);
    }
  }
});

test("the words on the packages' land grow with it", async ({ page }) => {
  await page.goto(pages.packages.path);
  await leaveOnly(page, ".opening");
  const widths = [];
  for (const width of [390, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    widths.push(
      await page
        .locator(".climb-words .map-note")
        .first()
        .evaluate((note) => note.getBoundingClientRect().width),
    );
  }
  const [phone = 0, desktop = 0, wall = 0] = widths;
  expect(desktop / phone).toBeCloseTo(1, 1);
  // From 12 pixels to 15 or 16.
  expect(wall / phone).toBeGreaterThan(1.25);
  expect(wall / phone).toBeLessThan(1.37);
});

test("a service's trail ends before its model on a phone, and every paper stands at its station, clear of the path", async ({ page }) => {
  for (const { path } of allPages.filter(({ service }) => service)) {
    await page.goto(path);
    await expectTrailToEndBeforeModel(page, path);
    // Not every service has its papers on a path.
    if ((await page.locator(".station").count()) === 0) continue;
    await leaveOnly(page, "section:has(.stations-map)");
    for (const width of [1280, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(stemsOff), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("a trade's trail ends before its model on a phone and is clear of the words beside it, and every model of its week is whole, large enough to read and clear of its panel's edges", async ({
  page,
}) => {
  for (const { path } of allPages.filter(({ trade }) => trade)) {
    await page.goto(path);
    await expectTrailToEndBeforeModel(page, path);
    await page.setViewportSize({ width: 1024, height: 768 });
    expect(await page.locator(".model-way").evaluate(airBesideWords), path).toBeGreaterThanOrEqual(0);
    await leaveOnly(page, ".scenes");
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(leastAir), `${path} at ${width} px`).toBeGreaterThanOrEqual(16);
      const heights = await page.locator(".scene > .model").evaluateAll((models) => models.map((model) => model.clientHeight));
      // A phone has them beside their days' words.
      expect(Math.min(...heights), `${path} at ${width} px`).toBeGreaterThanOrEqual(width < 768 ? 120 : 140);
    }
  }
});

test("from 1280 px up every day of a trade's week has a column of its own, all on one line", async ({ page }) => {
  for (const path of [tradePath("plumbing"), tradePath("electrical")]) {
    await page.goto(path);
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const days = await page.locator(".scenes dt").evaluateAll((found) => found.map((day) => day.getBoundingClientRect()));
      expect(new Set(days.map(({ top }) => Math.round(top))).size, `${path} at ${width} px`).toBe(1);
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

test("what a week costs is drawn to the scale of its figures, from edge to edge", async ({ page }) => {
  const drawings = [
    { path: pages.strategyConsulting.path, sizes: peakHeights, figure: /\$([\d,]+)$/, widths: [390, 1440] },
    { path: pages.workflowAutomation.path, sizes: stepLengths, figure: /\$([\d,]+)$/, widths: [390, 1440] },
    { path: pages.paidAdvertising.path, sizes: partLengths, figure: /\$([\d,]+)$/, widths: [1440] },
  ];
  for (const { path, sizes, figure, widths } of drawings) {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const losses = await page.locator(".losses > :not(.losses-total)").evaluateAll((rows) => rows.map(({ textContent }) => textContent));
      expect(losses.length, `${path} at ${width} px`).toBeGreaterThan(1);
      const drawn = await page.evaluate(sizes);
      const [scale, ...others] = losses.map((loss, i) => (drawn[i] ?? 0) / Number(figure.exec(loss)?.[1]));
      for (const other of others) expect(other / (scale ?? 0), `${path} at ${width} px`).toBeCloseTo(1, 1);
    }
  }
});

test("from 1280 px up each voice of the example call stands at its second", async ({ page }) => {
  await page.goto(pages.agentDevelopment.path);
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const voices = await page
      .locator(".call-line .thread > li")
      .evaluateAll((found) =>
        found.map((voice) => ({ label: voice.firstElementChild?.textContent ?? "", left: voice.getBoundingClientRect().left })),
      );
    expect(voices).toHaveLength(15);
    const line = await page.locator(".call-voices").first().boundingBox();
    for (const { label, left } of voices) {
      const [, minutes = 0, seconds = 0] = (/(\d):(\d+)$/.exec(label) ?? []).map(Number);
      const second = minutes * 60 + seconds;
      // Each row is a minute. The first begins at 0:02, and the second at 0:54.
      const place = ((second - (second < 54 ? 2 : 54)) * (line?.width ?? 0)) / 60;
      expect(Math.abs(left - (line?.x ?? 0) - place), `${label} at ${width} px`).toBeLessThan(2);
    }
  }
});

test("the peaks of a week's losses stand on one ground, and the parts of its bar in one row", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, drawn] of [
    [pages.strategyConsulting.path, ".loss-peaks svg"],
    [pages.paidAdvertising.path, ".loss-bar > :not(.losses-total) > dd"],
  ] as const) {
    await page.goto(path);
    const boxes = await page.locator(drawn).evaluateAll((found) => found.map((part) => part.getBoundingClientRect()));
    const edges = boxes.map((box) => Math.round(drawn.endsWith("svg") ? box.bottom : box.height));
    expect(new Set(edges).size, path).toBe(1);
  }
});

async function expectTrailToEndBeforeModel(page: Page, path: string) {
  await page.setViewportSize({ width: 320, height: 640 });
  const [trail, model] = [await page.locator("#last-leg").boundingBox(), await page.locator("svg.model").boundingBox()];
  expect((trail?.x ?? 0) + (trail?.width ?? 320), path).toBeLessThanOrEqual(model?.x ?? 0);
}

/** From the lines of words that the way to a model passes, in pixels. Runs in the browser. */
function airBesideWords(way: Element) {
  const { left, top, bottom } = way.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(way.closest(".opening-words")?.firstElementChild as Element);
  const beside = [...words.getClientRects()].filter((line) => line.top < bottom && line.bottom > top && line.width < innerWidth / 2);
  return left - Math.max(0, ...beside.map(({ right }) => right));
}

/** Runs in the browser. */
function peakHeights() {
  return [...document.querySelectorAll(".loss-peaks svg")].map((peak) => peak.getBoundingClientRect().height);
}

/** Runs in the browser. */
function stepLengths() {
  return [...document.querySelectorAll(".loss-steps > :not(.losses-total)")].map((step) =>
    Number.parseFloat(getComputedStyle(step, "::before").width),
  );
}

/** Runs in the browser. */
function partLengths() {
  return [...document.querySelectorAll(".loss-bar > :not(.losses-total)")].map((part) => part.getBoundingClientRect().width);
}

/** Where its minutes end and the parts begin, with the tape's upper edge so far down the screen. Runs in the browser. */
async function tapeAt(top: number) {
  const tape = document.querySelector(".tape") as Element;
  scrollTo({ top: scrollY + tape.getBoundingClientRect().top - top, behavior: "instant" });
  // Scroll timelines move on with the frame after.
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  const edges = (selector: string, edge: "left" | "right") =>
    [...document.querySelectorAll(selector)].map((found) => found.getBoundingClientRect()[edge]);
  return [edges(".tape > span", "right"), edges(".first-call-parts > li", "left")];
}

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
