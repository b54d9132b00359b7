import { BACKUP_DAYS } from "../../privacy/catalog.ts";
import { dayIn, longDate, timeIn, wallMinutes } from "../../time/dates.ts";
import { DAY_MS, HOUR_MS, isFarAhead, MINUTE_MS } from "../../time/durations.ts";
import type { Trouble } from "../rules/mail-trouble.ts";

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export const house = {
  title: "House",
  back: "Back to House",
  readers: {
    name: "Newsletter readers",
    text: (readers: number, waiting: number) =>
      readers + waiting === 0
        ? "Nobody has signed up yet."
        : `${counted(readers, "reader", "readers")}${waiting > 0 ? `, and ${counted(waiting, "who hasn't", "who haven't")} confirmed yet` : ""}.`,
  },
  emails: {
    name: "Emails that failed",
    text: (failed: number) => (failed === 0 ? "Every email went out." : `${counted(failed, "email", "emails")} didn't arrive.`),
  },
  backups: {
    name: "Backups",
    text: (age: string | undefined) => (age ? `The last one is from ${age}.` : "There's none yet. Make the first one now."),
    button: "Back up now",
  },
  news: { name: "Version and what's new", text: (version: string) => `You run version ${version}.` },
  signIns: { name: "Who signed in", text: (count: number) => `${counted(count, "sign-in is", "sign-ins are")} open right now.` },
  passkeys: {
    name: "Passkeys",
    text: (count: number) =>
      count === 0 ? "You have none. One lets you sign in without an email." : `You have ${counted(count, "passkey", "passkeys")}.`,
  },
};

export const readers = {
  title: "Newsletter readers",
  empty:
    "Nobody has signed up yet. Whoever does on the site shows up here, first as waiting, then as a reader once they press the link in their email.",
  none: "No address has that. Try fewer letters.",
  search: { label: "Part of an address", button: "Search" },
  since: (day: string) => `reader since ${day}`,
  waiting: (day: string) => `asked on ${day}, hasn't pressed the link in the email yet`,
  more: (count: number) => `and ${count} more: search to find them.`,
  remove: {
    summary: "Remove",
    text: "They get no more newsletters, and the address is deleted from this list. Their calls stay.",
    button: "Yes, remove them",
  },
  file: { button: "Download the list", text: "A file for a spreadsheet with every address. It asks for a sign-in of the last 10 minutes." },
  said: {
    removed: "Removed. They won't get another newsletter.",
    gone: "That address wasn't on the list any more.",
  },
};

export const unsentEmails = {
  title: "Emails that failed",
  none: "Every email went out. One that can't be delivered shows up here, with the reason and what to do.",
  given: "Given up",
  givenNone: "None was given up.",
  trying: "Still being tried",
  tries: (count: number) => `${counted(count, "try", "tries")} so far, the next on its own`,
  due: (when: string) => `Due ${when}`,
  to: (address: string) => `to ${address || "nobody"}`,
  unknownKind: "An email",
  retry: "Try again",
  retryAll: "Try all again",
  retryAllText: "All but those whose mailbox doesn't exist.",
  dismiss: { summary: "Delete", text: "It won't be sent, and it's gone from this list.", button: "Yes, delete it" },
  more: (count: number) => `and ${count} more.`,
  troubles: {
    "no-mailbox": "There's no such mailbox, or it's full. Call them instead.",
    login: "The mail server didn't accept the site's password. Whoever set up the site has to renew it; then try again.",
    "no-answer": "The mail server didn't answer. If that lasts for more than an hour, call whoever runs it.",
    "address-refused": "The mail server refused this address.",
    "message-refused": "The mail server refused this email, maybe as spam.",
    disk: "The email couldn't be written to the site's disk. Whoever runs the server has to look.",
    other: "It couldn't be sent.",
  } satisfies Record<Trouble, string>,
  over: "Its call has changed since, so it can't be sent again.",
  code: (code: string) => `Code for whoever runs the server: ${code}`,
  said: {
    retried: "On their way again. If one fails once more, it comes back here.",
    dismissed: "Deleted.",
    gone: "There's nothing left to send. That email went out, somebody deleted it, or its call has changed since.",
  },
};

export const backups = {
  title: "Backups",
  text: "A backup has everything: calls, people, posts, readers. Download one now and then and keep it away from the server. Treat the file like a key: whoever has it can read it all.",
  now: "Back up now",
  none: "There's no backup yet. Press the button to make the first one.",
  example: { label: "Example", line: "Today, 3:00 AM", more: "1.2 MB · Download" },
  heading: "On the server",
  elsewhere: (age: string) => `The last one is from ${age}, and stands in another place on the server.`,
  download: (when: string) => `Download the backup of ${when}`,
  button: "Download",
  kept: `Downloading asks for a sign-in of the last 10 minutes. After ${BACKUP_DAYS} days a backup is deleted here by itself. If it's the last one, the site makes a new one first.`,
  said: {
    made: "The backup is made, and was read through to the end.",
    gone: "That backup isn't there any more.",
  },
  problems: {
    "too-soon": "One was made within the last minute, or is being made right now.",
    failed:
      "The backup couldn't be made, and nothing was changed. Try again in a minute. If it fails again, whoever runs the server has to look.",
  },
};

export const news = {
  title: "What's new",
  version: (version: string, commit: string) => `You run version ${version} (${commit}).`,
  none: "This installation came without its list of changes.",
  dated: (version: string, day: string) => (day ? `${version}, ${longDate(day)}` : version),
};

export const signIns = {
  title: "Who signed in",
  open: { heading: "Signed in now", none: "Nobody." },
  by: { link: "by link", passkey: "by passkey" },
  since: (when: string) => `since ${when}`,
  seen: (when: string) => `last seen ${when}`,
  here: "this browser",
  unknown: "Something you don't know? Sign out everywhere, then sign in again.",
  everywhere: "Sign out everywhere",
  passkeys: "Passkeys",
  log: { heading: "What was done at the desk", none: "Nothing yet. Every change shows up here with who made it and when." },
  call: "the call",
  kept: "Lines are kept for a year.",
};

/** How long ago something was, as one says it. */
export function ageOf(moment: Date, now: Date, timeZone: string) {
  if (isFarAhead(moment, now)) return "a day to come";
  if (now.getTime() - moment.getTime() < HOUR_MS) return "the last hour";
  const midnight = (day: string) => wallMinutes(day, "12:00 AM");
  const days = Math.round((midnight(dayIn(timeZone, now)) - midnight(dayIn(timeZone, moment))) / (DAY_MS / MINUTE_MS));
  if (days <= 0) return `today at ${timeIn(timeZone, moment)}`;
  return days === 1 ? "yesterday" : `${days} days ago`;
}

/** 'November 16, 2026 at 12:00 PM': the owner's own clock needs no zone. */
export function momentText(moment: Date, timeZone: string) {
  return `${longDate(dayIn(timeZone, moment))} at ${timeIn(timeZone, moment)}`;
}

export function sizeText(bytes: number) {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
