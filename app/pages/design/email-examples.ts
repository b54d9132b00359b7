import { agencyEmail, agenda, rushEmail } from "../../booking/mail/to-agency.ts";
import { acknowledgement, cancellation, confirmation, hold, move, offer, reminder, reschedule } from "../../booking/mail/to-visitor.ts";
import type { Booking } from "../../booking/rules/booking.ts";
import type { AgencyEmailKind } from "../../booking/words/agency-emails.ts";
import { leadNotice, planEmail } from "../../calculator/mail/lead.ts";
import type { AgencyEmail, EmailKind, Studio } from "../../mail/email.ts";
import { digestEmail, memberEmail, optInEmail } from "../../newsletter/mail.ts";
import { CONFIRM_PATH, KEEP_PATH, MANAGE_PATH, OPT_IN_PATH, UNSUBSCRIBE_PATH } from "../../site/private-paths.ts";
import { reportEmail } from "../../visits/mail.ts";
import { CANCELED, CONFIRMED, EARLIER, LATER, LEAD, POSTS, REPORT, REQUESTED, SAME_DAY, SOON, STILL_LATER } from "./example-data.ts";

/** Every email in its variants, for the design page and the tests. */
export function emailExamples(studio: Studio): Record<EmailKind, AgencyEmail[]> {
  const at = (path: string) => `${studio.siteUrl}${path}?token=${"x".repeat(43)}`;
  const manageUrl = at(MANAGE_PATH);
  const notice = (kind: AgencyEmailKind, call: Booking) => agencyEmail(kind, call, studio, { answerUrl: at(CONFIRM_PATH) });
  const moved = (kind: AgencyEmailKind, call: Booking) =>
    agencyEmail(kind, call, studio, { answerUrl: at(CONFIRM_PATH), movedFrom: EARLIER });
  return {
    acknowledgement: [REQUESTED, SOON].map((call) => acknowledgement(call, studio, manageUrl)),
    hold: (["", "waiting"] as const).map((endReason) => hold({ ...REQUESTED, heldUntil: EARLIER, endReason }, studio, at(KEEP_PATH))),
    confirmation: [confirmation(CONFIRMED, studio, manageUrl), confirmation(CONFIRMED, studio, manageUrl, EARLIER)],
    move: [move(REQUESTED, studio, manageUrl, EARLIER)],
    reschedule: [reschedule(CONFIRMED, studio, manageUrl, EARLIER)],
    offer: [offer(REQUESTED, studio, [EARLIER, LATER, STILL_LATER], manageUrl)],
    cancellation: [
      cancellation(CANCELED, studio, "visitor"),
      cancellation(CANCELED, studio, "agency", "We're on a job site all week.\nAny day after the 30th works."),
      cancellation(CANCELED, studio, "declined"),
      cancellation(CANCELED, studio, "lapsed"),
    ],
    "reminder-day": [reminder(CONFIRMED, studio, manageUrl, "day")],
    "reminder-hour": [reminder(CONFIRMED, studio, manageUrl, "hour")],
    notice: [notice("requested", REQUESTED)],
    nudge: [notice("nudge", REQUESTED)],
    "confirmation-notice": [notice("confirmed", CONFIRMED)],
    "move-notice": [moved("moved", REQUESTED)],
    "reschedule-notice": [moved("picked", CONFIRMED), moved("rescheduled", CONFIRMED)],
    "cancellation-notice": (["canceledByVisitor", "canceled", "declined"] as const).map((kind) => agencyEmail(kind, CANCELED, studio)),
    "agency-reminder": [agencyEmail("soon", CONFIRMED, studio)],
    "bounce-notice": [notice("bounced", REQUESTED)],
    agenda: [
      agenda([CONFIRMED, { ...REQUESTED, companyName: "Pipe & Co", contactName: "Kim Lee", startsAt: SAME_DAY }], "2026-11-17", studio),
    ],
    rush: [rushEmail({ held: 31, lapsed: 4, leads: 12 }, studio)],
    report: [reportEmail(REPORT, studio)],
    plan: [LEAD, { ...LEAD, isHalved: true }, { ...LEAD, inputs: { ...LEAD.inputs, employeeCount: 0 } }].map((lead) =>
      planEmail(lead, studio),
    ),
    "lead-notice": [LEAD, { ...LEAD, isHalved: true }].map((lead) => leadNotice(lead, studio)),
    "opt-in": [optInEmail(LEAD.email, studio, at(OPT_IN_PATH))],
    welcome: [memberEmail("welcome", LEAD.email, studio, at(UNSUBSCRIBE_PATH))],
    already: [memberEmail("already", LEAD.email, studio, at(UNSUBSCRIBE_PATH))],
    digest: [1, 12].map((count) => digestEmail(POSTS.slice(0, count), LEAD.email, studio, at(UNSUBSCRIBE_PATH))),
  };
}
