import type { Database } from "../../database/database.server.ts";
import { inTransaction } from "../../database/in-transaction.server.ts";
import { MINUTE_MS } from "../../time/durations.ts";
import type { Person } from "../rules/person.ts";
import { addToHistory, lockPerson, readHistory } from "./people.server.ts";
import { dropFollowUps } from "./person-follow-ups.server.ts";

type Next = { nextStep: string; nextOn: string };

/** One next step at a time: it replaces the one before. Setting the same again changes nothing. */
export function setNextStep(database: Database, id: string, next: Next, now: Date) {
  return changePerson(database, id, async (transaction, { nextStep, nextOn }) => {
    if (nextStep === next.nextStep && nextOn === next.nextOn) return;
    await transaction.updateTable("people").set(next).where("id", "=", id).execute();
    await addToHistory(transaction, id, { what: "next", note: `${next.nextOn}: ${next.nextStep}` }, now);
  });
}

/** The step is done, or a call needs none. Calls before this moment aren't asked about again. */
export function finishStep(database: Database, id: string, now: Date) {
  return changePerson(database, id, async (transaction, { nextStep }) => {
    const done = { nextStep: "", nextOn: null, settledAt: now.toISOString() };
    await transaction.updateTable("people").set(done).where("id", "=", id).execute();
    await addToHistory(transaction, id, { what: "done", note: nextStep }, now);
  });
}

/**
 * The same words within a minute are one note: the button was pressed twice. A form's key would say it more exactly, but the call's page
 * and the command write notes, too.
 */
export function addNote(database: Database, id: string, note: string, now: Date) {
  return changePerson(database, id, async (transaction) => {
    const since = now.getTime() - MINUTE_MS;
    const isSaid = (await readHistory(transaction, id)).some(
      (entry) => entry.what === "note" && entry.note === note && entry.happenedAt.getTime() > since,
    );
    if (!isSaid) await addToHistory(transaction, id, { what: "note", note }, now);
  });
}

/** They answered, stopped or can't be reached by email: no follow-up goes to them any more. Saying it again changes nothing. */
export function endFollowUps(database: Database, id: string, why: "replied" | "stopped" | "bounced", now: Date) {
  return changePerson(database, id, async (transaction, person) => {
    await dropFollowUps(transaction, id);
    // A bounce isn't said but happens, each time to another email.
    const isSaid = why !== "bounced" && person.followUpsLeft === 0 && (await readHistory(transaction, id)).some(({ what }) => what === why);
    if (isSaid) return;
    if (why === "stopped") await transaction.updateTable("people").set({ stoppedAt: now.toISOString() }).where("id", "=", id).execute();
    await addToHistory(transaction, id, { what: why }, now);
  });
}

/** Returns whether there's still such a person. */
function changePerson(database: Database, id: string, change: (transaction: Database, person: Person) => Promise<void>) {
  return inTransaction(database, async (transaction) => {
    const person = await lockPerson(transaction, id);
    if (person) await change(transaction, person);
    return person !== undefined;
  });
}
