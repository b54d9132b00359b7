/** Where the links in letters lead. The token stands in the query, which is never logged. */
export const CONFIRM_PATH = "/booking/confirm";
export const MANAGE_PATH = "/booking/manage";
