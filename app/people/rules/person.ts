import type { PersonEvent, Stage } from "../catalog.ts";

export type Person = {
  id: string;
  name: string;
  company: string;
  email: string;
  phone: string;
  stage: Stage;
  /** Why they're lost. */
  reason: string;
  stageAt: Date;
  nextStep: string;
  /** The agency's day, as yyyy-mm-dd, or null without a next step. */
  nextOn: string | null;
  /** Since then nothing more is to be done about the calls before. */
  settledAt: Date | null;
  /** How many follow-up emails may still go about their plan. */
  followUpsLeft: number;
  followedUpAt: Date | null;
  /** They asked for no more of them. */
  stoppedAt: Date | null;
  createdAt: Date;
};

/** 'Sam Hill, Ridge Roofing'. Who called by phone may have no company, or the name in its place. */
export function whoIs({ name, company, email, phone }: Pick<Person, "name" | "company" | "email" | "phone">) {
  return [...new Set([name || email || phone, company])].filter(Boolean).join(", ");
}

export type HistoryEntry = { what: PersonEvent; note: string; happenedAt: Date };

/** What an event tells of a person. `before` is the stage they had. */
export function stageData({ id, name, company, email, phone, stage, reason, nextStep, nextOn }: Person, before: Stage) {
  return { id, stage, before, reason: reason || null, name, company, email, phone, nextStep: nextStep || null, nextOn };
}
