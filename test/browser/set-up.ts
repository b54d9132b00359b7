import { rmSync } from "node:fs";
import { findBrowser } from "../harness/browser.ts";

/** For a runner that was started by hand. The workers, which start later, read the browser from the environment. */
export default async function setUp() {
  const { TEST_BROWSER, TEST_DATA_DIR = "" } = process.env;
  if (!TEST_BROWSER) {
    const browser = await findBrowser();
    if ("missing" in browser) throw new Error(`The browser tests need a browser: ${browser.missing}`);
    process.env.TEST_BROWSER = browser.path;
    console.log(`Browser: Chromium ${browser.version} (${browser.path})`);
  }
  return () => rmSync(TEST_DATA_DIR, { recursive: true, force: true });
}
