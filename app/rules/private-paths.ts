// Pages that are not in the table of pages: behind links in emails, and the answer to the newsletter's form.
// The token of an email's link stands in the query, which is never logged.
export const CONFIRM_PATH = "/booking/confirm";
export const MANAGE_PATH = "/booking/manage";
export const NEWSLETTER_PATH = "/newsletter";
export const OPT_IN_PATH = "/newsletter/confirm";
export const UNSUBSCRIBE_PATH = "/newsletter/unsubscribe";

/** They take posts, are never kept by anybody, and no search engine shows them. */
export const PRIVATE_PATHS: readonly string[] = [CONFIRM_PATH, MANAGE_PATH, NEWSLETTER_PATH, OPT_IN_PATH, UNSUBSCRIBE_PATH];
