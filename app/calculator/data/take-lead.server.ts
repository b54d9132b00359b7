import { type Intake, type Refused, takeSubmission } from "../../forms/intake.server.ts";
import { hasEmail } from "../../mail/outbox.server.ts";
import { type LeadProblems, parseLead } from "../rules/lead.ts";
import { storeLead } from "./leads.server.ts";

/** `email` is "none" if this mailbox got too many to get the plan as well, or if many forms came from the same network. */
export type LeadAnswer = { status: 201; id: string; email?: "none" } | Refused<LeadProblems>;

export function takeLead(site: Intake, input: Record<string, unknown>, idempotencyKey?: string): Promise<LeadAnswer> {
  const { database, settings, now, sourceOf } = site;
  return takeSubmission(site, {
    what: "lead",
    input,
    parse: () => parseLead(input),
    store: async ({ lead }, isCrowded): Promise<LeadAnswer> => {
      const { id } = await storeLead(database, lead, { idempotencyKey, now: now(), settings, isCrowded, source: sourceOf?.() });
      const isEmailed = await hasEmail(database, { leadId: id, kind: "plan" });
      return { status: 201, id, ...(!isEmailed && { email: "none" }) };
    },
  });
}
