// Draws the pictures of docs/desk.md from the built site, at a fixed moment: `node setup.mjs workshop/guide-pictures.ts`, by hand.
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { makeLink } from "../app/desk/data/sign-in-links.server.ts";
import { fillDemo } from "../app/desk/demo/fill-demo.server.ts";
import { readSettings } from "../app/site/settings.ts";
import { buildWhenStale } from "../server/build.ts";
import { BROWSER_FLAGS, findBrowser } from "../test/harness/browser.ts";

const FOLDER = "docs/desk";
const OWNER = "owner@example.com";
/** A Monday at noon in New York, with calls in every state around it. */
const START = new Date("2026-11-16T17:00:00Z");

const found = await findBrowser();
if ("missing" in found) throw new Error(found.missing);
await buildWhenStale();
// Loaded only now, because it reads the build.
const { startOwnSite } = await import("../test/browser/own-site.ts");
const site = await startOwnSite(START, { DESK: "on", AGENCY_EMAIL: OWNER, RATE_LIMIT: "off" }, "localhost");
const browser = await chromium.launch({ executablePath: found.path, args: BROWSER_FLAGS });
try {
  const { database } = site.gate;
  const settings = { ...readSettings({ SITE_URL: site.url, AGENCY_EMAIL: OWNER, DATA_DIR: site.dataDir }), rateLimit: false };
  await fillDemo({ database, now: START, settings });
  const page = await browser.newPage({ viewport: { width: 390, height: 780 }, reducedMotion: "reduce" });
  await page.goto(await makeLink(database, OWNER, { now: site.now(), settings }));
  await page.getByRole("button").click();
  await page.waitForURL(`${site.url}/desk`);
  for (const room of ["", "calls", "calendar", "people", "posts", "numbers", "house"]) {
    await page.goto(`${site.url}/desk/${room}`.replace(/\/$/, ""), { waitUntil: "networkidle" });
    await sharp(await page.screenshot())
      .webp({ quality: 60 })
      .toFile(`${FOLDER}/${room || "today"}.webp`);
  }
} finally {
  await browser.close();
  await site.close();
}
