import { listed } from "../text/format.ts";

/** The emails after a plan: on which day each goes, counted from the day of the plan. By their names in the outbox. */
export const FOLLOW_UPS = { "follow-up-action": 3, "follow-up-tool": 7, "follow-up-last": 14 } as const;

export type FollowUpKind = keyof typeof FOLLOW_UPS;

export const FOLLOW_UP_KINDS = Object.keys(FOLLOW_UPS) as FollowUpKind[];

/** '3, 7 and 14', wherever the site tells somebody. A test holds the docs to it. */
export const FOLLOW_UP_DAYS = listed(Object.values(FOLLOW_UPS).map(String));

/** US law wants a postal address in such an email, so without one none goes, and the form says nothing of them. */
export function followsUp({ followUp, postalAddress }: { followUp: boolean; postalAddress: string }) {
  return followUp && postalAddress !== "";
}
