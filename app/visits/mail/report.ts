import { type AgencyEmail, writeEmail } from "../../mail/email.ts";
import { type EmailFact, facts, paragraph } from "../../mail/email-blocks.ts";
import type { MailSettings } from "../../mail/mail-settings.ts";
import { rounded } from "../../text/format.ts";
import { type Report, type WeekNumbers, withoutStrangersWords, worthALook } from "../rules/report.ts";
import { weeklyReport as words } from "../words.ts";

/** Monday's email to the agency: five numbers, what changed, and one sentence on what to look at. */
export function reportEmail(report: Report, settings: MailSettings): AgencyEmail {
  const [before, week] = report.weeks.slice(-2) as [WeekNumbers, WeekNumbers];
  const change = (name: "visits" | "requested" | "confirmed" | "plans"): EmailFact => [
    words.numbers[name],
    words.email.change(rounded(week[name]), rounded(before[name])),
  ];
  const inTime = ({ inTime, late }: WeekNumbers) => words.email.share(inTime, inTime + late);
  const rows: EmailFact[] = [
    change("visits"),
    change("plans"),
    change("requested"),
    change("confirmed"),
    [words.numbers.inTime, words.email.change(inTime(week), inTime(before))],
  ];
  const look = lookSentence(withoutStrangersWords(report));
  const blocks = [facts(rows), paragraph(`${words.email.look}: ${look}`), paragraph(words.email.more)];
  return {
    ...writeEmail({ heading: words.email.heading, preview: look, blocks, reason: words.email.reason(settings.siteName) }, settings),
    subject: words.email.subject(rounded(week.visits), week.requested),
  };
}

/** `told` are its words: those at the desk name a page where the email names a command. */
export function lookSentence(report: Report, told: typeof words.look = words.look) {
  const look = worthALook(report);
  if (look.kind === "quiet") return told.quiet;
  if (look.kind === "late") return told.late(look.late, look.of);
  if (look.kind === "missing") return look.name ? told.missing(look.name, look.detail, look.count) : told.missingPages(look.count);
  if (look.kind === "contact") return told.contact(look.opened, look.requested);
  if (look.kind === "source") return told.source(words.sources[look.name] ?? look.name, look.count, look.bookings);
  return told.visits(look.visits, look.requested);
}
