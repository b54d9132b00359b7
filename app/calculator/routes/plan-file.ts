import { reminderFile } from "../../mail/icalendar.ts";
import { siteContext } from "../../site/context.ts";
import { download } from "../../site/download.ts";
import { siteHost } from "../../site/site-host.ts";
import { fileAnswers } from "../../site/words/file-answers.ts";
import { addDays, dayIn } from "../../time/dates.ts";
import { planFileTexts, quoteReminders } from "../words/plan-files.ts";
import type { Route } from "./+types/plan-file";

const CALENDAR = "follow-up.ics";

/** The plan's texts as files, and its three reminders counted from today. The spreadsheets are separate files. */
export function loader({ params: { name }, context }: Route.LoaderArgs) {
  const { settings, now } = context.get(siteContext);
  if (name === CALENDAR) return download(name, "text/calendar", followUpCalendar(now(), settings));
  const text = Object.hasOwn(planFileTexts, name) ? planFileTexts[name] : undefined;
  if (text === undefined) throw new Response(fileAnswers.missing, { status: 404 });
  return download(name, "text/plain", text);
}

function followUpCalendar(now: Date, { siteUrl, timeZone }: { siteUrl: string; timeZone: string }) {
  const today = dayIn(timeZone, now);
  const reminders = quoteReminders.map(({ day, title, body }) => ({
    // Two quotes sent the same day each need their own reminders.
    uid: `follow-up-${now.getTime()}-${day}@${siteHost({ siteUrl })}`,
    day: addDays(today, day),
    title,
    text: body,
  }));
  return reminderFile(reminders, now);
}
