import { claims } from "./claims.ts";

const { minutes } = claims.discoveryCall;

/** The copy of our emails about a call. `when` is a day and a time, `by` the moment we promise to reply by. */
export const emails = {
  greeting: (name: string) => (name ? `Hi ${name},` : "Hi there,"),
  yourClock: (when: string) => `On your clock: ${when}`,
  theirClock: (when: string) => `On the visitor's clock: ${when}`,
  ourClock: (when: string) => `On ours: ${when}`,
  call: "Call",
  interest: "Asked about",
  noAnswer: "-",
  manage: "Move or cancel the call",
  manageHint: "Something came up? One button moves or cancels the call, no account needed.",
  sign: (siteName: string) => `The ${siteName} team`,
  footer: (siteName: string, address: string) =>
    `${siteName}, ${address}. You get this email because this address was given for a call with us.`,
  agencyFooter: (siteName: string) => `Sent by the ${siteName} website to the address that receives its bookings.`,
  event: (siteName: string) => `Discovery call with ${siteName}`,
  eventText: `A free ${minutes}-minute call about your business. We ring the number you gave us.`,

  notice: {
    subject: (company: string, when: string) => `New call request: ${company}, ${when}`,
    heading: "Somebody wants a call",
    text: "Answering this email writes to the visitor. The button opens a page with one Confirm button.",
    confirm: "Open the request to confirm it",
    by: (when: string) => `We promised an answer by ${when}.`,
  },
  acknowledgement: {
    subject: (when: string) => `We have your request for ${when}`,
    heading: "Your request is in",
    text: `The time is held for you. We confirm your free ${minutes}-minute discovery call ${claims.responseTime}.`,
    by: (when: string) => `You hear from us by ${when}.`,
  },
  confirmation: {
    subject: (when: string) => `Confirmed: your call on ${when}`,
    heading: "Your call is confirmed",
    text: `We ring you at the number you gave us. It takes ${minutes} minutes, and rough numbers about your company are all you need at hand.`,
  },
  move: {
    subject: (when: string) => `Moved: your call is now on ${when}`,
    heading: "Your call has moved",
    text: `The new time is held for you, and the old one is free again. We confirm it ${claims.responseTime}.`,
  },
  moveNotice: {
    subject: (company: string, when: string) => `Call moved: ${company}, now ${when}`,
    heading: "A call has moved",
    text: "The visitor picked another time, which needs your yes again.",
  },
  cancellation: {
    subject: (when: string) => `Cancelled: your call on ${when}`,
    heading: "Your call is cancelled",
    text: "The time is free again and nothing more happens. If you want another one, the contact page has the open times.",
    again: "Pick another time",
  },
  cancellationNotice: {
    subject: (company: string, when: string) => `Call cancelled: ${company}, ${when}`,
    heading: "A call was cancelled",
    text: "The visitor cancelled it. The slot is open again.",
  },
  reminder: {
    subject: { day: (when: string) => `Tomorrow: your call, ${when}`, hour: (when: string) => `In one hour: your call, ${when}` },
    heading: { day: "Your call is tomorrow", hour: "Your call is in one hour" },
    text: "We ring you at the number you gave us. Take it from the truck if you like.",
  },
};
