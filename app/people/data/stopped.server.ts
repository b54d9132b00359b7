import type { Database } from "../../database/database.server.ts";
import { endFollowUps } from "./next-step.server.ts";

type Stopped = { id: string; knownBy: string; at: Date };

/** Who stopped their follow-ups, and when. */
export async function stoppedPeople(database: Database): Promise<Stopped[]> {
  const rows = await database.selectFrom("people").select(["id", "knownBy", "stoppedAt"]).where("stoppedAt", "is not", null).execute();
  return rows.map(({ id, knownBy, stoppedAt }) => ({ id, knownBy, at: new Date(stoppedAt ?? 0) }));
}

/** Stops the follow-ups of those whom a backup doesn't know to have stopped them. Returns how many. */
export async function stopAgain(restored: Database, stopped: Stopped[]) {
  const open = await restored.selectFrom("people").select(["id", "knownBy"]).where("stoppedAt", "is", null).execute();
  let people = 0;
  for (const { id, knownBy } of open) {
    const known = stopped.find((one) => one.id === id || one.knownBy === knownBy);
    if (known && (await endFollowUps(restored, id, "stopped", known.at))) people++;
  }
  return people;
}
