import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { climb } from "../../app/pages/home/words/climb.ts";
import { PACKAGE_KEYS } from "../../app/pages/packages/catalog/packages.ts";
import { packages } from "../../app/pages/packages/words/packages.ts";
import { pages, toolPath, tradePath } from "../../app/site/pages.ts";
import { leaveOnly, stopPainting } from "./leave-only.ts";
import { expect, test } from "./open.ts";

const read = (name: string) => JSON.parse(readFileSync(`app/design/map/${name}.json`, "utf8"));
const { places } = read("home") as { places: Record<string, [number, number]> };
/** A picture's width, and the parts of it that are drawn, in its own pixels. */
type Drawn = { width: number; drawn: { left: number; top: number; right: number; bottom: number }[] };

const PLACES = {
  kitchen: ".place-kitchen",
  house: ".place-house",
  basecamp: ".place-jobs",
  ascent: ".place-packages",
};

test("from 1280 px up home's sections fit their parts of the sheet, and one trail leads from the opening's summit to the kitchen table and on to the flag", async ({
  page,
}) => {
  await page.goto("/");
  await stopPainting(page);
  for (const width of [1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const sheet = await page.locator(".climb").evaluate((climb) => {
      const top = climb.getBoundingClientRect().top;
      const sections = [...climb.querySelectorAll("section")].map((section) => ({
        name: section.className,
        overflow: section.scrollHeight - section.clientHeight,
        bottom: section.getBoundingClientRect().bottom - top,
      }));
      return { height: climb.clientHeight, sections };
    });
    const unit = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16);
    for (const { name, overflow, bottom } of sheet.sections) {
      expect(overflow, `${name} at ${width} px`).toBeLessThanOrEqual(0);
      expect(bottom, `${name} at ${width} px`).toBeLessThanOrEqual(sheet.height);
    }
    for (const [place, selector] of Object.entries(PLACES)) {
      const y = (places[place]?.[1] ?? 0) * unit;
      const spans = await page.locator(`.climb :is(${selector})`).evaluateAll((sections) => {
        const top = sections[0]?.closest(".climb")?.getBoundingClientRect().top ?? 0;
        return sections.map((section) => section.getBoundingClientRect()).map((box) => [box.top - top, box.bottom - top]);
      });
      expect(Math.min(...spans.map(([from = 0]) => from)), `${place} at ${width} px`).toBeLessThanOrEqual(y);
      expect(Math.max(...spans.map(([, to = 0]) => to)), `${place} at ${width} px`).toBeGreaterThanOrEqual(y);
    }
    const flag = await page.locator(".flag").boundingBox();
    const [x, y] = places.summit ?? [0, 0];
    const top = (await page.locator(".climb").boundingBox())?.y ?? 0;
    expect(Math.abs((flag?.x ?? 0) - (width / 2 + (x - 720) * unit)), `${width} px`).toBeLessThan(3);
    expect(Math.abs((flag?.y ?? 0) + (flag?.height ?? 0) - top - y * unit), `${width} px`).toBeLessThan(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBeLessThanOrEqual(0);
    const { gap, atKitchen } = await page.evaluate(trailDown);
    expect(gap, `${width} px`).toBeLessThan(3);
    expect(atKitchen).toEqual(places.kitchen);
  }
});

/**
 * How far the trail below the opening begins from where the opening's own leaves it, and where it ends on the sheet. Runs in the browser.
 */
function trailDown() {
  const [opening, below] = [...document.querySelectorAll<SVGPathElement>(".hero-route")] as [SVGPathElement, SVGPathElement];
  const onScreen = (path: SVGPathElement, length: number) =>
    path.getPointAtLength(length).matrixTransform(path.getScreenCTM() ?? undefined);
  const start = onScreen(below, 0);
  let nearest = Number.POSITIVE_INFINITY;
  for (let length = 0; length < opening.getTotalLength(); length++) {
    const { x, y } = onScreen(opening, length);
    nearest = Math.min(nearest, Math.hypot(x - start.x, y - start.y));
  }
  const { x, y } = below.getPointAtLength(below.getTotalLength());
  return { gap: nearest, atKitchen: [Math.round(x), Math.round(y)] };
}

test("from 1280 px up each package's name on home takes one line, and the cards leave the camp's name free", async ({ page }) => {
  await page.goto("/");
  await stopPainting(page);
  for (const width of [1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const names = await page.locator(".camp-cards h3").all();
    expect(names).toHaveLength(PACKAGE_KEYS.length);
    for (const name of names) {
      const lines = await name.evaluate((title) => title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight));
      expect(Math.round(lines), `${await name.textContent()} at ${width} px`).toBe(1);
    }
    const camp = await page.locator(".climb text", { hasText: packages.growthEngine.climb }).first().boundingBox();
    const cards = await page.locator(".camp-cards").boundingBox();
    expect((camp?.x ?? width) + (camp?.width ?? 0), `${width} px`).toBeLessThan(cards?.x ?? 0);
  }
});

test("at the end of a page the flag stands on the ridge's highest peak, and the ridge reaches both edges", async ({ page }) => {
  const shown = { north: pages.process.path, south: pages.about.path, east: pages.packages.path, west: pages.services.path };
  for (const [side, path] of Object.entries(shown)) {
    await page.goto(path);
    await leaveOnly(page, ".closing");
    for (const width of [320, 390, 575, 576, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await page.locator(".closing").scrollIntoViewIfNeeded();
      const ridge = await page.locator(".closing .ridge > img").boundingBox();
      const flag = await page.locator(".closing .flag").boundingBox();
      if (!ridge || !flag) throw new Error(`no flag or no ridge on ${path}`);
      const peak = peakOf(side);
      const scale = ridge.width / peak.width;
      expect(Math.abs(flag.x + 2 - ridge.x - peak.x * scale), `${side} at ${width} px`).toBeLessThan(3);
      const sunk = flag.y + flag.height - ridge.y - peak.y * scale;
      expect(sunk, `${side} at ${width} px`).toBeGreaterThan(0);
      expect(sunk, `${side} at ${width} px`).toBeLessThan(6);
      expect(ridge.x, `${side} at ${width} px`).toBeLessThan(1);
      expect(ridge.x + ridge.width, `${side} at ${width} px`).toBeGreaterThan(width - 1);
      expect(flag.x + flag.width, `${side} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

// Small screens get pictures of the map with only those parts that they show.
test("below 1280 px the map is drawn wherever it shows, and the flag stands on the summit", async ({ page }) => {
  await page.goto("/");
  await stopPainting(page);
  for (const width of [320, 412, 768, 1023, 1279]) {
    await page.setViewportSize({ width, height: 900 });
    const { drawn } = read("home-narrow") as Drawn;
    for (const band of ["snow", "summit"]) {
      const shown = await page.locator(`.map-band-${band}`).evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        const [left = 0, top = 0] = getComputedStyle(element, "::before")
          .backgroundPosition.split(" ")
          .map((at) => -Number.parseFloat(at));
        return { left, top, right: left + width, bottom: top + height };
      });
      const isDrawn = (box: Drawn["drawn"][number]) =>
        box.left <= shown.left && box.top <= shown.top + 1 && box.right >= shown.right && box.bottom >= shown.bottom - 1;
      expect(drawn.filter(isDrawn), `${band} at ${width} px: ${JSON.stringify(shown)}`).not.toEqual([]);
    }
    const [flag, leg] = [await page.locator(".flag").boundingBox(), await page.locator(".leg-summit").boundingBox()];
    expect(Math.abs((flag?.x ?? 0) + (flag?.width ?? 0) - 2 - (leg?.x ?? 0) - (leg?.width ?? 0)), `${width} px`).toBeLessThan(1);
    expect(Math.abs((flag?.y ?? 0) + (flag?.height ?? 0) - (leg?.y ?? 0) - (leg?.height ?? 0)), `${width} px`).toBeLessThan(1);
  }
  await page.goto(pages.services.path);
  for (const width of [320, 412, 768, 1023]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await isDrawn(page.locator(".sheet-art"), ".sheet-strip svg", read("strips")), `${width} px`).toBe(true);
  }
});

/** Whether what the window shows of the picture lies within one of its drawn parts. */
async function isDrawn(window: Locator, picture: string, { width, drawn }: Drawn) {
  const [frame, drawing] = [await window.boundingBox(), await window.locator(picture).boundingBox()];
  if (!frame || !drawing) return false;
  const unit = drawing.width / width;
  const left = Math.max(0, (frame.x - drawing.x) / unit);
  const right = Math.min(width, (frame.x + frame.width - drawing.x) / unit);
  const top = (frame.y - drawing.y) / unit;
  return drawn.some((box) => box.left <= left && box.right >= right && box.top <= top && box.bottom >= top + frame.height / unit);
}

test("the marker climbs with the page, by style alone, and is where the orange ends", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const height = await page.evaluate(() => document.querySelector(".climb")?.clientHeight ?? 0);
  for (const part of [0.3, 0.45, 0.5, 0.8, 0.93]) {
    await page
      .locator(".climb")
      .evaluate((climb, y) => scrollTo(0, climb.getBoundingClientRect().top + scrollY + y - innerHeight / 2), height * part);
    await expect.poll(async () => Math.abs(((await page.locator(".walker").boundingBox())?.y ?? 0) - 450)).toBeLessThan(130);
    expect(await page.evaluate(walkerFromEnd)).toBeLessThan(1.5);
  }
});

test("the marker leaves the kitchen table beside its name, which then says no more that you're there", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const [name, note] = [page.locator(".map-label:has(.map-you) .map-name"), page.locator(".map-you")];
  const opacity = () => note.evaluate((text) => getComputedStyle(text).opacity);
  const [, kitchen] = places.kitchen ?? [0, 0];
  const past = (by: number) =>
    page
      .locator(".climb")
      .evaluate((climb, y) => scrollTo(0, climb.getBoundingClientRect().top + scrollY + y - innerHeight / 2), kitchen + by);
  await past(-20);
  await expect.poll(opacity).toBe("1");
  for (const by of [10, 40, 120]) {
    await past(by);
    const [words, walker] = [await name.boundingBox(), await page.locator(".walker").boundingBox()];
    expect((walker?.x ?? 0) + (walker?.width ?? 0), `${by} px on`).toBeLessThan(words?.x ?? 0);
  }
  await expect.poll(opacity).toBe("0");
});

/** Pixels between the marker and the end of the orange line. Runs in the browser. */
function walkerFromEnd() {
  const [route, walker] = [document.querySelector<SVGPathElement>("#route"), document.querySelector(".walker circle")];
  const behind = document.querySelector(".climb-map .route-behind");
  if (!route || !walker || !behind) throw new Error("no climb");
  const end = route.getPointAtLength(route.getTotalLength() * (1 - Number.parseFloat(getComputedStyle(behind).strokeDashoffset)));
  const at = end.matrixTransform((behind as SVGUseElement).getScreenCTM() ?? undefined);
  const { left, top, width, height } = walker.getBoundingClientRect();
  return Math.hypot(left + width / 2 - at.x, top + height / 2 - at.y);
}

for (const width of [360, 768, 1100]) {
  test(`at ${width} px the marker climbs the gutter: always one, always on the trail, up to the pole`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/");
    const end = await page.evaluate(() => (document.querySelector(".map-band-summit")?.getBoundingClientRect().top ?? 0) + scrollY - 200);
    for (let y = width < 768 ? 0 : 900; y < end; y += 397) {
      await page.evaluate((to) => scrollTo(0, to), y);
      await expect.poll(() => page.evaluate(walkersOnTrail), `${y} px down`).toEqual([true]);
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => page.evaluate(walkersOnTrail), "at the pole's foot").toEqual([true]);
    await expect
      .poll(() =>
        page
          .locator(".leg-behind")
          .last()
          .evaluate((line) => getComputedStyle(line).clipPath),
      )
      .toMatch(/^inset\(-2px -48px( calc\(0% - 2px\))?\)$/);
  });
}

test("on a phone the flag is rolled up or whole wherever the scrolling stops, and the bar below makes room for it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto("/");
  const flag = page.locator(".flag");
  const top = await flag.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  for (const [shown, cloth] of [
    [20, "inset(0px 0px 0px 100%)"],
    [70, "inset(0px 0px 0px 100%)"],
    [110, "inset(-8px)"],
    [300, "inset(-8px)"],
  ] as const) {
    await page.evaluate((y) => scrollTo(0, y), top - 780 + shown);
    await expect.poll(() => flag.locator("a").evaluate((button) => getComputedStyle(button).clipPath), `${shown} px of it`).toBe(cloth);
    await expect(page.locator(".thumb-bar")).not.toBeInViewport();
  }
});

test("a phone's bar has the hours of the last camp, which one element names", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto("/");
  const shownAt = async (place: string) => {
    await page.locator(place).evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - innerHeight / 4));
    return page
      .locator(".profile-hours > b")
      .evaluateAll((all) =>
        all
          .filter((hours) => getComputedStyle(hours).visibility === "visible" && getComputedStyle(hours).opacity === "1")
          .map((hours) => hours.textContent),
      );
  };
  const { kitchen, basecamp, ascent, summit } = climb.altimeter;
  await expect.poll(() => shownAt(".place-jobs")).toEqual([kitchen]);
  await expect.poll(() => shownAt(".camp-cards > ul > li:nth-child(1)")).toEqual([basecamp]);
  await expect.poll(() => shownAt(".camp-cards > ul > li:nth-child(2)")).toEqual([ascent]);
  await expect.poll(() => shownAt("footer")).toEqual([summit]);
  // WebKit waits for none of two with one name.
  const names = await page.evaluate(() =>
    [...document.querySelectorAll("*")].map((each) => getComputedStyle(each).getPropertyValue("view-timeline-name")),
  );
  for (const name of ["--basecamp", "--ascent", "--summit"])
    expect(
      names.filter((each) => each === name),
      name,
    ).toHaveLength(1);
});

test("a text message that has come into view never fades again", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const message = page.locator(".place-house .thread > li").last();
  const top = await message.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const opacities: number[] = [];
  for (const shown of [8, 48, 88, 150, 300]) {
    await page.evaluate((y) => new Promise((drawn) => requestAnimationFrame(() => drawn(scrollTo(0, y)))), top - 900 + shown);
    opacities.push(
      await message.evaluate(
        (element) =>
          new Promise<number>((drawn) =>
            requestAnimationFrame(() => requestAnimationFrame(() => drawn(Number(getComputedStyle(element).opacity)))),
          ),
      ),
    );
  }
  expect(opacities).toEqual(opacities.toSorted((a, b) => a - b));
});

/** Whether each marker that shows is on its leg's line. Where two legs join, both have it at the same place. Runs in the browser. */
function walkersOnTrail() {
  const isSame = (a: Element, b: Element) => Math.abs(a.getBoundingClientRect().top - b.getBoundingClientRect().top) < 8;
  return [...document.querySelectorAll(".leg-walker")]
    .filter((walker) => walker.checkVisibility({ visibilityProperty: true }))
    .filter((walker, i, shown) => shown.findIndex((other) => isSame(other, walker)) === i)
    .map((walker) => {
      const line = walker.parentElement?.querySelector<SVGPathElement>(".leg-ahead path");
      const matrix = line?.getScreenCTM();
      if (!line || !matrix) return false;
      const { left, top } = walker.getBoundingClientRect();
      const length = line.getTotalLength();
      const away = (at: number) => {
        const point = line.getPointAtLength(at).matrixTransform(matrix);
        return Math.hypot(point.x - left, point.y - top);
      };
      const nearest = (from: number, to: number) =>
        Array.from({ length: 101 }, (_, i) => from + ((to - from) * i) / 100)
          .map((at) => ({ at, away: away(at) }))
          .reduce((best, next) => (next.away < best.away ? next : best)).at;
      // Roughly first, then closer around there: finding a point of a path takes time.
      const rough = nearest(0, length);
      return away(nearest(rough - length / 100, rough + length / 100)) < 1.5;
    });
}

/** What moves when the page that a press leads to comes into view. Nothing without a transition. */
async function movedBy(page: Page, press: () => Promise<void>, path: string) {
  const script = await page.addInitScript(() => {
    const moving: string[] = [];
    // A busy machine's first look can come after a short one has ended.
    addEventListener("animationstart", ({ target, pseudoElement }) => target === document.documentElement && moving.push(pseudoElement));
    const revealed = new Promise<PageRevealEvent>((resolve) => addEventListener("pagereveal", resolve));
    Object.assign(window, { moving: revealed.then(({ viewTransition }) => viewTransition?.finished.then(() => moving)) });
  });
  await press();
  await page.waitForURL(path);
  const moved = await page.evaluate(() => (window as unknown as { moving: Promise<string[] | undefined> }).moving);
  await script.dispose();
  return moved;
}

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`from page to page the map ${reducedMotion === "reduce" ? "just changes, with reduced motion" : "moves on"}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    const moving = await movedBy(page, () => page.locator(".bar").getByRole("link", { name: "Services" }).click(), pages.services.path);
    if (reducedMotion === "reduce") return expect(moving).toBeUndefined();
    // Two pages' words over each other can't be read.
    expect(moving?.filter((part) => part?.startsWith("::view")).toSorted()).toEqual([
      "::view-transition-new(map)",
      "::view-transition-new(words)",
      "::view-transition-old(map)",
    ]);
  });
}

test("from snow to night the old land is gone at once, and the new one is half there after 100 ms", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1440, height: 900 });
  const script = await page.addInitScript(() => {
    addEventListener("pagereveal", async ({ viewTransition }) => {
      await viewTransition?.ready;
      for (const one of document.getAnimations()) if ((one as CSSAnimation).animationName?.startsWith("map-")) one.currentTime = 100;
      Object.assign(window, { seen: getComputedStyle(document.documentElement, "::view-transition-new(map)").opacity });
    });
  });
  await page.goto(pages.about.path);
  const moving = await movedBy(page, () => page.locator(".bar").getByRole("link", { name: "Services" }).click(), pages.services.path);
  expect(moving?.filter((part) => part?.startsWith("::view")).toSorted()).toEqual([
    "::view-transition-new(map)",
    "::view-transition-new(words)",
  ]);
  expect(Number(await page.evaluate(() => (window as unknown as { seen: string }).seen))).toBeGreaterThan(0.5);
  await script.dispose();
});

test("the land moves by the two pages' coordinates", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pages.about.path);
  await page.locator(".bar").getByRole("link", { name: "Services" }).click();
  await page.waitForURL(pages.services.path);
  const at = (sheet: string) => (read("sheets") as Record<string, { at: [number, number] }>)[sheet]?.at ?? [0, 0];
  const [east, south] = [at("services")[0] - at("about")[0], at("services")[1] - at("about")[1]];
  const moved = (way: string) => page.evaluate((name) => Number(document.documentElement.style.getPropertyValue(name)), way);
  await expect.poll(() => moved("--east")).toBeCloseTo(east / Math.hypot(east, south), 1);
  expect(await moved("--south")).toBeCloseTo(south / Math.hypot(east, south), 1);
});

