import { randomUUID } from "node:crypto";
import type { Database } from "../../database/database.server.ts";
import { reportEvent } from "../../events/report-event.server.ts";
import { followsUp } from "../../follow-up/catalog.ts";
import { reserveEmail, takeMailboxTurn } from "../../forms/email-limit.server.ts";
import { forgetKeys, hashOfKey, keysEndBefore } from "../../forms/idempotency.server.ts";
import { LIMITS, type LimitSettings } from "../../forms/limits.server.ts";
import type { MailSettings } from "../../mail/mail-settings.ts";
import { hasEmail, queueEmail, queueToAgency } from "../../mail/outbox.server.ts";
import { allowFollowUps } from "../../people/data/person-follow-ups.server.ts";
import type { NowAnd } from "../../time/clock.ts";
import { HOUR_MS } from "../../time/durations.ts";
import { type Inputs, inputNames } from "../catalog/inputs.ts";
import type { LeadEmailKind } from "../mail/emails.ts";
import { leadNotice, planEmail } from "../mail/lead.ts";
import { type Lead, type LeadRequest, leadData } from "../rules/lead.ts";
import type { LeadRow } from "./tables.ts";

/** `isCrowded`: many forms came from the same network, so this one causes no email to an address that somebody typed. */
type Options = NowAnd<MailSettings & LimitSettings & { followUp: boolean }> & {
  idempotencyKey?: string;
  isCrowded?: boolean;
  source?: string;
};

/**
 * Stores a lead and queues its emails, or does neither. The same key within a day returns the same lead, and tries the plan's email again
 * if the mailbox or the network had too many then.
 */
export function storeLead(
  database: Database,
  request: LeadRequest,
  { idempotencyKey, now, settings, isCrowded = false, source = "" }: Options,
): Promise<Lead> {
  const keyHash = hashOfKey(idempotencyKey, request);
  return database.transaction().execute(async (transaction) => {
    if (keyHash) await forgetKeys(transaction, "leads", now, keyHash);
    const inserted = await insertLead(transaction, request, { keyHash, source, now });
    const lead = inserted ?? toLead(await keyedBy(transaction, keyHash ?? "", now).executeTakeFirstOrThrow());
    const queuing = (kind: LeadEmailKind) => ({ kind, leadId: lead.id, dueAt: now });
    await takeMailboxTurn(transaction, lead.email, settings);
    const isDue = !isCrowded && (inserted || !(await hasEmail(transaction, { leadId: lead.id, kind: "plan" })));
    const isEmailed = isDue && (await reserveEmail(transaction, lead.email, { now, settings }, "other"));
    if (isEmailed) await queueEmail(transaction, { ...queuing("plan"), email: planEmail(lead, settings) }, settings);
    const isQuiet = !settings.rateLimit || (await countSince(transaction, new Date(now.getTime() - HOUR_MS))) <= LIMITS.leadNoticesAnHour;
    if (inserted) {
      if (isQuiet) await queueToAgency(transaction, { ...queuing("lead-notice"), email: leadNotice(lead, settings) }, settings);
      await reportEvent(transaction, { type: "lead.created", data: leadData(lead), about: { leadId: lead.id } }, { now, settings });
    }
    // In a rush somebody may be typing strangers' addresses.
    if (isEmailed && isQuiet && followsUp(settings)) await allowFollowUps(transaction, lead.id);
    return lead;
  });
}

async function countSince(database: Database, since: Date) {
  const { count } = await database
    .selectFrom("leads")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("createdAt", ">", since.toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
}

type NewLead = { keyHash: string | null; source: string; now: Date };

async function insertLead(database: Database, { inputs, ...fields }: LeadRequest, { keyHash, source, now }: NewLead) {
  const row = await database
    .insertInto("leads")
    .values({ ...fields, ...inputs, id: randomUUID(), idempotencyHash: keyHash, source, personId: null, createdAt: now.toISOString() })
    .onConflict((conflict) => conflict.column("idempotencyHash").doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && toLead(row);
}

/** A lead that's already stored: the visitor's browser never got the response and sends it again. */
export async function findRepeatedLead(database: Database, request: LeadRequest, idempotencyKey: string | undefined, now: Date) {
  const keyHash = hashOfKey(idempotencyKey, request);
  const row = keyHash && (await keyedBy(database, keyHash, now).executeTakeFirst());
  return row ? toLead(row) : undefined;
}

function keyedBy(database: Database, keyHash: string, now: Date) {
  const keyed = database.selectFrom("leads").selectAll().where("idempotencyHash", "=", keyHash);
  return keyed.where("createdAt", ">", keysEndBefore(now).toISOString());
}

export function toLead({ id, name, email, company, tradeType, otherTrade, phone, source, createdAt, ...row }: LeadRow): Lead {
  const inputs = Object.fromEntries(inputNames.map((input) => [input, row[input]])) as Inputs;
  return {
    id,
    name,
    email,
    company,
    tradeType,
    otherTrade,
    phone,
    inputs,
    isHalved: Boolean(row.isHalved),
    source,
    createdAt: new Date(createdAt),
  };
}
