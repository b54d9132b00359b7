/** What the JSON endpoints say when they turn a request down, by the code that programs read. */
export const apiProblems = {
  invalid: "Some fields are missing or not right: see `fields`.",
  refused: "This looks like it was sent by a robot, so we didn't take it.",
  slot_taken: "Somebody else has just taken this time: see `alternatives`.",
  cross_site: "This address takes requests from our own pages only.",
  too_large: "The request is larger than 64 KB.",
  rate_limited: "Too many requests from your address. Please try again in a few minutes.",
  too_many_open: "Too many requests from this email address still wait for our answer.",
  too_many_emails: "This email address got as many emails as we send in an hour, and right now a request needs one more. Try again later.",
  unavailable: "We cannot store anything right now. Please try again in a minute.",
  failed: "Something went wrong on our side. Please try again in a minute.",
  not_found: "There is no such record.",
  unreadable: "We cannot read this right now. Please try again in a minute.",
  method_not_allowed: "This address does not take this method.",
};

/** Said instead when nobody took the time. */
export const closedMessage = "We're closed then: see `alternatives`.";