for (const { of, from, to } of [
  { of: "trade", from: pages.trades.path, to: tradePath("roofing") },
  { of: "service", from: pages.services.path, to: pages.agentDevelopment.aliases[0] },
])
  test(`a ${of}'s model goes along from its tile to its page`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.setViewportSize({ width: 1440, height: 900 });
    // Again if the script came after the first frame, as it may on a busy machine.
    await expect(async () => {
      await page.goto(from);
      const moving = await movedBy(page, () => page.locator(`li:has(> .model) a[href="${to}"]`).first().click(), to);
      expect(moving).toContain("::view-transition-group(model)");
      const { words, model, opacity } = await page.evaluate(() => {
        const style = (part: string) => getComputedStyle(document.documentElement, `::view-transition-${part}`);
        return { words: style("group(words)").zIndex, model: style("group(model)").zIndex, opacity: style("new(words)").opacity };
      });
      // It travels behind the headline, which is there from the first frame on.
      expect(Number(words)).toBeGreaterThan(Number(model));
      expect(opacity).toBe("1");
    }).toPass();
  });

test("a map that's out of view takes no part in leaving the page, and any press ends the movement", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const name = () => page.locator(".hero-map").evaluate((map) => getComputedStyle(map).viewTransitionName);
  expect(await name()).toBe("map");
  // Above the tiles of trades a third of it is still in view.
  await page.locator(".hero").evaluate((hero) => scrollTo(0, hero.clientHeight * 0.67));
  await expect.poll(name).toBe("none");
  await page.locator(".place-kitchen").evaluate((section) => section.scrollIntoView());
  await expect.poll(name).toBe("none");
  const ended = await page.evaluate(async () => {
    const transition = document.startViewTransition(() => {});
    await transition.ready;
    for (const { effect } of document.getAnimations()) effect?.updateTiming({ duration: 1e9 });
    dispatchEvent(new WheelEvent("wheel"));
    return transition.finished.then(() => true);
  });
  expect(ended).toBe(true);
});

