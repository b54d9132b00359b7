import { chromium } from "@playwright/test";
import { pages } from "../app/site/pages.ts";
import { median, showProgress, spread } from "./numbers.ts";

const SLOWED = 4;
const ROUNDS = 5;
const TURN = 120;
/** What a visitor would see as a stutter. */
const LONG_MS = 50;

/**
 * How long the page keeps a frame waiting while home is scrolled to its end, with the CPU slowed four times to match an old phone. The
 * browser itself reports each frame over 50 ms.
 */
export async function benchScrolling(address: string, executablePath: string) {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const rows: Record<string, Record<string, number | string>> = {};
  for (const [name, width, height] of [
    ["a phone", 390, 844],
    ["a desktop", 1440, 900],
  ] as const) {
    const taken: { turns: number; long: number[] }[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      showProgress(`scrolling home on ${name}, ${round} of ${ROUNDS}`);
      const page = await browser.newPage({ viewport: { width, height } });
      await page.goto(address + pages.home.path, { waitUntil: "networkidle" });
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
      await page.evaluate(watchFrames);
      await page.mouse.move(width / 2, height / 2);
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      const turns = Math.ceil((length - height) / TURN);
      for (let turn = 0; turn < turns; turn++) {
        await page.mouse.wheel(0, TURN);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      }
      taken.push({ turns, long: await page.evaluate(() => (window as unknown as { long: number[] }).long) });
      await page.close();
    }
    rows[name] = {
      "turns of the wheel": median(taken.map(({ turns }) => turns)),
      [`frames over ${LONG_MS} ms`]: spread(taken.map(({ long }) => long.length)),
      "slowest ms": spread(taken.map(({ long }) => Math.max(0, ...long))),
    };
  }
  await browser.close();
  showProgress("");
  return rows;
}

/** Runs in the browser. */
function watchFrames() {
  const long: number[] = [];
  Object.assign(window, { long });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) long.push(duration);
  }).observe({ type: "long-animation-frame" });
}
