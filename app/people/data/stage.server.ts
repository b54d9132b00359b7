import type { Database } from "../../database/database.server.ts";
import { inTransaction } from "../../database/in-transaction.server.ts";
import type { NowAnd } from "../../time/clock.ts";
import { queueWebhook } from "../../webhooks/queue.server.ts";
import type { WebhookSettings } from "../../webhooks/webhook.ts";
import type { Stage } from "../catalog.ts";
import { type Person, stageData } from "../rules/person.ts";
import { addToHistory, lockPerson } from "./people.server.ts";
import { dropFollowUps } from "./person-follow-ups.server.ts";

/** Moves a person on, in a transaction of its own. Returns undefined if they were there already or are gone. */
export function changeStage(database: Database, id: string, stage: Stage, reason: string, nowAndSettings: NowAnd<WebhookSettings>) {
  return inTransaction(database, async (transaction) => {
    const person = await lockPerson(transaction, id);
    if (!person || (person.stage === stage && person.reason === reason)) return undefined;
    return moveToStage(transaction, person, stage, reason, nowAndSettings);
  });
}

/**
 * In the caller's transaction. `bookingId` is the call that moves them, if one does. A stage that moves ends the follow-up emails, and
 * whoever is lost has no next step.
 */
export async function moveToStage(
  transaction: Database,
  person: Person,
  stage: Stage,
  reason: string,
  nowAndSettings: NowAnd<WebhookSettings>,
  bookingId?: string,
) {
  const { now } = nowAndSettings;
  const nothingNext = stage === "lost" ? { nextStep: "", nextOn: null } : {};
  const changes = { stage, reason: stage === "lost" ? reason : "", followUpsLeft: 0, ...nothingNext };
  await transaction
    .updateTable("people")
    .set({ ...changes, stageAt: now.toISOString() })
    .where("id", "=", person.id)
    .execute();
  await dropFollowUps(transaction, person.id);
  await addToHistory(transaction, person.id, { what: stage, note: reason, ...(bookingId && { bookingId }) }, now);
  const moved: Person = { ...person, ...changes, stageAt: now };
  const event = { type: "person.stage", data: stageData(moved, person.stage), about: { personId: person.id } } as const;
  await queueWebhook(transaction, event, nowAndSettings);
  return moved;
}
