import type { MailSettings } from "../mail/mail-settings.ts";
import { emailRows } from "./email-rows.ts";

/** Every email in its variants, for the design page and the tests. */
export function emailExamples(settings: MailSettings) {
  return Object.fromEntries(Object.entries(emailRows).map(([kind, { examples }]) => [kind, examples(settings)]));
}
