import type { Database } from "../../database/database.server.ts";
import { endFollowUps } from "./next-step.server.ts";

/** When whoever stopped their follow-ups did, by their id and by what they're known by. */
export async function stoppedPeople(database: Database) {
  const rows = await database.selectFrom("people").select(["id", "knownBy", "stoppedAt"]).where("stoppedAt", "is not", null).execute();
  return new Map(rows.flatMap(({ id, knownBy, stoppedAt }) => [id, knownBy].map((key) => [key, new Date(stoppedAt ?? 0)] as const)));
}

/** Stops the follow-ups of those whom a backup doesn't know to have stopped them. Returns how many. */
export async function stopAgain(restored: Database, stopped: Map<string, Date>) {
  const open = await restored.selectFrom("people").select(["id", "knownBy"]).where("stoppedAt", "is", null).execute();
  let people = 0;
  for (const { id, knownBy } of open) {
    const at = stopped.get(id) ?? stopped.get(knownBy);
    if (at && (await endFollowUps(restored, id, "stopped", at))) people++;
  }
  return people;
}
