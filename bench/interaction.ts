import { chromium, type Page } from "@playwright/test";
import { pages } from "../app/site/pages.ts";
import { median, showProgress } from "./numbers.ts";

const SLOWED = 4;

/** From a press to the next picture, with the processor slowed four times, as on an old phone: the median and the slowest of each walk. */
export async function benchInteraction(address: string, executablePath: string) {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, path, walk] of WALKS) {
    showProgress(`pressing through ${name}`);
    const page = await browser.newPage({ viewport: { width: 360, height: 780 } });
    await page.goto(address + path, { waitUntil: "networkidle" });
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
    const durations = Object.values(await page.evaluate(() => (window as unknown as { durations: Record<number, number> }).durations));
    rows[name] = { interactions: durations.length, "median ms": median(durations), "slowest ms": Math.max(...durations) };
    await page.close();
  }
  await browser.close();
  showProgress("");
  return rows;
}

const WALKS: [string, string, (page: Page) => Promise<void>][] = [
  [
    "contact: days, months, times",
    pages.contact.path,
    async (page) => {
      for (let round = 0; round < 5; round++) {
        await page.getByRole("button", { name: "Next month" }).click();
        for (const nth of [0, 1, 2]) {
          await page
            .getByRole("button", { name: /times free/ })
            .nth(nth)
            .click();
          await page.locator(".slot[aria-disabled=false]").nth(nth).click();
        }
        await page.getByRole("button", { name: "Previous month" }).click();
      }
    },
  ],
  [
    "calculator: numbers and screens",
    pages.calculator.path,
    async (page) => {
      await page.getByRole("button", { name: "Start My Free Assessment" }).click();
      for (const name of ["currentEstimatingHours", "currentAdminHours", "followUpHours"])
        await page.locator(`input[name=${name}]`).pressSequentially("12");
      await page.getByRole("button", { name: "Continue" }).click();
      await page.locator("input[name=averageHourlyRate]").pressSequentially("85");
      for (const name of ["averageJobValue", "missedLeadsPerMonth", "employeeCount"])
        await page.locator(`input[name=${name}]`).pressSequentially("12");
      await page.getByRole("button", { name: "Calculate My Losses" }).click();
      await page.getByRole("button", { name: "Get My Action Plan" }).click();
    },
  ],
];
