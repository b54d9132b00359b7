import type { Database } from "../../database/database.server.ts";
import type { Lead } from "../rules/lead.ts";
import { toLead } from "./leads.server.ts";

/** For operators: everybody's, the oldest first. */
export async function listLeads(database: Database): Promise<Lead[]> {
  return (await database.selectFrom("leads").selectAll().orderBy("createdAt").execute()).map(toLead);
}

/** The plans that one person asked for, newest first. */
export async function plansOf(database: Database, personId: string): Promise<Lead[]> {
  const rows = await database.selectFrom("leads").selectAll().where("personId", "=", personId).orderBy("createdAt", "desc").execute();
  return rows.map(toLead);
}
