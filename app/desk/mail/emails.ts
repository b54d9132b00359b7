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
    examples: (studio) => [signInEmail(studio.agencyEmails[0] ?? studio.contactEmail, exampleLink(studio, ENTER_PATH), studio)],
  },
} satisfies Record<string, EmailRow>;

export function signInEmail(address: string, url: string, studio: MailSettings): Email {
  const { subject, heading, preview, text, button: label, otherwise, reason } = signInWords.email;
  const blocks = [paragraph(text), button(label, url), paragraph(otherwise)];
  return {
    ...writeEmail({ heading, preview, blocks, reason }, studio),
    to: { name: studio.siteName, address },
    subject: subject(studio.siteName),
  };
}