test("every page is a place with a name, and the small map shows the way from the last one", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pages.about.path);
  await expect(page.locator(".sheet-key")).toContainText(/\d E, .+ N/);
  await expect(page.locator("[data-from]")).not.toHaveAttribute("d");
  await page.locator(".bar").getByRole("link", { name: "Services" }).click();
  await expect(page.locator("[data-from]")).toHaveAttribute("d", /^M.+L.+/);
});

test("below a desktop the map's lines end 8 pixels before and behind the place's name", async ({ page }) => {
  await page.goto(pages.about.path);
  await leaveOnly(page, OPENING);
  for (const width of [360, 768, 1023]) {
    await page.setViewportSize({ width, height: 800 });
    const airs = await page.locator(".sheet-key p").evaluate((name) => {
      const words = document.createRange();
      words.selectNodeContents(name);
      const [inner, outer] = [words.getBoundingClientRect(), name.getBoundingClientRect()];
      return [inner.left - outer.left, outer.right - inner.right];
    });
    expect(Math.min(...airs), `${width} px`).toBeGreaterThanOrEqual(7.9);
  }
});

/** The privacy page has it in another section. */
const OPENING = ":has(> .sheet-art)";
const FROM_DESKTOP_UP = [1024, 1280, 1440, 1920, 2560];
const BY_WORDS = [
  "about",
  "guides",
  "trades",
  "contact",
  "blog",
  "jobberGuide",
  "foundationAudit",
  "privacy",
  "howWeCount",
  "sampleReport",
] as const;
const BELOW_WHAT_STANDS_BESIDE = ["services", "tools", "faq", "electricalArticle", "plumbingArticle"] as const;
for (const path of [...[...BY_WORDS, ...BELOW_WHAT_STANDS_BESIDE].map((key) => pages[key].path), toolPath("laborRate")]) {
  test(`on ${path} the trail comes from an edge to the page's place and goes on to one, beside its name, clear of the words`, async ({
    page,
  }) => {
    await page.goto(path);
    await leaveOnly(page, OPENING);
    for (const width of FROM_DESKTOP_UP) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(trailMeets), `${width} px`).toEqual([]);
    }
  });
}

