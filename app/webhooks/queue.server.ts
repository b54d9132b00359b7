import { randomUUID } from "node:crypto";
import type { Database } from "../database/database.server.ts";
import type { SiteEvent } from "../events/catalog.ts";
import type { NowAnd } from "../time/clock.ts";
import type { WebhookEvent, WebhookSettings } from "./webhook.ts";

/** Adds an event for WEBHOOK_URL to the outbox. Without WEBHOOK_URL there are none. */
export async function queueWebhook(transaction: Database, { type, data, about }: SiteEvent, { now, settings }: NowAnd<WebhookSettings>) {
  if (!settings.webhookUrl) return;
  const event: WebhookEvent = { type, timestamp: now.toISOString(), data };
  const id = randomUUID();
  const row = {
    id,
    channel: "webhook" as const,
    messageId: `msg_${id}`,
    kind: type,
    bookingId: about.bookingId ?? null,
    leadId: about.leadId ?? null,
    subscriberId: about.subscriberId ?? null,
    personId: about.personId ?? null,
    digest: null,
    dueAt: now.toISOString(),
    expiresAt: null,
    payload: JSON.stringify(event),
  };
  await transaction.insertInto("outbox").values(row).execute();
}
