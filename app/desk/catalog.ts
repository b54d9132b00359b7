/** What the desk's log tells. Nothing in it is about a visitor but the ID of a call. */
export const ACTS = {
  "link-made": "made a link at the terminal",
  "signed-in-link": "signed in by link",
  "signed-in-passkey": "signed in by passkey",
  "signed-out": "signed out",
  "signed-out-everywhere": "signed out everywhere",
  "passkey-added": "added a passkey",
  "passkey-removed": "removed a passkey",
  "call-confirmed": "confirmed a call",
  "call-declined": "declined a request",
  "call-offered": "offered other times",
  "call-moved": "moved a call",
  "call-canceled": "canceled a call",
  "call-held": "noted that a call took place",
  "call-no-show": "noted a no-show",
  "call-added": "added a call",
  "person-noted": "wrote a note",
  "days-closed": "closed days or hours",
  "days-opened": "opened days or hours",
  "hours-set": "set the weekly hours",
  "hours-usual": "went back to the usual hours",
  "feed-shown": "looked up the calendar feed's address",
  "feed-renewed": "made a new address for the calendar feed",
  "step-set": "set a next step",
  "step-done": "finished a next step",
  "step-put-off": "put a next step off",
  "person-lost": "marked a person as lost",
  "person-moved": "moved a person to another stage",
  "person-replied": "noted that a person replied",
  "people-exported": "downloaded the list of people",
  "person-exported": "downloaded a person's data",
  "person-deleted": "deleted a person",
  "numbers-exported": "downloaded the numbers",
  "link-named": "made a link with a name",
  "reader-removed": "removed a newsletter reader",
  "readers-downloaded": "downloaded the newsletter's readers",
  "email-retried": "sent failed emails again",
  "email-dismissed": "deleted a failed email",
  "backup-made": "made a backup",
  "backup-downloaded": "downloaded a backup",
  // No longer written: the site deletes old ones itself. Lines of the last year may have it.
  "backup-deleted": "deleted an old backup",
  "draft-started": "started a draft",
  "draft-deleted": "deleted a draft",
  "picture-added": "added a picture to a draft",
  "post-published": "published a post",
  "post-queued": "queued a post",
  "post-moved": "moved a post in the queue",
  "post-corrected": "corrected a post",
  "post-removed": "took a post down",
} as const;

export type Act = keyof typeof ACTS;

/** Long enough to look back, and nobody reads further. */
export const LOG_MONTHS = 12;

/** Whoever signs in more rarely asks for a link like a stranger. */
export const KNOWN_NETWORK_DAYS = 30;

/** What one can do about a call, and what the log says once it's done. */
export const CALL_ACTIONS = {
  confirm: { done: "confirmed", act: "call-confirmed" },
  decline: { done: "declined", act: "call-declined" },
  offer: { done: "offered", act: "call-offered" },
  move: { done: "moved", act: "call-moved" },
  cancel: { done: "cancelled", act: "call-canceled" },
  talked: { done: "talked", act: "call-held" },
  missed: { done: "missed", act: "call-no-show" },
  note: { done: "noted", act: "person-noted" },
} as const satisfies Record<string, { done: string; act: Act }>;

export type CallAction = keyof typeof CALL_ACTIONS;

/** What one can do about a person, and what the log says once it's done. */
export const PERSON_ACTIONS = {
  done: "step-done",
  later: "step-put-off",
  lost: "person-lost",
  next: "step-set",
  stage: "person-moved",
  note: "person-noted",
  replied: "person-replied",
} as const satisfies Record<string, Act>;

export type PersonAction = keyof typeof PERSON_ACTIONS;
