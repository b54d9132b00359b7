import { createHash } from "node:crypto";
import { isSettled } from "../catalog.ts";
import type { Person } from "./person.ts";

/** A step whose day has come, or a call that was followed by none. */
type DueSubject = { since: string; step: string } | { calledAt: Date };

/**
 * What a button is about, so that an old email or page can't finish a step that was set since. A person has one next step, which its day
 * and its words name. The words are hashed, because the name goes into links.
 */
export function nameOfDue(due: DueSubject) {
  if ("calledAt" in due) return `call-${due.calledAt.getTime()}`;
  return `step-${due.since}-${createHash("sha256").update(due.step).digest("base64url").slice(0, 8)}`;
}

export function isStillOpen(person: Person, name: string) {
  const calledAt = name.startsWith("call-") ? new Date(Number(name.slice("call-".length))) : undefined;
  if (calledAt) return isCallOpen({ person, calledAt });
  return person.nextOn !== null && name === nameOfDue({ since: person.nextOn, step: person.nextStep });
}

/** Whether a call still asks for a next step. */
export function isCallOpen({ person, calledAt }: { person: Person; calledAt: Date }) {
  const { stage, nextOn, settledAt } = person;
  return nextOn === null && !isSettled(stage) && (settledAt === null || settledAt < calledAt);
}
