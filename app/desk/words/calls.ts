import { LONG_WINDOW_DAYS } from "../../booking/catalog/slots.ts";
import type { Slot } from "../../booking/rules/slot.ts";
import { writeSlot } from "../../booking/rules/slot-text.ts";
import type { BookingState } from "../../booking/rules/state.ts";
import { longDate } from "../../time/dates.ts";
import type { CallAction } from "../catalog.ts";

export const STATES: Record<BookingState, string> = {
  requested: "needs an answer",
  unverified: "waits for their click",
  unanswered: "answer is late",
  offered: "other times offered",
  confirmed: "confirmed",
  canceled: "canceled",
  declined: "declined",
  expired: "never confirmed",
  junk: "junk",
  talked: "you talked",
  "no-show": "no-show",
};

export const today = {
  title: "Today",
  answer: {
    heading: "Needs an answer",
    none: "Nothing waits for you. A new request shows up here with a Confirm button.",
    example: { label: "Example", line: "Pat Example, Example Plumbing", more: "Thursday, 2:00 PM · needs an answer · Confirm" },
  },
  calls: {
    heading: "Today's calls",
    none: "No calls today. A confirmed one shows up here with its number to tap.",
    example: { label: "Example", line: "Sam Example, Example Roofing", more: "Today, 10:30 AM · (555) 555-0100" },
  },
  due: {
    heading: "Follow-ups due",
    none: "Nothing is due. Next steps, and calls without one, show up here on their day.",
    example: { label: "Example", line: "Lee Example", more: "Send the proposal, since Monday" },
  },
  problems: { heading: "What isn't well", none: "All is well: the site finds nothing wrong with itself." },
  since: (day: string) => `since ${day}`,
  called: (day: string) => `You talked on ${day}. What's next?`,
};

export const calls = {
  title: "Calls",
  add: "Add a call",
  search: { label: "Name, company, email, phone or day", button: "Search" },
  none: "No call has that. Try fewer letters.",
  empty: "No calls yet. The first request from the booking page shows up here.",
  more: (count: number) => `and ${count} more: search to find them.`,
};

export const call = {
  title: "A call",
  unknown: { heading: "That call isn't here", text: "It was deleted, or the address is cut off.", button: "All calls" },
  facts: { when: "When", phone: "Phone", email: "Email", state: "State", minutes: "Length", note: "Agreed" },
  minutes: (count: number) => `${count} minutes`,
  waiting: "Nothing to answer yet. They haven't pressed the link in our email, and until they do, this request holds no time.",
  bounced: "Emails to this address come back: call them.",
  actions: {
    confirm: { heading: "Confirm", button: "Confirm", text: "They get the invitation and reminders." },
    decline: { heading: "Decline", button: "Decline", text: "They get an email, with your sentence if you write one." },
    move: { heading: "Move", button: "Move it", text: "It's confirmed at the new time at once, and they get an email." },
    offer: { heading: "Offer other times", button: "Offer these three", text: "They pick one. Until then the call keeps its time." },
    cancel: { heading: "Cancel", button: "Cancel the call", text: "They get an email, with your sentence if you write one." },
    talked: {
      heading: "You talked",
      button: "We talked",
      text: "A thank-you goes out the next morning, with what you agreed, unless the call was over a week ago.",
    },
    missed: { heading: "They didn't pick up", button: "No-show", text: "They get one email with a link to another time." },
    note: { heading: "Note", button: "Save the note", text: "Only you read it, in their history." },
  } satisfies Record<CallAction, { heading: string; button: string; text: string }>,
  message: { label: "Your words", hint: "Two or three sentences. You can leave it empty." },
  time: "New time",
  times: ["First time", "Second time", "Third time"],
  fewTimes: "There are no free times in the next two weeks.",
  said: {
    confirmed: "Confirmed. Their email is on its way.",
    declined: "Declined. Their email is on its way.",
    offered: "Offered. Their email is on its way.",
    moved: "Moved and confirmed. Their email is on its way.",
    cancelled: "Canceled. Their email is on its way.",
    talked: "Noted: you talked.",
    missed: "Noted: they didn't pick up.",
    noted: "The note is saved.",
    added: "The call is in the calendar.",
  },
  problems: {
    "too-long": "That's longer than 500 characters.",
    "not-three": "Choose three different times.",
    taken: "That time isn't free any more. Choose another.",
    "not-bookable": "That time can't be booked. Choose one from the list.",
    empty: "Write a few words first.",
    same: "It was like that already. Nothing changed.",
    "not-now": "That can't be done about this call any more. Here's how it stands.",
  } as Record<string, string>,
  movedSince: (when: string) =>
    `This call was moved to ${when} after you opened the page, so nothing was done. Check the new time and press again.`,
  otherwise: "That didn't work. Here's how the call stands.",
};

/** The time comes first: on a phone a list cuts off the end. */
export function slotOption(slot: Slot) {
  return { value: writeSlot(slot), text: `${slot.selectedTime}, ${longDate(slot.selectedDate)}` };
}

export const addCallWords = {
  title: "Add a call",
  text: "For a call that you agreed on by phone. It's confirmed at once.",
  none: `No time is free in the next ${LONG_WINDOW_DAYS} days, so no call can be added. Open a day in the calendar first.`,
  week: (sunday: string) => `Week of ${longDate(sunday)}`,
  time: "Time",
  name: "Their name",
  phone: "Phone",
  email: "Email, if you have it",
  company: "Company, if you know it",
  invite: "Email them the confirmation",
  button: "Add the call",
  problems: {
    time: "Choose a free time from the list.",
    contactName: "Whose call is it?",
    phone: "A number with its area code, like (555) 010-4477.",
    email: "An address like sam@ridge.example.",
    companyName: "That's too long.",
  } as Record<string, string>,
};
