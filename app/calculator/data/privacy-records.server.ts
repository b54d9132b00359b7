import type { Database } from "../../database/database.server.ts";
import { forgetKeys } from "../../forms/idempotency.server.ts";
import { toLead } from "./leads.server.ts";

/** A person's leads, with the emails written to or about them. */
export async function leadRecordsOf(database: Database, names: string[]) {
  const rows = await database
    .selectFrom("leads")
    .selectAll()
    .where(({ eb, fn }) => eb(fn<string>("lower", ["email"]), "in", names))
    .orderBy("createdAt")
    .execute();
  return { leads: rows.map(toLead), emails: await emailsAbout(database, rows) };
}

/** The database deletes a lead's emails along with it. */
export async function deleteLeadRecordsOf(database: Database, names: string[]) {
  const { leads, emails } = await leadRecordsOf(database, names);
  const ids = leads.map(({ id }) => id);
  if (ids.length > 0) await database.deleteFrom("leads").where("id", "in", ids).execute();
  return { leads: ids.length, emails: emails.length };
}

/** Leads older than the privacy policy allows, and keys that have expired. */
export async function deleteOlderLeads(database: Database, before: Date, now: Date) {
  const old = database.selectFrom("leads").select("id").where("createdAt", "<", before.toISOString());
  const emails = await database.selectFrom("outbox").select("id").where("leadId", "in", old).execute();
  const gone = await database.deleteFrom("leads").where("createdAt", "<", before.toISOString()).returning("id").execute();
  await forgetKeys(database, "leads", now);
  return { leads: gone.length, emails: emails.length };
}

async function emailsAbout(database: Database, leads: { id: string }[]) {
  if (leads.length === 0) return [];
  const ids = leads.map(({ id }) => id);
  const emails = database.selectFrom("outbox").select(["id", "channel", "kind", "leadId", "dueAt", "sentAt"]).where("leadId", "in", ids);
  return emails.orderBy("dueAt").execute();
}
