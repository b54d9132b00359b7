import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

type Given = { within?: string; except?: string[] };

/** What axe finds wrong with a page, in words. */
export async function barriersOn(page: Page, { within, except = [] }: Given = {}) {
  // No page here has a frame, and nobody reads what passed: without both it takes half the time.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .disableRules(except);
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
