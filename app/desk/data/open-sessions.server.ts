import type { Database } from "../../database/database.server.ts";
import { isAlive } from "../rules/session.ts";
import { toSession } from "./sessions.server.ts";

/** Who is signed in where, newest first. How they signed in is in the log, under the same moment. */
export async function openSessions(database: Database, now: Date) {
  const rows = await database.selectFrom("deskSessions").selectAll().orderBy("madeAt", "desc").execute();
  const sessions = rows.map(toSession).filter((session) => isAlive(session, now));
  const byPasskey = await database
    .selectFrom("deskLog")
    .select(["who", "happenedAt"])
    .where("what", "=", "signed-in-passkey")
    .where("happenedAt", ">=", sessions.at(-1)?.madeAt.toISOString() ?? now.toISOString())
    .execute();
  const keys = new Set(byPasskey.map(({ who, happenedAt }) => `${who} ${new Date(happenedAt).getTime()}`));
  return sessions.map((session) => ({ ...session, isByPasskey: keys.has(`${session.email} ${session.madeAt.getTime()}`) }));
}
