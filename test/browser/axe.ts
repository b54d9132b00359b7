import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

type Given = { within?: string; except?: string[] /** One rule, also one that isn't on by itself. */; only?: string };

/** The violations axe finds on a page, as text. */
export async function barriersOn(page: Page, { within, except = [], only }: Given = {}) {
  // Skips frames, which no page has, and passed rules, which nobody reads: that halves the time.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .disableRules(except);
  if (only) axe.withRules(only);
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
