import { CONFIRM_PATH, KEEP_PATH, MANAGE_PATH } from "../../site/private-paths.ts";

/** The links in emails about a call: the page that each opens, and what its token lets its holder do. */
export const LINKS = {
  manage: { path: MANAGE_PATH, purpose: "manage" },
  keep: { path: KEEP_PATH, purpose: "manage" },
  confirm: { path: CONFIRM_PATH, purpose: "confirm" },
} as const;

export type LinkName = keyof typeof LINKS;
export type Purpose = (typeof LINKS)[LinkName]["purpose"];
