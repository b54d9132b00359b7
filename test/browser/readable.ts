import type { Page } from "@playwright/test";
import { barriersOn } from "./axe.ts";
import { expect } from "./open.ts";

/** Nothing for axe to find, and nothing beyond the edge of a small phone. */
export async function expectReadable(page: Page) {
  expect(await barriersOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

export const heading = (page: Page) => page.getByRole("heading", { level: 1 });
