import { type AgencyEmail, type Email, writeEmail } from "../../mail/email.ts";
import { button, type EmailBlock, facts, paragraph, phoneLink } from "../../mail/email-blocks.ts";
import type { MailSettings } from "../../mail/mail-settings.ts";
import { contactInEmail } from "../../site/pages.ts";
import { NO_SHOW_PATH, TALKED_PATH } from "../../site/private-paths.ts";
import { onClock } from "../../time/clock.ts";
import type { Booking } from "../rules/booking.ts";
import { whoseCall } from "../rules/whose-call.ts";
import { afterCall as words } from "../words/after-call.ts";
import { agencyWords } from "../words/agency-emails.ts";
import { visitorAddress } from "./call-event.ts";
import { toVisitor } from "./to-visitor.ts";

/** To the agency when a call should be over: the usual answer as a button, the other as a link. */
export function outcomeEmail(booking: Booking, settings: MailSettings, talkedUrl: string): AgencyEmail {
  const { subject, heading, text, talked, noShow, silence, who, phone } = words.ask;
  const { companyName, startsAt } = booking;
  const blocks = [
    paragraph(text),
    facts([
      [agencyWords.call, onClock(settings.timeZone, startsAt)],
      [who, whoseCall(booking)],
      [phone, phoneLink(booking.phone)],
    ]),
    button(talked, talkedUrl),
    paragraph([{ label: noShow, url: talkedUrl.replace(TALKED_PATH, NO_SHOW_PATH) }]),
    paragraph(silence),
  ];
  const reason = agencyWords.reason(settings.siteName);
  const email = writeEmail({ heading, preview: whoseCall(booking), blocks, reason }, settings);
  return { ...email, subject: subject(companyName), ...(booking.email && { replyTo: visitorAddress(booking) }) };
}

/** The morning after, with what was agreed if the agency wrote it down for them. */
export function thankYouEmail(booking: Booking, settings: MailSettings): Email {
  const { subject, heading, text, when, agreed } = words.thanks;
  const note: EmailBlock[] = booking.visitorNote ? [paragraph(agreed), { kind: "quote", text: booking.visitorNote }] : [];
  const said = { subject: () => subject(settings.siteName), heading };
  return toVisitor(booking, settings, said, { blocks: [paragraph(text), ...note], whenLabel: when });
}

/** One email after a call that nobody picked up. */
export function missedEmail(booking: Booking, settings: MailSettings): Email {
  const { subject, heading, text, when, button: label, last } = words.missed;
  const again = settings.siteUrl + contactInEmail(booking.interest);
  const blocks = [paragraph(text), button(label, again), paragraph(last)];
  return toVisitor(booking, settings, { subject, heading }, { blocks, whenLabel: when });
}
