import type { HoursMistake } from "../../time/week-hours.ts";

const halfHours = "Calls begin every half hour: use times like 9:00 or 9:30.";

export const hoursPage = {
  title: "Weekly hours",
  text: "Visitors can book the half hours inside these times, from the next minute on. Leave a day empty if nobody works.",
  sources: {
    own: "These are the hours you set.",
    setting: "These hours come from the server's settings. Save to use your own instead.",
    usual: "These are the hours the site comes with. Save to use your own instead.",
  },
  from: (range: number) => (range === 0 ? "From" : "And from"),
  to: "To",
  save: "Save the hours",
  usual: {
    heading: "Back to the usual hours",
    text: "Your own hours go away, and those from before count again.",
    button: "Use the usual hours",
    stale:
      "Nothing was saved: the hours were changed on another screen since you opened this one. Below is what counts now. Press the button again to go back to the usual hours.",
  },
  said: { set: "Saved. The booking page shows it already.", usual: "The usual hours count again." },
  outside: (count: number) =>
    count === 1
      ? "This call is outside of these hours. It stays on until you move or cancel it:"
      : `These ${count} calls are outside of these hours. They stay on until you move or cancel them:`,
  stale:
    "Nothing was saved: the hours were changed on another screen since you opened this one. Below is what you typed. Save again to put it in their place, or reload the page to see theirs.",
  wrong: "Nothing was saved. Look at the days marked below.",
  empty: "Nothing was saved: a week needs at least one time. To stop bookings for a while, close days in the calendar.",
  mistakes: {
    "no-hours": "Fill in both times.",
    twice: "This day is there twice.",
    nothing: "Fill in both times.",
    "not-a-day": "Fill in both times.",
    "not-hours": "Fill in both times, like 9:00 AM and 12:00 PM.",
    "not-half-hours": halfHours,
    "end-before-start": "That ends before it begins.",
    overlap: "The two parts of this day overlap.",
  } satisfies Record<HoursMistake, string>,
};
