import type { Database } from "../../app/database/database.server.ts";

/** Says of every email that's due that it has gone. Its content stays, for the test to read. */
export async function letEmailsGo(database: Database, now: Date) {
  const due = database.updateTable("outbox").where("channel", "=", "email").where("sentAt", "is", null);
  await due.set({ sentAt: now.toISOString() }).where("dueAt", "<=", now.toISOString()).execute();
}
