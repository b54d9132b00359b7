import type { Database } from "../database/database.server.ts";
import { deliverChannel, type Work } from "../mail/delivery.server.ts";
import type { WebhookEvent } from "./webhook.ts";

/** Posts one event, or throws. */
export type PostWebhook = (event: WebhookEvent, id: string) => Promise<void>;

/** Posts every event that's due. Returns how many were posted, will be retried, or are dead. */
export function postDue(database: Database, work: Work<PostWebhook>) {
  return deliverChannel(database, "webhook", { ...work, send: ({ message, messageId }) => work.send(message as WebhookEvent, messageId) });
}
