import type { Stage } from "../../people/catalog.ts";
import { NOTE_CHARACTERS, STEP_CHARACTERS } from "../../people/rules/typed.ts";
import { BACKUP_DAYS } from "../../privacy/catalog.ts";
import { longDate } from "../../time/dates.ts";
import type { PersonAction } from "../catalog.ts";

export const STAGE_NAMES: Record<Stage, string> = {
  new: "New",
  talked: "Talked",
  proposed: "Proposal out",
  won: "Won",
  lost: "Lost",
};

export const people = {
  title: "People",
  search: { label: "Name, company, email, phone or next step", button: "Search" },
  stages: "Stages",
  all: "All",
  empty: "Nobody yet. Whoever asks for a call or a plan shows up here, with everything you wrote down about them.",
  example: { label: "Example", line: "Lee Example, Example Electric", more: "Talked · Due Friday: call about the proposal" },
  emptyStage: "Nobody is at this stage.",
  none: "Nobody has that. Try fewer letters.",
  more: (count: number) => `and ${count} more`,
  moreFound: (count: number) => `and ${count} more: search to find them.`,
  next: (day: string, step: string) => `${longDate(day)}: ${step}`,
  due: "Due",
  noStep: "No next step",
  file: { heading: "Everybody as a file", text: "One line per person, for Excel or Numbers.", button: "Download the list" },
  said: { deleted: "Deleted. Nothing about them is left on the site." },
};

export const person = {
  title: "A person",
  unknown: { heading: "That person isn't here", text: "They were deleted, or the address is cut off.", button: "All people" },
  gone: "That person isn't here any more.",
  facts: {
    phone: "Phone",
    email: "Email",
    stage: "Stage",
    reason: "Why",
    followUps: "Follow-up emails",
    since: "Here since",
  },
  stageSince: (stage: string, day: string) => `${stage} since ${longDate(day)}`,
  followUps: { stopped: "They asked for none.", left: (count: number) => `Up to ${count} more go out by themselves.` },
  due: { heading: "Next step", none: "There's no next step. Set one, and the 8 AM email reminds you.", called: "You talked. What's next?" },
  answers: { done: "Done", later: "In 3 days", lost: "Lost" },
  actions: {
    next: {
      heading: "Set the next step",
      button: "Save the step",
      text: "There's one at a time. On its day it's on Today and in the 8 AM email.",
    },
    stage: { heading: "Move to another stage", button: "Move them", text: "Follow-up emails stop. Lost also clears the next step." },
    note: { heading: "Write a note", button: "Save the note", text: "Only you read it, in their history." },
    replied: { heading: "They wrote back", button: "They replied", text: "No follow-up email goes to them any more." },
  } satisfies Record<Exclude<PersonAction, "done" | "later" | "lost">, { heading: string; button: string; text: string }>,
  fields: { nextStep: "What", nextOn: "When", stage: "Stage", reason: "Why, if you want to remember", note: "Note" },
  calls: { heading: "Calls", none: "No calls yet. Each one they ask for shows up here." },
  plans: { heading: "Plans from the calculator", none: "They haven't asked for a plan." },
  history: { heading: "What happened", none: "Nothing yet." },
  said: {
    done: "Done. It's off the list.",
    later: "It comes back in three days.",
    lost: "Marked as lost. Nothing more goes out by itself.",
    next: "The next step is set.",
    stage: "Moved.",
    note: "The note is saved.",
    replied: "Noted. No follow-up email goes to them any more.",
  },
  problems: {
    empty: "Write a few words first.",
    "too-long": `That's too long: a step or a reason has ${STEP_CHARACTERS} characters at most, a note ${NOTE_CHARACTERS.toLocaleString("en-US")}.`,
    "not-a-day": "Choose a day.",
    past: "That day is over. Choose today or later.",
    "not-a-stage": "Choose a stage from the list.",
    same: "They're at that stage already.",
    changed: "That changed in the meantime, so nothing was done. Here's how it stands.",
    unknown: "That button isn't known. Reload the page and press again.",
  },
  data: {
    heading: "Their data",
    text: "If they ask what's stored about them, send them this file. If they ask you to erase it, delete them here.",
    file: "Their data as a file",
    remove: "Delete this person",
  },
  open: "Their page: history, notes and next step",
};

export const removal = {
  title: "Delete a person",
  heading: (who: string) => `Delete ${who}?`,
  text: "All of this goes for good:",
  calls: (count: number) => (count === 1 ? "1 call" : `${count} calls`),
  ahead: (count: number) =>
    count === 1
      ? "One of them is still to come. It's called off, and no email tells them."
      : `${count} of them are still to come. They're called off, and no email tells them.`,
  plans: (count: number) => (count === 1 ? "1 plan from the calculator" : `${count} plans from the calculator`),
  newsletter: "Their newsletter subscription",
  emails: (count: number) => (count === 1 ? "1 email, sent or waiting" : `${count} emails, sent or waiting`),
  line: "Their stage, next step, history and your notes",
  sameNumber: "The same phone number is on another line, which stays. If it's the same person, delete it, too:",
  backups: `Backups aren't changed. They're deleted after ${BACKUP_DAYS} days, and this person with them.`,
  button: "Delete for good",
  keep: "Keep them",
};
