/** The pages behind email links. */
export const manage = {
  unknown: {
    heading: "This link does not work any more",
    text: "It may have expired, or the call was moved since. The newest e-mail from us has a link that works.",
    button: "Book a new call",
  },
  facts: { when: "When", who: "Who", status: "Status" },
  status: { requested: "Waiting for our confirmation", confirmed: "Confirmed", cancelled: "Cancelled" },
  confirm: {
    heading: "Confirm this call?",
    text: "The visitor gets the confirmation with a calendar invitation, and reminders 24 hours and 1 hour before.",
    button: "Confirm the call",
    done: "The call is confirmed. The invitation is on its way.",
    cancelled: "This call was cancelled, so there is nothing to confirm.",
  },
  own: {
    heading: "Your discovery call",
    text: "We ring the number you gave us. If the time does not suit any more, change it here.",
    move: { heading: "Take another time", button: "Move my call" },
    cancel: { heading: "Can't make it?", text: "The time becomes free for somebody else.", button: "Cancel my call" },
    moved: "Your call is moved. We will confirm the new time within 24 hours.",
    cancelled: "Your call is cancelled. No hard feelings.",
    taken: "That time was just taken. These are the nearest free ones:",
    notBookable: "That time cannot be booked. Please choose a weekday within the next 60 days.",
  },
};
