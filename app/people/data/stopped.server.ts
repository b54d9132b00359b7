import type { Database } from "../../database/database.server.ts";
import { endFollowUps } from "./next-step.server.ts";
import { dropFollowUps, peopleWithWaiting } from "./person-follow-ups.server.ts";

/** How far everybody's follow-ups are, by their id and by what they're known by. */
export async function followedPeople(database: Database) {
  return new Map((await readFollowed(database)).flatMap((person) => [person.id, person.knownBy].map((key) => [key, person] as const)));
}

/**
 * Ends the follow-ups of those whom a backup doesn't know to have stopped them, answered, bounced or been deleted. Fewer left means that
 * one was sent since. Returns of how many, and how many were missing in the replaced database.
 */
export async function stopAgain(restored: Database, since: Awaited<ReturnType<typeof followedPeople>>) {
  const waiting = await peopleWithWaiting(restored);
  let [people, missing] = [0, 0];
  for (const { id, knownBy, stoppedAt, followUpsLeft } of await readFollowed(restored)) {
    const known = since.get(id) ?? since.get(knownBy);
    const left = known?.followUpsLeft ?? 0;
    if (!known) missing++;
    if (known?.stoppedAt && !stoppedAt) await endFollowUps(restored, id, "stopped", new Date(known.stoppedAt));
    else if (left < followUpsLeft || (left === 0 && waiting.has(id))) await dropFollowUps(restored, id);
    else continue;
    people++;
  }
  return { people, missing };
}

function readFollowed(database: Database) {
  return database.selectFrom("people").select(["id", "knownBy", "stoppedAt", "followUpsLeft"]).execute();
}
