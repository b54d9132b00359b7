import type { EventType } from "../events/catalog.ts";

/** What WEBHOOK_URL is told, in the shape that Standard Webhooks suggests. The test is `./peakworks webhooks test`. */
export type WebhookEvent = { type: EventType | "webhook.test"; timestamp: string; data: object };

export type WebhookSettings = { webhookUrl: string | undefined };
