// Pages that aren't in the table of pages: those behind email links, and the response to the newsletter form. The token of an email link is
// in the query, which is never logged.
export const CONFIRM_PATH = "/booking/confirm";
export const DECLINE_PATH = "/booking/decline";
export const OFFER_PATH = "/booking/offer";
export const CANCEL_PATH = "/booking/cancel";
export const CHOOSE_PATH = "/booking/choose";
/** Where a visitor whose request is on hold shows that the mailbox is theirs. */
export const VERIFY_PATH = "/booking/keep";
export const MANAGE_PATH = "/booking/manage";
/** How a call went: for the agency. */
export const TALKED_PATH = "/booking/held";
export const NO_SHOW_PATH = "/booking/no-show";
/** What to do about a person's next step, for the agency. They begin like a follow-up only since sent emails have these addresses. */
export const STEP_DONE_PATH = "/follow-up/done";
export const STEP_LATER_PATH = "/follow-up/later";
export const STEP_LOST_PATH = "/follow-up/lost";
/** Ends the follow-up emails to whoever presses it. */
export const STOP_PATH = "/follow-up/stop";
export const NEWSLETTER_PATH = "/newsletter";
export const OPT_IN_PATH = "/newsletter/confirm";
export const UNSUBSCRIBE_PATH = "/newsletter/unsubscribe";

/** The agency's calls, for its own calendar. */
export const CALENDAR_FEED_PATH = "/calendar/feed.ics";

/** A visitor's call for their own calendar, behind the same token as the page that moves it. */
export const CALL_FILE_PATH = "/booking/call.ics";

/** A post before it's published, for whoever has the link that `./peakworks posts preview` prints. */
export const PREVIEW_PATH = "/post/preview";

/** These accept POST requests. */
export const FORM_PATHS: readonly string[] = [
  CONFIRM_PATH,
  DECLINE_PATH,
  OFFER_PATH,
  CANCEL_PATH,
  CHOOSE_PATH,
  VERIFY_PATH,
  MANAGE_PATH,
  TALKED_PATH,
  NO_SHOW_PATH,
  STEP_DONE_PATH,
  STEP_LATER_PATH,
  STEP_LOST_PATH,
  STOP_PATH,
  NEWSLETTER_PATH,
  OPT_IN_PATH,
  UNSUBSCRIBE_PATH,
];

/** These are never cached, and stay out of search engines. */
export const PRIVATE_PATHS: readonly string[] = [...FORM_PATHS, CALENDAR_FEED_PATH, CALL_FILE_PATH, PREVIEW_PATH];
