import type { AgencyEmail } from "./email.ts";
import type { MailSettings } from "./mail-settings.ts";

/** A row of a room's table of emails. The key is its name in the outbox. */
export type EmailRow = {
  /** What it is, in the words of a history or of a list of those that failed. */
  about: string;
  /** When it goes, for whoever looks through them on the design page. */
  when: string;
  to: "visitor" | "agency";
  /** It in all its variants: the design page shows them, and tests read every one. */
  examples: (settings: MailSettings) => AgencyEmail[];
};

export function exampleLink({ siteUrl }: MailSettings, path: string) {
  return `${siteUrl}${path}?token=${"x".repeat(43)}`;
}
