import { randomUUID } from "node:crypto";
import type { Database } from "../database/database.server.ts";
import type { About } from "../mail/outbox.server.ts";
import type { EventType, WebhookEvent } from "./events.ts";

type Circumstances = { now: Date; settings: { webhookUrl: string | undefined } };

/** Adds an event for WEBHOOK_URL to the outbox, in the same transaction as the change it's about. Without WEBHOOK_URL there are none. */
export async function queueEvent(
  database: Database,
  type: EventType,
  data: object,
  { bookingId, leadId, subscriberId }: About,
  { now, settings }: Circumstances,
) {
  if (!settings.webhookUrl) return;
  const event: WebhookEvent = { type, timestamp: now.toISOString(), data };
  const id = randomUUID();
  const row = {
    id,
    channel: "webhook" as const,
    messageId: `msg_${id}`,
    kind: type,
    bookingId: bookingId ?? null,
    leadId: leadId ?? null,
    subscriberId: subscriberId ?? null,
    digest: null,
    dueAt: now.toISOString(),
    expiresAt: null,
    payload: JSON.stringify(event),
  };
  await database.insertInto("outbox").values(row).execute();
}
