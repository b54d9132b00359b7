import { LEAD } from "../../calculator/mail/example-lead.ts";
import type { Lead } from "../../calculator/rules/lead.ts";
import type { Email } from "../../mail/email.ts";
import { type EmailRow, exampleLink } from "../../mail/email-table.ts";
import type { MailSettings } from "../../mail/mail-settings.ts";
import { LEAD_TRADE_KEYS } from "../../pages/trades/catalog/trades.ts";
import { STOP_PATH } from "../../site/private-paths.ts";
import { FOLLOW_UPS, type FollowUpKind } from "../catalog.ts";
import { actionEmail, lastEmail, toolEmail } from "./follow-ups.ts";

type Write = (lead: Lead, settings: MailSettings, stopUrl: string) => Email;

const UNFINISHED = { ...LEAD, inputs: { ...LEAD.inputs, employeeCount: 0 } };

/** The emails after a plan. All of them end when the person books, stops, bounces or replies, or when their stage moves. */
export const FOLLOW_UP_EMAILS: Record<FollowUpKind, EmailRow & { write: Write }> = {
  "follow-up-action": row("One action of their own plan", FOLLOW_UPS["follow-up-action"], actionEmail, [LEAD, UNFINISHED]),
  "follow-up-tool": row(
    "A tool of their trade",
    FOLLOW_UPS["follow-up-tool"],
    toolEmail,
    LEAD_TRADE_KEYS.map((tradeType) => ({ ...LEAD, tradeType })),
  ),
  "follow-up-last": row("The last note", FOLLOW_UPS["follow-up-last"], lastEmail, [LEAD]),
};

function row(about: string, day: number, write: Write, leads: Lead[]): EmailRow & { write: Write } {
  const examples = (settings: MailSettings) => leads.map((lead) => write(lead, settings, exampleLink(settings, STOP_PATH)));
  return { about, when: `day ${day} at 10:00 AM`, to: "visitor", write, examples };
}
