import { chromium, type Locator, type Page } from "@playwright/test";
import { pages } from "../app/site/pages.ts";
import { median, showProgress, spread } from "./numbers.ts";

const SLOWED = 4;
/** A fast user: how long a finger stays on the glass, and how long it takes to reach the next key or button. */
const HELD_MS = 60;
const BETWEEN_MS = 200;

/** Each walkthrough is repeated because about one press in a hundred waits for the machine, not the page. */
const WALKED = 5;

/**
 * Time from a press to the next frame, with the CPU slowed four times to match an old phone: the median and the slowest press of each
 * walkthrough.
 */
export async function benchInteraction(address: string, executablePath: string) {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const rows: Record<string, Record<string, number | string>> = {};
  for (const [name, path, walk] of WALKS) {
    const taken: number[][] = [];
    for (let round = 1; round <= WALKED; round++) {
      showProgress(`pressing through ${name}, ${round} of ${WALKED}`);
      const page = await browser.newPage({ viewport: { width: 360, height: 780 } });
      taken.push(await durations(page, address + path, walk));
      await page.close();
    }
    rows[name] = {
      "presses a walk": median(taken.map(({ length }) => length)),
      "median ms": spread(taken.map(median)),
      "slowest ms": spread(taken.map((walked) => Math.max(...walked))),
    };
  }
  await browser.close();
  showProgress("");
  return rows;
}

async function durations(page: Page, url: string, walk: (page: Page) => Promise<void>) {
  await page.goto(url, { waitUntil: "networkidle" });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  await page.evaluate(() => {
    const durations: Record<number, number> = {};
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) durations[interactionId] = Math.max(durations[interactionId] ?? 0, duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await walk(page);
  return Object.values(await page.evaluate(() => (window as unknown as { durations: Record<number, number> }).durations));
}

const WALKS: [string, string, (page: Page) => Promise<void>][] = [
  [
    "contact: days, months, times",
    pages.contact.path,
    async (page) => {
      for (let round = 0; round < 5; round++) {
        await press(page.getByRole("button", { name: "Next month" }));
        for (const nth of [0, 1, 2]) {
          await press(page.getByRole("button", { name: /times free/ }).nth(nth));
          await press(page.locator(".slot[aria-disabled=false]").nth(nth));
        }
        await press(page.getByRole("button", { name: "Previous month" }));
      }
    },
  ],
  [
    "calculator: numbers and screens",
    pages.calculator.path,
    async (page) => {
      const type = async (name: string, digits: string) => {
        await press(page.locator(`input[name=${name}]`));
        for (const digit of digits) {
          await page.keyboard.press(digit, { delay: HELD_MS });
          await page.waitForTimeout(BETWEEN_MS);
        }
      };
      await press(page.getByRole("button", { name: "Start My Free Assessment" }));
      for (const name of ["currentEstimatingHours", "currentAdminHours", "followUpHours"]) await type(name, "12");
      await press(page.getByRole("button", { name: "Continue" }));
      for (const name of ["averageHourlyRate", "averageJobValue", "missedLeadsPerMonth", "employeeCount"]) await type(name, "85");
      await press(page.getByRole("button", { name: "Calculate My Losses" }));
      await press(page.getByRole("button", { name: "Get My Action Plan" }));
    },
  ],
];

/** Uses the mouse rather than the locator, whose own script would run between the press and the next frame. */
async function press(button: Locator) {
  const page = button.page();
  await button.scrollIntoViewIfNeeded();
  await page.waitForTimeout(BETWEEN_MS);
  const box = await button.boundingBox();
  if (!box) throw new Error(`${button} is not to be seen`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(HELD_MS);
  await page.mouse.up();
  await page.waitForTimeout(BETWEEN_MS);
}
