import type { EndReason } from "../rules/booking.ts";

type Stand = { heading: string; text: string };

/** The pages behind the links in the agency's emails, and the one where a visitor picks an offered time. */
export const answers = {
  title: "A requested call",
  ask: {
    confirm: {
      heading: "Confirm this call?",
      text: "The visitor gets the confirmation with a calendar invitation, and reminders 24 hours and 1 hour before.",
      button: "Confirm the call",
    },
    decline: {
      heading: "Decline this request?",
      text: "The visitor gets an email that you can't take this call, and the slot opens again.",
      button: "Decline the request",
    },
    offer: {
      heading: "Offer other times?",
      text: "The visitor gets an email with three times. Picking one confirms the call, and until then it keeps the time it has.",
      button: "Offer these times",
    },
    cancel: {
      heading: "Cancel this call?",
      text: "The visitor gets an email that takes the call off their calendar, and the slot opens again.",
      button: "Cancel the call",
    },
  },
  confirmed: { heading: "The call is confirmed", text: "The invitation is on its way." },
  offered: { heading: "The times are offered", text: "You'll get an email as soon as the visitor picks one." },
  notARequest: { heading: "This call is already confirmed", text: "There's no request left to decline. You can still cancel the call." },
  ended: {
    "": { heading: "The call is canceled", text: "The slot is open again." },
    visitor: { heading: "The visitor canceled this call", text: "The slot is open again, and there's nothing to answer." },
    agency: { heading: "The call is canceled", text: "The visitor has been told. The slot is open again." },
    declined: { heading: "The request is declined", text: "The visitor has been told. The slot is open again." },
    expired: { heading: "This request has lapsed", text: "The visitor didn't confirm it in time, and the slot is open again." },
    waiting: { heading: "This request isn't in yet", text: "The visitor hasn't confirmed it by email, so there's nothing to answer." },
    junk: { heading: "This request was marked as junk", text: "The slot is open again." },
  } satisfies Record<EndReason, Stand>,
  offeredNow: "Offered instead, and not picked yet:",
  message: {
    label: "A sentence for the visitor (optional)",
    hint: "It goes out as plain text, without working links.",
    tooLong: (most: number) => `Please shorten this to ${most} characters.`,
  },
  times: ["First time", "Second time", "Third time"],
  timesProblem: "Please pick three different times. Some of these are the same, or were just taken.",
  fewTimes: "Fewer than three times are free in the coming weeks, so there's nothing to offer here.",
  otherwise: "Or:",
  links: { confirm: "Confirm it", decline: "Decline it", offer: "Offer other times", cancel: "Cancel it" },
  choose: {
    title: "Pick a time",
    heading: "Which of these works for you?",
    text: "Press one and your call is confirmed. We'll email you the invitation.",
    taken: "no longer free",
    gone: { title: "That time is no longer free", text: "Pick another one, or choose from all open times." },
    other: "None of these? Move or cancel the call",
    confirmed: { heading: "Your call is confirmed", text: "The invitation is on its way to your inbox." },
    nothing: {
      heading: "There's nothing to pick right now",
      text: "You can move or cancel your call yourself.",
      button: "Move or cancel the call",
    },
    ended: { heading: "This call is canceled", text: "If you'd still like to talk, pick a new time.", button: "Book a new call" },
  },
};
