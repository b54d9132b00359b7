import { BOOKING_EMAILS } from "../booking/mail/emails.ts";
import { SUMMARY_EMAILS } from "../booking/mail/summaries.ts";
import { LEAD_EMAILS } from "../calculator/mail/emails.ts";
import { DESK_EMAILS } from "../desk/mail/emails.ts";
import { FOLLOW_UP_EMAILS } from "../follow-up/mail/emails.ts";
import type { EmailRow } from "../mail/email-table.ts";
import { NEWSLETTER_EMAILS } from "../newsletter/mail/emails.ts";
import { VISIT_EMAILS } from "../visits/mail/emails.ts";

/** Every email of the site by its kind in the outbox. */
export const emailRows: Record<string, EmailRow> = {
  ...BOOKING_EMAILS,
  ...SUMMARY_EMAILS,
  ...VISIT_EMAILS,
  ...LEAD_EMAILS,
  ...FOLLOW_UP_EMAILS,
  ...NEWSLETTER_EMAILS,
  ...DESK_EMAILS,
};
