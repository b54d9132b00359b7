import { emailRows } from "../../emails/all-emails.ts";
import type { MailSettings } from "../../mail/mail-settings.ts";

/** Every email in its variants, for the design page and the tests. */
export function emailExamples(studio: MailSettings) {
  return Object.fromEntries(Object.entries(emailRows).map(([kind, { examples }]) => [kind, examples(studio)]));
}
