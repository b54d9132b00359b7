import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import puppeteer from "puppeteer-core";
import type { OtherBrowser } from "./other-browser.ts";

/** Firefox through WebDriver BiDi, which its stock releases support. Undefined if it isn't installed. */
export function findFirefox() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => ["firefox", "firefox-esr"].map((name) => join(folder, name))).find(existsSync);
}

export async function startFirefox(executablePath: string): Promise<OtherBrowser> {
  // The driver presses where the button was a moment ago, so nothing may be scrolling then.
  const extraPrefsFirefox = { "ui.prefersReducedMotion": 1 };
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true, extraPrefsFirefox });
  const page = await browser.newPage();
  return {
    open: async (url) => {
      // Every journey waits for what it needs, and now and then the driver misses a page's load event.
      await page.goto(url, { waitUntil: "domcontentloaded" });
    },
    ask: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    close: () => browser.close(),
  };
}
