import { type LeadProblems, parseLead } from "../../rules/lead/lead.ts";
import type { Door } from "../bookings/request.server.ts";
import { isWithinLimit } from "../intake/rate-limit.server.ts";
import { storeLead } from "./leads.server.ts";

type Options = { address: string; idempotencyKey?: string };

export type LeadAnswer = { status: 201; id: string } | { status: 422; problems: LeadProblems } | { status: 429 } | { status: 503 };

/** The one way in for a lead: the page's form and the JSON endpoint both end here. The log learns the outcome and nothing about the visitor. */
export async function takeLead(site: Door, input: Record<string, unknown>, options: Options): Promise<LeadAnswer> {
  const answer = await decide(site, input, options).catch((error): LeadAnswer => {
    // A database's message may quote what the visitor wrote; its code says enough.
    site.log.error({ code: error.code ?? error.name }, "lead could not be stored");
    return { status: 503 };
  });
  site.log.info({ status: answer.status }, "lead request");
  return answer;
}

async function decide(site: Door, input: Record<string, unknown>, { address, idempotencyKey }: Options): Promise<LeadAnswer> {
  const { database, settings, now } = site;
  const parsed = parseLead(input);
  if ("problems" in parsed) return { status: 422, problems: parsed.problems };
  const limit = { address, secret: settings.secret, now: now() };
  if (settings.rateLimit && !(await isWithinLimit(database, limit))) return { status: 429 };
  const { id } = await storeLead(database, parsed.lead, { idempotencyKey, now: now(), settings });
  return { status: 201, id };
}
