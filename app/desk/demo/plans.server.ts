import { storeLead } from "../../calculator/data/leads.server.ts";
import { LEAD } from "../../calculator/mail/example-lead.ts";
import { parseLead } from "../../calculator/rules/lead.ts";
import { DAY_MS } from "../../time/durations.ts";
import type { Demo } from "./demo.ts";
import { demoSourceOf, firm } from "./firms.ts";

const PLANS = 12;
const FIRST_NUMBER = 60;

const ANSWERS = {
  tradeType: "plumbing",
  otherTrade: "",
  ...LEAD.inputs,
};

/** People who asked for a plan by the calculator, from two months ago to today. */
export async function fillPlans({ database, settings, now }: Demo) {
  for (let i = 0; i < PLANS; i++) {
    const { contactName: name, companyName: company, email, phone } = firm(FIRST_NUMBER + i);
    const parsed = parseLead({ ...ANSWERS, name, company, email, phone });
    if (!("lead" in parsed)) throw new Error("The demo's plan isn't one that the calculator takes.");
    const at = new Date(now.getTime() - (PLANS - 1 - i) * 5 * DAY_MS);
    await storeLead(database, parsed.lead, { now: at, settings, source: demoSourceOf(i) });
  }
}
