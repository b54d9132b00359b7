import type { SlotState } from "../../booking/rules/day-plan.ts";
import type { ClosingProblem } from "../rules/closing-form.ts";

/** What a time is, in a word, and the mark that stands for it where there's no room. Color only repeats it. */
export const SLOTS: Record<SlotState | "asked" | "confirmed", { mark: string; word: string }> = {
  free: { mark: "○", word: "free" },
  asked: { mark: "?", word: "asked" },
  confirmed: { mark: "✓", word: "confirmed" },
  closed: { mark: "×", word: "closed" },
  busy: { mark: "■", word: "busy elsewhere" },
  past: { mark: "–", word: "past" },
  "too-soon": { mark: "–", word: "too soon to book" },
  later: { mark: "–", word: "not bookable yet" },
};

const problems: Record<ClosingProblem, string> = {
  "not-a-day": "Choose a day.",
  "last-before-first": "The last day is before the first one.",
  past: "That day has passed.",
  "too-many-days": "That's longer than a year.",
  "not-hours": "Fill in both times, or neither for the whole day.",
  "end-before-start": "That ends before it begins.",
  "reason-too-long": "That's longer than 60 characters. Visitors read it in the calendar.",
};

export const calendar = {
  title: "Calendar",
  text: "Press a day to see its times. Close a day and nobody can book it from that moment.",
  marks: "What the marks mean",
  rest: "past, too soon or not bookable yet",
  weeks: "Weeks",
  moreWeeks: "More weeks",
  earlier: "Earlier",
  later: "Later",
  today: "Today",
  days: "Days",
  noHours: "No hours",
  free: (count: number) => `${count} free`,
  allDay: "all day",
  span: (from: string, to: string) => `${from} to ${to}`,
  close: "Close",
  open: "Open",
  undo: {
    closed: "Open it again",
    opened: "Close it again",
    /** Some of it was closed before, and opens with it. */
    all: "Open all of it, also what was closed before",
  },
  said: {
    closed: (what: string) => `Closed: ${what}. The booking page shows it already.`,
    opened: (what: string) => `Open again: ${what}. The booking page shows it already.`,
  },
  stay: (count: number) =>
    count === 1 ? "This call stays on. Open it to move or cancel it:" : `These ${count} calls stay on. Open one to move or cancel it:`,
  problems,
  "in-the-way": (what: string) => `Nothing was changed: ${what} is closed already. Open that first, or close the rest.`,
  "nothing-closed": "Nothing is closed then, so there's nothing to open.",
  "not-now": "That didn't work. Reload the page and press again.",
  several: {
    heading: "Close or open several days",
    text: "For a vacation, or the same hours on days in a row. Calls that are booked already stay on until you move or cancel them.",
    first: "First day",
    last: "Last day",
    lastHint: "Leave it empty for one day.",
    close: "Close these",
    open: "Open these",
  },
  hours: {
    from: "From",
    to: "To",
    hint: "Leave both empty for the whole day.",
  },
  reason: { label: "Reason", hint: "Visitors read it, like 'Vacation'. You can leave it empty." },
  setUp: { heading: "Set up", hours: "Weekly hours", feed: "Your calls in your phone's calendar" },
};

export const day = {
  title: "A day",
  unknown: { heading: "That isn't a day", text: "The address is cut off or wrong.", button: "Calendar" },
  back: "All days",
  before: "Day before",
  after: "Day after",
  times: { heading: "Times", none: "You have no hours on this day, and nobody has a call." },
  closed: { heading: "Closed", none: "Nothing is closed on this day." },
  openAgain: (what: string) => `Open ${what}`,
  whole: {
    heading: "Close the whole day",
    text: "Nobody can book it from that moment.",
    button: "Close the whole day",
  },
  some: {
    heading: "Close some hours",
    text: "Nobody can book a time that runs into these hours.",
    button: "Close these hours",
  },
  over: "This day has passed. Its calls are kept here.",
};

export const busy = {
  heading: "Busy elsewhere",
  text: "Times that are taken in these calendars of yours can't be booked. We read them every 5 minutes.",
  none: "No calendar of yours is connected. Once whoever runs your server adds its private address to BUSY_CALENDARS, its busy times show up here and nobody can book them.",
  never: "not read yet",
  read: (when: string) => `last read ${when}`,
  failed: (problem: string) => `Can't be read now: ${problem}. The times it took before stay taken.`,
  remark: (text: string) => `Note: ${text}.`,
};
