import { type Email, writeEmail } from "../../mail/email.ts";
import { button, paragraph } from "../../mail/email-blocks.ts";
import { type EmailRow, exampleLink } from "../../mail/email-table.ts";
import type { MailSettings } from "../../mail/mail-settings.ts";
import { ENTER_PATH } from "../rules/paths.ts";
import { signInWords } from "../words/sign-in.ts";

export const DESK_EMAILS = {
  "desk-link": {
    about: "A link that signs in to the desk",
    when: "at once",
    to: "agency",
    examples: (settings) => [signInEmail(settings.agencyEmails[0] ?? settings.contactEmail, exampleLink(settings, ENTER_PATH), settings)],
  },
} satisfies Record<string, EmailRow>;

export function signInEmail(address: string, url: string, settings: MailSettings): Email {
  const { subject, heading, preview, text, button: label, otherwise, reason } = signInWords.email;
  const blocks = [paragraph(text), button(label, url), paragraph(otherwise)];
  return {
    ...writeEmail({ heading, preview, blocks, reason }, settings),
    to: { name: settings.siteName, address },
    subject: subject(settings.siteName),
  };
}