test("the trail to a trade's and a service's model comes from the screen's edge, and the place has its name once", async ({ page }) => {
  for (const path of [tradePath("roofing"), pages.agentDevelopment.path]) {
    await page.goto(path);
    await leaveOnly(page, OPENING);
    for (const width of [640, 768, 1023, ...FROM_DESKTOP_UP]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator(".sheet-way")).toHaveCount(0);
      await expect(page.locator(".sheet-land")).toBeVisible();
      await expect(page.locator(".sheet-strip")).toBeHidden();
      const trail = await page.locator(".model-way > path").boundingBox();
      expect((trail?.x ?? 0) + (trail?.width ?? 0), `${width} px`).toBeGreaterThanOrEqual(width);
      const names = page.locator(".sheet-key p, .model-way text").filter({ visible: true });
      await expect(names).toHaveCount(1);
      const name = await names.boundingBox();
      expect((name?.x ?? width) + (name?.width ?? 0), `${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

test("no two of the pages with a headline alone mark their place alike", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const marks = [];
  for (const key of ["about", "guides", "privacy", "contact", "howWeCount", "blog"] as const) {
    await page.goto(pages[key].path);
    const end = await page.locator(".sheet-way circle").first().boundingBox();
    marks.push(`${Math.round(end?.x ?? 0)} ${Math.round(end?.y ?? 0)}`);
  }
  expect(new Set(marks).size).toBe(marks.length);
});

/**
 * Words that the trail or its place's name lies over, whether the trail comes from an edge and goes on to one, and the name's room. Runs in
 * the browser.
 */
function trailMeets() {
  const [art, name] = [".sheet-art", ".sheet-key p"].map((part) => document.querySelector(part));
  const [line, ahead] = document.querySelectorAll<SVGPathElement>(".sheet-way path");
  const matrix = line?.getScreenCTM();
  if (!art || !line || !ahead || !matrix || !name) return ["no trail"];
  const frame = art.getBoundingClientRect();
  const along = (path: SVGPathElement) =>
    Array.from({ length: 201 }, (_, i) => path.getPointAtLength((path.getTotalLength() * i) / 200).matrixTransform(matrix));
  const points = along(line);
  const seen = [...points, ...along(ahead)].filter(({ x, y }) => x > 0 && x < innerWidth && y > frame.top && y < frame.bottom);
  const tag = name.getBoundingClientRect();
  const texts = document.createTreeWalker(art.parentElement as Element, NodeFilter.SHOW_TEXT);
  const met: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    if (art.contains(text)) continue;
    const boxes = [...range.getClientRects()];
    const isCrossed = boxes.some((box) => seen.some(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom));
    const isUnderName = boxes.some((box) => box.right > tag.left && box.left < tag.right && box.bottom > tag.top && box.top < tag.bottom);
    if (isCrossed || isUnderName) met.push(text.textContent ?? "");
  }
  const [first, last, end] = [seen[0], seen.at(-1), points.at(-1)];
  if (!first || !last || !end) return ["the trail isn't seen"];
  const isInside = ({ x, y }: { x: number; y: number }) => Math.min(y - frame.top, frame.bottom - y, innerWidth - x) > 8;
  if (isInside(first)) met.push("the trail begins in mid-air");
  if (isInside(last)) met.push("the trail ends in mid-air");
  const [across, down] = [Math.abs(tag.left + tag.width / 2 - end.x), Math.abs(tag.top + tag.height / 2 - end.y)];
  const unit = innerWidth / 1440;
  if (across > 2 && (down > 2 || end.x - tag.right > 30 * Math.max(1, unit))) met.push("its name is elsewhere");
  if (innerWidth >= 1440 && innerWidth - end.x < 200) met.push("its place is at the screen's edge");
  if (seen.some(({ x, y }) => x > tag.left && x < tag.right && y > tag.top && y < tag.bottom)) met.push("the trail runs through the name");
  if (tag.right > innerWidth || tag.bottom > frame.bottom) met.push("its name has no room");
  return met;
}

test("a phone's first screen says what it is, for whom, the guarantee, and has both buttons", async ({ page }) => {
  const screen = { width: 360, height: 740 };
  await page.setViewportSize(screen);
  await page.goto("/");
  const hero = page.locator(".hero");
  const parts = [
    hero.getByRole("heading", { level: 1 }),
    hero.getByText("for contractors and home-service crews"),
    hero.getByText("you get it all back, deposit included"),
    hero.getByRole("link", { name: "Book Free Consultation" }),
    hero.getByRole("link", { name: "View Our Packages" }),
  ];
  for (const part of parts) {
    const box = await part.boundingBox();
    if (!box) throw new Error(`${part} isn't shown`);
    expect(box.y + box.height).toBeLessThanOrEqual(screen.height);
  }
});

test("a low laptop's first screen has home's headline whole and both buttons", async ({ page }) => {
  await page.goto("/");
  await stopPainting(page);
  const hero = page.locator(".hero");
  for (const [width, height] of [
    [1024, 600],
    [1280, 620],
    [1366, 657],
    [1440, 780],
    [1600, 760],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ["Book Free Consultation", "View Our Packages"]) {
      const button = await hero.getByRole("link", { name }).boundingBox();
      expect((button?.y ?? height) + (button?.height ?? 0), `${name} at ${width} × ${height} px`).toBeLessThan(height);
    }
    if (width < 1280) continue;
    const { gap } = await page.evaluate(trailDown);
    expect(gap, `the trail at ${width} × ${height} px`).toBeLessThan(3);
  }
});

test("on phones home's headline takes five lines", async ({ page }) => {
  await page.goto("/");
  await leaveOnly(page, ".hero");
  for (const width of [320, 360, 375, 390, 412, 430, 470, 575]) {
    await page.setViewportSize({ width, height: 740 });
    const lines = await page.locator("h1").evaluate((title) => title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight));
    expect(Math.round(lines), `${width} px`).toBe(5);
  }
});

