import type { EventType } from "../events/catalog.ts";

/** Where a person stands, one at a time. Everybody starts as new. */
export const STAGES = ["new", "talked", "proposed", "won", "lost"] as const;

export type Stage = (typeof STAGES)[number];

/** Those that the agency moves a person to. */
export const LATER_STAGES = STAGES.filter((stage) => stage !== "new");

/** After these there's nothing to follow up. */
export function isSettled(stage: Stage) {
  return stage === "won" || stage === "lost";
}

/** What the agency can say about something due, in the morning email and at the desk. */
export const STEP_ANSWERS = ["done", "later", "lost"] as const;

export type StepAnswer = (typeof STEP_ANSWERS)[number];

/** What a person's history may say: what the rooms tell about their calls and plans, and what we note about them. */
export type PersonEvent = Exclude<EventType, "subscriber.confirmed" | "person.stage"> | Stage | OwnEvent;

/** `next` is a next step that was set, `done` one that's done, `stopped` an end to follow-up emails that the person asked for. */
type OwnEvent = "next" | "done" | "note" | "replied" | "stopped" | "bounced";
