// Pages that are not in the table of pages: behind links in letters. The token stands in the query, which is never logged.
export const CONFIRM_PATH = "/booking/confirm";
export const MANAGE_PATH = "/booking/manage";

/** They take posts, are never kept by anybody, and no search engine shows them. */
export const PRIVATE_PATHS: readonly string[] = [CONFIRM_PATH, MANAGE_PATH];
