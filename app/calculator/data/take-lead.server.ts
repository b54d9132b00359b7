import type { Database } from "../../database/database.server.ts";
import { type Intake, type Refused, takeSubmission } from "../../forms/intake.server.ts";
import { hasEmail } from "../../mail/outbox.server.ts";
import { type Lead, type LeadProblems, parseLead } from "../rules/lead.ts";
import { findRepeatedLead, storeLead } from "./leads.server.ts";

/** `email` is "none" if this mailbox got too many to get the plan as well, or if many forms came from the same network. */
export type LeadAnswer = StoredLead | Refused<LeadProblems>;
type StoredLead = { status: 201; id: string; email?: "none" };

export function takeLead(site: Intake, input: Record<string, unknown>, idempotencyKey?: string): Promise<LeadAnswer> {
  const { database, settings, now, sourceOf } = site;
  return takeSubmission(site, {
    what: "lead",
    input,
    parse: () => parseLead(input),
    findRepeat: async ({ lead }): Promise<LeadAnswer | undefined> => {
      const repeat = await findRepeatedLead(database, lead, idempotencyKey, now());
      const answer = repeat && (await stored(database, repeat));
      return answer?.email ? undefined : answer;
    },
    store: async ({ lead }, isCrowded): Promise<LeadAnswer> =>
      stored(database, await storeLead(database, lead, { idempotencyKey, now: now(), settings, isCrowded, source: sourceOf?.() })),
  });
}

async function stored(database: Database, { id }: Lead): Promise<StoredLead> {
  const isEmailed = await hasEmail(database, { leadId: id, kind: "plan" });
  return { status: 201, id, ...(!isEmailed && { email: "none" }) };
}
