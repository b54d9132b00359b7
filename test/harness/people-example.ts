import { storeLead } from "../../app/calculator/data/leads.server.ts";
import { parseLead } from "../../app/calculator/rules/lead.ts";
import type { Database } from "../../app/database/database.server.ts";
import type { Email } from "../../app/mail/email.ts";
import { readPayload } from "../../app/mail/outbox.server.ts";
import { readSettings } from "../../app/site/settings.ts";
import { lead } from "./lead-example.ts";

/** A site that follows up: it has a postal address and a secret for its links. */
export const following = readSettings({
  SITE_URL: "https://www.peakworks.example",
  AGENCY_EMAIL: "calls@peakworks.example",
  POSTAL_ADDRESS: "1 Ridge Road, Summit, NJ 07901",
  SECRET: "a secret of the tests, long enough",
  RATE_LIMIT: "off",
});

export function askForPlan(database: Database, at: Date, changes: object = {}, settings = following) {
  const parsed = parseLead({ ...lead, ...changes });
  if (!("lead" in parsed)) throw new Error("not a lead");
  return storeLead(database, parsed.lead, { now: at, settings });
}

/** The emails in the outbox, by the time they're due. */
export async function emailsOf(database: Database, ...kinds: string[]) {
  const rows = await database
    .selectFrom("outbox")
    .select(["kind", "dueAt", "payload", "leadId"])
    .where("channel", "=", "email")
    .where("kind", "in", kinds)
    .orderBy("dueAt")
    .execute();
  return rows.map(({ kind, dueAt, payload }) => ({ kind, dueAt: new Date(dueAt).toISOString(), email: readPayload(payload) as Email }));
}
