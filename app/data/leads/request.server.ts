import { type LeadProblems, parseLead } from "../../rules/lead/lead.ts";
import { type Intake, type Refused, take } from "../intake/intake.server.ts";
import { storeLead } from "./leads.server.ts";

type Options = { ipAddress: string; idempotencyKey?: string };

export type LeadAnswer = { status: 201; id: string } | Refused<LeadProblems>;

export function takeLead(site: Intake, input: Record<string, unknown>, { ipAddress, idempotencyKey }: Options): Promise<LeadAnswer> {
  const { database, settings, now } = site;
  return take(site, {
    what: "lead",
    ipAddress,
    input,
    parse: () => parseLead(input),
    store: async ({ lead }) => {
      const { id } = await storeLead(database, lead, { idempotencyKey, now: now(), settings });
      return { status: 201 as const, id };
    },
  });
}
