type AgencyEmailWords = { subject: (company: string, when: string) => string; heading: string; text: string };

/** The copy of our emails to the agency about one call. */
export const agencyEmails = {
  requested: {
    subject: (company, when) => `New call request: ${company}, ${when}`,
    heading: "Somebody wants a call",
    text: "Replying to this email writes to the visitor. Each link opens a page with one button, and nothing happens until you press it.",
  },
  nudge: {
    subject: (company, when) => `Still waiting for your answer: ${company}, ${when}`,
    heading: "A request is waiting for your answer",
    text: "Nobody has answered this request yet.",
  },
  moved: {
    subject: (company, when) => `Call moved: ${company}, now ${when}`,
    heading: "A call has moved",
    text: "The visitor picked another time, which needs your confirmation again.",
  },
  confirmed: {
    subject: (company, when) => `Confirmed: ${company}, ${when}`,
    heading: "The call is confirmed",
    text: "The visitor has the invitation. You'll get a reminder an hour before.",
  },
  picked: {
    subject: (company, when) => `Confirmed: ${company} picked ${when}`,
    heading: "The visitor picked one of your times",
    text: "Since you offered it, the call is confirmed and the visitor has the invitation.",
  },
  rescheduled: {
    subject: (company, when) => `You moved a call: ${company}, now ${when}`,
    heading: "You moved a call",
    text: "The new time is confirmed and the visitor has the invitation.",
  },
  declined: {
    subject: (company, when) => `Declined: ${company}, ${when}`,
    heading: "The request is declined",
    text: "The visitor has been told. The slot is open again.",
  },
  canceled: {
    subject: (company, when) => `You canceled a call: ${company}, ${when}`,
    heading: "You canceled a call",
    text: "The visitor has been told. The slot is open again.",
  },
  canceledByVisitor: {
    subject: (company, when) => `Call canceled: ${company}, ${when}`,
    heading: "A call was canceled",
    text: "The visitor canceled it. The slot is open again.",
  },
  lapsed: {
    subject: (company, when) => `Never confirmed: ${company}, ${when}`,
    heading: "A request has lapsed",
    text: "A lot of requests came in, so we asked the visitor to confirm this one by email. They didn't, nobody answered it either, and the slot is open again. If you'd still like to talk to them, call them.",
  },
  bounced: {
    subject: (company, when) => `Their email doesn't work, so call them: ${company}, ${when}`,
    heading: "The address bounced",
    text: "Our email about this call came back: there's no such mailbox. The visitor hasn't heard from us, so call them at the number below.",
  },
  soon: {
    subject: (company, when) => `In one hour: ${company}, ${when}`,
    heading: "A call in one hour",
    text: "You call the visitor at this number.",
  },
} satisfies Record<string, AgencyEmailWords>;

export type AgencyEmailKind = keyof typeof agencyEmails;

export const agencyWords = {
  by: (when: string) => `We promised an answer by ${when}.`,
  movedFrom: (when: string) => `It was on ${when}.`,
  when: "When",
  call: "Call",
  /** Shorter than the form asks. */
  fields: {
    contactName: "Name",
    companyName: "Company",
    businessType: "Trade",
    biggestPainPoint: "Biggest challenge",
    employees: "Employees",
    currentRevenue: "Revenue a year",
    timeframe: "Start",
    businessGoals: "12-month goal",
    currentSystems: "Software",
    additionalInfo: "Anything else",
  },
  interest: "Asked about",
  empty: "Left empty",
  /** Under the hour. `other` is the visitor's: '7:00 AM Mountain Time'. */
  hour: { alone: (zone: string) => `${zone}.`, both: (zone: string, other: string) => `${zone}. For the visitor it's ${other}.` },
  pictureAlt: "The summit, with the call's flag",
  theirClock: (when: string) => `The visitor's time: ${when}`,
  confirm: "Open the request to confirm it",
  decline: "Decline it",
  offer: "Offer other times",
  cancel: "Cancel the call",
  event: (company: string) => `Call: ${company}`,
  reason: (siteName: string) => `Sent by the ${siteName} website to the addresses that receive its bookings.`,
  rush: {
    subject: (count: number) => `A rush: ${count === 1 ? "1 request" : `${count} requests`} in an hour`,
    heading: "A lot is coming in",
    text: "More came in during the last hour than we send you one by one. Visitors who ask for a call now confirm it by email first, and you hear of each one that does. You get at most one of these emails an hour.",
    onHold: "Calls that were asked for and need the visitor's own confirmation",
    lapsed: "Calls that nobody confirmed, so the time is free again",
    leads: "Plans that were asked for without an email to you",
    more: "If it looks like somebody is playing with the site, ./peakworks bookings junk clears what you don't want, and docs/operating.md says what else helps.",
  },
  agenda: {
    subject: (calls: number, toDo: number, day: string) => {
      const said = [
        calls > 0 && (calls === 1 ? "1 call" : `${calls} calls`),
        toDo > 0 && (toDo === 1 ? "1 follow-up" : `${toDo} follow-ups`),
      ];
      return `${said.filter(Boolean).join(" and ")} on ${day}`;
    },
    heading: (day: string) => `Calls on ${day}`,
    dueHeading: (day: string) => `To do on ${day}`,
    steps: "Due now",
    due: (day: string) => `Since ${day}`,
    today: "Today",
    open: "Calls without a next step",
    openText: "Write down what comes next with ./peakworks people next, or press one of the links.",
    called: (day: string) => `Call on ${day}`,
    done: "Done",
    later: "In 3 days",
    lost: "Lost",
    buttons: "Each link opens a page with one button, and nothing happens until you press it.",
    text: "Times are in your time zone.",
    unconfirmed: "not confirmed yet",
    minutes: (minutes: number) => `${minutes} minutes`,
  },
};
