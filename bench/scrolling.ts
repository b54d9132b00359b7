import { chromium } from "@playwright/test";
import { pages } from "../app/site/pages.ts";
import { showProgress, spread } from "./numbers.ts";

const SLOWED = 4;
const ROUNDS = 5;
const PIXELS_PER_S = 1_500;
/** What a visitor would see as a stutter. */
const LONG_MS = 50;

/**
 * How long the page works on a frame while home is scrolled to its end, with the CPU slowed four times to match an old phone. The browser
 * reports the frames that took over 50 ms in all.
 */
export async function benchScrolling(address: string, executablePath: string) {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const rows: Record<string, Record<string, number | string>> = {};
  for (const [name, width, height] of [
    ["a phone", 390, 844],
    ["a desktop", 1440, 900],
  ] as const) {
    const taken: number[][] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      showProgress(`scrolling home on ${name}, ${round} of ${ROUNDS}`);
      const page = await browser.newPage({ viewport: { width, height } });
      await page.goto(address + pages.home.path, { waitUntil: "networkidle" });
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
      await page.evaluate(watchFrames);
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      // By the browser itself: a script that turns the wheel would take its part of each frame.
      const gesture = { x: width / 2, y: height / 2, yDistance: -length, speed: PIXELS_PER_S };
      await session.send("Input.synthesizeScrollGesture", gesture);
      taken.push(await page.evaluate(() => (window as unknown as { long: number[] }).long));
      await page.close();
    }
    rows[name] = {
      [`frames over ${LONG_MS} ms`]: spread(taken.map((long) => long.filter((ms) => ms > LONG_MS).length)),
      "slowest ms": spread(taken.map((long) => Math.max(0, ...long))),
    };
  }
  await browser.close();
  showProgress("");
  return rows;
}

/** Scripts, styles, layout and paint. What comes before them is the wait for this machine, which has no graphics processor. */
type Frame = PerformanceEntry & { renderStart: number };

/** Runs in the browser. */
function watchFrames() {
  const long: number[] = [];
  Object.assign(window, { long });
  new PerformanceObserver((list) => {
    for (const { startTime, duration, renderStart } of list.getEntries() as Frame[]) long.push(startTime + duration - renderStart);
  }).observe({ type: "long-animation-frame" });
}
