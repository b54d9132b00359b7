import type { AgencyEmail, Email } from "../../mail/email.ts";
import { type EmailRow, exampleLink } from "../../mail/email-table.ts";
import type { MailSettings } from "../../mail/mail-settings.ts";
import type { Change } from "../catalog/changes.ts";
import type { Booking } from "../rules/booking.ts";
import { LINKS, type LinkName } from "../rules/call-links.ts";

export type EmailFacts<After extends Change = Change> = {
  change: After;
  booking: Booking;
  settings: MailSettings;
  /** The link that the row asks for. */
  url: string;
  /** When it would have started, if the call has moved. */
  movedFrom?: Date;
  /** What the agency offers. */
  times?: Date[];
  /** What the agency added for the visitor. */
  message?: string;
  /** The program that asked for the call in the visitor's name; empty if it has no name that we repeat. */
  askedBy?: string;
};

export type BookingEmailRow<After extends Change = Change> = EmailRow & {
  after: readonly After[];
  link?: LinkName;
  /** Somebody may have typed a stranger's address, so it counts against the mailbox's limit. */
  isCapped?: true;
  /** Not sent again about the same call, however often the agency corrects what it said of it. */
  isOnce?: true;
  /** Not sent after this moment. */
  until?: (booking: Booking) => Date;
  write(told: EmailFacts<After>): Email | AgencyEmail;
} & Ended;

/**
 * What drops an email that hasn't gone, beside the end of the call and another time. The agency keeps what it's told at once: each notice
 * says what happened, and that there is one says that the agency knows.
 */
type Ended = { to: "visitor"; at?: undefined; endedBy: readonly Change[] } | { to: "agency"; at?: undefined; endedBy?: undefined } | Later;

/** Waits for these moments. Those that have passed are left out. */
type Later = { at: (booking: Booking, settings: MailSettings) => Date[]; until: (booking: Booking) => Date; endedBy: readonly Change[] };

type EmailExample<After extends Change> = Pick<EmailFacts, "booking" | "movedFrom" | "times" | "message" | "askedBy"> & { change?: After };

/** An example is about the first of its changes, unless it names another one. */
export function emailRow<const After extends Change>(
  given: Omit<BookingEmailRow<After>, "examples"> & Ended & { from: EmailExample<After>[] },
): BookingEmailRow {
  const { from, ...rest } = given;
  const examples = (settings: MailSettings) => {
    const url = given.link ? exampleLink(settings, LINKS[given.link].path) : "";
    return from.map((told) => given.write({ change: given.after[0] as After, settings, url, ...told }));
  };
  return { ...rest, examples } as BookingEmailRow;
}
