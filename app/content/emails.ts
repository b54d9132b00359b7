import { claims } from "./claims.ts";

/** The copy of our emails about a call. `when` is a day and a time, `call` is '15-minute discovery call'. */
export const emails = {
  greeting: (name: string) => (name ? `Hi ${name},` : "Hi there,"),
  yourClock: (when: string) => `On your clock: ${when}`,
  theirClock: (when: string) => `On the visitor's clock: ${when}`,
  ourClock: (when: string) => `On ours: ${when}`,
  bothClocks: (ours: string, theirs: string) => `${ours} (${theirs} on your clock)`,
  call: "Call",
  interest: "Asked about",
  noAnswer: "-",
  manage: "Move or cancel the call",
  manageHint: "Something came up? One button moves or cancels the call, no account needed.",
  sign: (siteName: string) => `The ${siteName} team`,
  footer: (siteName: string, address: string) =>
    `${siteName}, ${address}. You get this email because this address was given for a call with us.`,
  agencyFooter: (siteName: string) => `Sent by the ${siteName} website to the address that receives its bookings.`,
  eventText: (call: string) => `A free ${call} about your business. We call the number you gave us.`,

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
    text: (call: string) => `The time is held for you. We'll confirm your free ${call} ${claims.responseTime}.`,
    /** For a call that's sooner than that. */
    soonText: (call: string) =>
      `The time is held for you. It's soon, so we'll confirm your free ${call} at least an hour before it starts.`,
    by: (when: string) => `You'll hear from us by ${when}.`,
  },
  confirmation: {
    subject: (when: string) => `Confirmed: your call on ${when}`,
    heading: "Your call is confirmed",
    text: (call: string) =>
      `This is your free ${call}. We'll call you at the number you gave us, and rough numbers about your company are all you need at hand.`,
  },
  move: {
    subject: (when: string) => `Moved: your call is now on ${when}`,
    heading: "Your call has moved",
    text: (call: string) =>
      `The new time for your free ${call} is held for you, and the old one is free again. It still needs our confirmation.`,
  },
  moveNotice: {
    subject: (company: string, when: string) => `Call moved: ${company}, now ${when}`,
    heading: "A call has moved",
    text: "The visitor picked another time, which needs your confirmation again.",
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
    text: (call: string) => `It's your free ${call}. We'll call you at the number you gave us. Take it from the truck if you like.`,
  },
};