test("three numbers become a yearly cost, and open the calculator with them", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Hours a week on quotes").fill("10");
  await page.getByLabel("Hours a week on paperwork").fill("5");
  await page.getByLabel("What your hour is worth").fill("$100");
  const cost = page.locator("[data-yearly-cost] output");
  await expect(cost).toHaveText("$78,000");
  await page.getByLabel("What your hour is worth").fill("2k");
  await expect(cost).toHaveText("$1,560,000");
  // The calculator asks whether it's 1.5 or 15.
  await page.getByLabel("Hours a week on paperwork").fill("1,5");
  await expect(cost).toHaveText("–");
  await page.getByRole("button", { name: "See the Whole Report" }).click();
  await expect(page.getByLabel(/estimat/i).first()).toHaveValue("10");
});

test("a model has the colors of the ground it stands on, and the system's on paper or where colors are forced", async ({ page }) => {
  await page.goto(pages.trades.path);
  const panels = await page.locator(".trade-panel").all();
  expect(panels.length).toBeGreaterThan(1);
  for (const panel of panels) {
    const model = panel.locator("img");
    await model.scrollIntoViewIfNeeded();
    await expect.poll(() => model.evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth)).toBeTruthy();
    const isLight = await panel.evaluate((element) => {
      const styles = getComputedStyle(element);
      return styles.getPropertyValue("--model-hachure") === styles.getPropertyValue("--color-ink");
    });
    expect((await model.getAttribute("src"))?.endsWith("#light")).toBe(isLight);
  }
  const hachure = () => page.locator("svg.model").evaluate((model) => getComputedStyle(model).getPropertyValue("--model-hachure"));
  await page.goto(tradePath("roofing"));
  expect(await hachure()).not.toBe("CanvasText");
  for (const media of [{ forcedColors: "active" }, { forcedColors: "none", media: "print" }] as const) {
    await page.emulateMedia(media);
    expect(await hachure()).toBe("CanvasText");
  }
  // Of a band at night, on white paper.
  expect(await page.locator("svg.model").evaluate((model) => getComputedStyle(model).colorScheme)).toBe("light");
});

/** The top of a ridge's outline, which is its picture's first path: relative lines from a first point. */
function peakOf(side: string) {
  const svg = readFileSync(`app/design/map/ridge-${side}.svg`, "utf8");
  const [x = 0, y = 0, ...steps] = (svg.match(/ d="m([^a-z]*)/)?.[1] ?? "").split(/ |(?=-)/).map(Number);
  const at = { x, y };
  let peak = { ...at };
  for (let i = 0; i + 1 < steps.length; i += 2) {
    at.x += steps[i] ?? 0;
    at.y += steps[i + 1] ?? 0;
    if (at.y < peak.y) peak = { ...at };
  }
  return { ...peak, width: Number(svg.match(/width="(\d+)"/)?.[1]) };
}
