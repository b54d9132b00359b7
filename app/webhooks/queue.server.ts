import type { Database } from "../database/database.server.ts";
import type { SiteEvent } from "../events/catalog.ts";
import { queueEvent } from "../mail/outbox.server.ts";
import type { NowAnd } from "../time/clock.ts";
import type { WebhookEvent, WebhookSettings } from "./webhook.ts";

/** Adds an event for WEBHOOK_URL to the outbox. Without WEBHOOK_URL there are none. */
export async function queueWebhook(transaction: Database, { type, data, about }: SiteEvent, { now, settings }: NowAnd<WebhookSettings>) {
  if (!settings.webhookUrl) return;
  const event: WebhookEvent = { type, timestamp: now.toISOString(), data };
  await queueEvent(transaction, event, { ...about, kind: type, dueAt: now });
}
