import { LONG_WINDOW_DAYS } from "../catalog/slots.ts";
import type { EndReason } from "../rules/booking.ts";

/** The pages behind email links. */
export const manage = {
  unknown: {
    heading: "This link no longer works",
    text: "It may have expired, or the call was moved since. The newest email from us has a link that works.",
    button: "Book a new call",
  },
  facts: { when: "When", who: "Who", status: "Status" },
  status: { requested: "Waiting for our confirmation", confirmed: "Confirmed", cancelled: "Canceled" },
  /** The page behind the link that a request under pressure needs. */
  verify: {
    "on-hold": {
      heading: "Ask for this call?",
      text: "Press the button to send your request. If it wasn't you, close this page: the time is free again soon, and you won't hear from us.",
      status: "Held for you, waiting for your press",
    },
    verified: {
      heading: "Your request is in",
      text: "The time is held for you. You'll hear from us by email.",
      manage: "Move or cancel the call",
    },
    gone: {
      heading: "This time is gone",
      text: "Somebody confirmed it first.",
      status: "Taken",
      times: {
        title: "The nearest free times",
        text: "Press one, and your request is in.",
        none: "There's none. Reply to our email, and we'll find one.",
      },
    },
    over: {
      heading: "This time is free again",
      text: "The call was canceled, or nobody pressed the button in time. Pick a time again and we'll hold it for you.",
      status: "Not held any more",
    },
    button: "Yes, ask for this call",
    again: "Pick a time",
  },
  own: {
    heading: (call: string) => `Your ${call}`,
    /** `promise` is when we'll confirm it: 'by 8:00 AM Eastern Time on November 17, 2026'. */
    requested: (promise: string) =>
      `We'll confirm it ${promise}, then call the number you gave us. If the time doesn't work anymore, change it here.`,
    confirmed: "It's confirmed. We'll call the number you gave us. If the time doesn't work anymore, change it here.",
    /** For a request that came in just before a rush. */
    verify: {
      title: "Please confirm your request",
      text: "A lot of requests are coming in right now, so we ask everybody to confirm. Otherwise the time is free again soon.",
      button: "Yes, ask for this call",
    },
    moved: { heading: "Your call is moved.", text: (promise: string) => `The new time is held for you. We'll confirm it ${promise}.` },
    ended: {
      "": { heading: "Your call is canceled.", text: "Nothing more happens. If you'd still like to talk, pick another time." },
      visitor: { heading: "Your call is canceled.", text: "Thanks for letting us know. If you'd still like to talk, pick another time." },
      agency: { heading: "We had to cancel this call.", text: "Sorry about that. Pick another time and we'll make it up to you." },
      declined: { heading: "We couldn't take that time.", text: "Sorry about that. Pick another one that works for you." },
      expired: {
        heading: "This request has ended.",
        text: "The time is no longer held for you. If you'd still like to talk, pick another one.",
      },
      waiting: {
        heading: "This request isn't in yet.",
        text: "Press the button in the email we sent you. If the time is gone by then, you pick another one there.",
      },
      junk: {
        heading: "This request has ended.",
        text: "The time is no longer held for you. If you'd still like to talk, pick another one.",
      },
    } satisfies Record<EndReason, { heading: string; text: string }>,
    again: "Book another call",
    move: { heading: "Pick another time", button: "Move my call" },
    noSlot: { title: "Please select a date and time", text: "Then we'll move your call there." },
    cancel: {
      heading: "Can't make it?",
      text: "The time becomes free for somebody else.",
      button: "Cancel my call",
      sure: "Sure? You can't take it back.",
      yes: "Yes, cancel it",
    },
    /** The mailbox got as many emails as we send in an hour or a day. */
    unmailed: {
      title: "This change comes without an email.",
      text: "We've sent a lot of email to your address today. The new time is held all the same, and the links you have keep working.",
    },
    same: { title: "That's the time you already have.", text: "Nothing changed." },
    taken: {
      title: "That time was just taken",
      closed: "We're closed then",
      text: "Your call stays where it is until you pick another time. These are the nearest free ones:",
      none: `Your call stays where it is. No other time is free in the next ${LONG_WINDOW_DAYS} days.`,
    },
    notBookable: { title: "That time can't be booked.", text: "Your call stays where it is. Please pick one of the times shown." },
  },
};
