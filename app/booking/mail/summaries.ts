import { type EmailRow, exampleLink } from "../../mail/email-table.ts";
import type { MailSettings } from "../../mail/mail-settings.ts";
import { STEP_DONE_PATH } from "../../site/private-paths.ts";
import { agendaEmail, type DueToday } from "./agenda.ts";
import { CONFIRMED, REQUESTED, SAME_DAY } from "./example-calls.ts";
import { rushEmail } from "./to-agency.ts";

const DUE = (settings: MailSettings): DueToday => ({
  steps: [
    {
      label: "Today",
      who: "Kim Lee, Pipe & Co",
      phone: "(555) 010-2211",
      text: "Send the brief",
      url: exampleLink(settings, STEP_DONE_PATH),
    },
  ],
  calls: [
    {
      label: "Call on November 16, 2026",
      who: "Sam Hill, Ridge & Sons Roofing",
      phone: "(555) 010-4477",
      text: "",
      url: exampleLink(settings, STEP_DONE_PATH),
    },
  ],
});

/** The emails to the agency that are about more than one call. */
export const SUMMARY_EMAILS = {
  agenda: {
    about: "Today's calls, what is due and calls without a next step",
    when: "at 8:00 AM on days that have any",
    to: "agency",
    examples: (settings) => [
      agendaEmail(
        [CONFIRMED, { ...REQUESTED, companyName: "Pipe & Co", contactName: "Kim Lee", startsAt: SAME_DAY }],
        "2026-11-17",
        settings,
      ),
      agendaEmail([CONFIRMED], "2026-11-17", settings, DUE(settings)),
      agendaEmail([], "2026-11-17", settings, DUE(settings)),
    ],
  },
  rush: {
    about: "How many requests came in without an email of their own",
    when: "once an hour in a rush",
    to: "agency",
    examples: (settings) => [rushEmail({ onHold: 31, lapsed: 4, leads: 12 }, settings)],
  },
} satisfies Record<string, EmailRow>;
