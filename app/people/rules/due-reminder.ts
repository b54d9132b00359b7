import { isSettled } from "../catalog.ts";
import type { Person } from "./person.ts";

/** A step whose day has come, or a call that was followed by none. */
type DueSubject = { since: string } | { calledAt: Date };

/**
 * What a button is about, so that an old email or page can't finish a step that was set since. A person has one next step, so its day names
 * it.
 */
export function nameOfDue(due: DueSubject) {
  return "calledAt" in due ? `call-${due.calledAt.getTime()}` : `step-${due.since}`;
}

export function isStillOpen(person: Person, name: string) {
  const calledAt = name.startsWith("call-") ? new Date(Number(name.slice("call-".length))) : undefined;
  return calledAt ? isCallOpen({ person, calledAt }) : person.nextOn !== null && name === nameOfDue({ since: person.nextOn });
}

/** Whether a call still asks for a next step. */
export function isCallOpen({ person, calledAt }: { person: Person; calledAt: Date }) {
  const { stage, nextOn, settledAt } = person;
  return nextOn === null && !isSettled(stage) && (settledAt === null || settledAt < calledAt);
}
