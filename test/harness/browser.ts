import { existsSync, realpathSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { installOnDebian } from "./debian.ts";

export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-gpu",
];
/** Takes half the time of the whole browser's processes for the same pages. */
const HEADLESS = "chromium-headless-shell";
const NAMES = ["chromium", "google-chrome", "chromium-browser"];
const START_WITHIN_MS = 60_000;

export type Browser = { path: string; version: string };

/** Finds a browser that starts: the one in TEST_BROWSER, Debian's headless one, installed on the spot, Playwright's own, or one on PATH. */
export async function findBrowser(): Promise<Browser | { missing: string }> {
  if (process.env.TEST_BROWSER) return firstThatStarts([process.env.TEST_BROWSER]);
  if (onPath(HEADLESS).length === 0) await installOnDebian("the browser tests", [HEADLESS, "fonts-liberation"]);
  const own = [chromium.executablePath()].filter((path) => existsSync(path));
  return firstThatStarts([...onPath(HEADLESS), ...own, ...NAMES.flatMap(onPath)]);
}

function onPath(name: string) {
  const paths = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));
  return [...new Set(paths.filter((path) => existsSync(path)).map((path) => realpathSync(path)))];
}

/** A browser without its libraries counts as missing. */
async function firstThatStarts(paths: string[]) {
  const problems: string[] = [];
  for (const executablePath of paths) {
    try {
      const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS, timeout: START_WITHIN_MS });
      const version = browser.version();
      await browser.close();
      return { path: executablePath, version };
    } catch (error) {
      problems.push(`${executablePath} does not start (${reasonOf(String(error))})`);
    }
  }
  return { missing: `${problems.join(", ") || "no Chromium was found"}. Install Chromium, or set TEST_BROWSER to the path of one.` };
}

/** The line of the browser's own output that says why, out of the many that Playwright prints. */
function reasonOf(error: string) {
  const lines = error.split("\n").map((line) => line.replace(/^.*\[err\] |^Error: browserType\.launch: /, "").trim());
  return lines.find((line) => /error while loading|ENOENT|EACCES|cannot|not found|No such/i.test(line)) ?? lines[0];
}
