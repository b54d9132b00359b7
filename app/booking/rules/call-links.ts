import { CONFIRM_PATH, MANAGE_PATH, TALKED_PATH, VERIFY_PATH } from "../../site/private-paths.ts";

/** As what a link for the agency is stored, whichever of the four answers its page is for. */
export const AGENCY_LINK = "confirm";

/** The links in emails about a call: the page that each opens, and what its token lets its holder do. */
export const LINKS = {
  manage: { path: MANAGE_PATH, purpose: "manage" },
  verify: { path: VERIFY_PATH, purpose: "manage" },
  confirm: { path: CONFIRM_PATH, purpose: AGENCY_LINK },
  /** For when the call is over, so it's stored apart: see outcome-link.server.ts. */
  outcome: { path: TALKED_PATH },
} as const;

export type LinkName = keyof typeof LINKS;
export type StoredLinkName = Exclude<LinkName, "outcome">;
export type Purpose = (typeof LINKS)[StoredLinkName]["purpose"];
