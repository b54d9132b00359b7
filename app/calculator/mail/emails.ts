import type { EmailRow } from "../../mail/email-table.ts";
import { LEAD } from "./example-lead.ts";
import { leadNotice, planEmail } from "./lead.ts";

const HALVED = { ...LEAD, isHalved: true };

/** Every email about a lead. Both go at once, so nothing ends them. */
export const LEAD_EMAILS = {
  plan: {
    about: "The plan",
    when: "at once",
    to: "visitor",
    examples: (settings) =>
      [LEAD, HALVED, { ...LEAD, inputs: { ...LEAD.inputs, employeeCount: 0 } }].map((lead) => planEmail(lead, settings)),
  },
  "lead-notice": {
    about: "Somebody asked for the plan",
    when: "at once, up to a number an hour",
    to: "agency",
    examples: (settings) => [LEAD, HALVED].map((lead) => leadNotice(lead, settings)),
  },
} satisfies Record<string, EmailRow>;

export type LeadEmailKind = keyof typeof LEAD_EMAILS;
