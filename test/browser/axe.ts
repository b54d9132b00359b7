import { readFileSync } from "node:fs";
import type { CDPSession, Page } from "@playwright/test";
import type axe from "axe-core";

/** Less than half of what the package gives as its source. */
const SOURCE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

type Given = {
  within?: string;
  except?: string[];
  /** One rule, also one that isn't on by itself. */
  only?: string;
};

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The violations axe finds on a page, as text. */
export async function barriersOn(page: Page, { within, except = [], only }: Given = {}) {
  await load(page);
  // Skips frames, which no page has, and passed rules, which nobody reads: that halves the time.
  const options = {
    iframes: false,
    resultTypes: ["violations"],
    // Not on by itself: 24 by 24 pixels for a finger, or room around it.
    rules: { "target-size": { enabled: true }, ...Object.fromEntries(except.map((rule) => [rule, { enabled: false }])) },
    ...(only && { runOnly: { type: "rule", values: [only] } }),
  } as const satisfies axe.RunOptions;
  return page.evaluate(
    async ({ within, options }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within ?? document, options as axe.RunOptions);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    },
    { within, options },
  );
}

/** So much to send and compile that each page gets it once. Straight from the browser, which spares a tenth of all of axe's work. */
async function load(page: Page) {
  if (await page.evaluate(() => "axe" in window)) return;
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  await (await session).send("Runtime.evaluate", { expression: SOURCE });
}
