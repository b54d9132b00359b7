import type { SharePicture } from "../site/share-picture.ts";
import type { EmailBody } from "./email-body.ts";
import type { PictureName } from "./email-pictures.ts";
import { emailHtml } from "./frame.ts";
import type { MailSettings } from "./mail-settings.ts";
import { plainTextOf } from "./plain-text.ts";

/** What the sender needs. The address is separate from the name, so that no name can turn into a second address. */
export type Email = {
  to: MailAddress;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
  /** The sender adds it, so that the outbox doesn't hold a copy for every email. */
  picture?: PictureName;
  /** Drawn when the email is sent, so that the outbox doesn't hold a picture for every email. */
  drawing?: SharePicture;
  /** Unsubscribes the reader with one POST, which mail apps offer as their own button (RFC 8058). */
  listUnsubscribe?: string;
};

export type AgencyEmail = Omit<Email, "to">;

export type MailAddress = { name: string; address: string };

/** `method` makes it a calendar invitation, `cid` a picture that the HTML shows. */
export type Attachment = {
  filename: string;
  contentType: string;
  content: string;
  method?: "PUBLISH" | "REQUEST" | "CANCEL";
  encoding?: "base64";
  cid?: string;
};

export function writeEmail(body: EmailBody, settings: MailSettings) {
  const picture = body.picture && { picture: body.picture.name };
  return { text: plainTextOf(body, settings), html: emailHtml(body, settings), attachments: [] as Attachment[], ...picture };
}

/**
 * An email to the agency, one copy per address of AGENCY_EMAIL: a mailbox that's full or misspelled neither holds up nor hides the others,
 * and `./peakworks mail list` names it.
 */
export function copiesFor({ siteName, agencyEmails }: MailSettings, email: AgencyEmail): Email[] {
  return agencyEmails.map((address) => ({ ...email, to: { name: siteName, address } }));
}
