import type { Database } from "../database/database.server.ts";
import { writeHistory } from "../people/data/history.server.ts";
import type { NowAnd } from "../time/clock.ts";
import { queueWebhook } from "../webhooks/queue.server.ts";
import type { WebhookSettings } from "../webhooks/webhook.ts";
import type { SiteEvent } from "./catalog.ts";

/** Who listens. Each runs in the transaction of what happened, so that both are done or neither is. */
const LISTENERS = [queueWebhook, writeHistory];

/** A room says what happened in it, and knows nothing of who wants to hear it. */
export async function reportEvent(transaction: Database, event: SiteEvent, nowAndSettings: NowAnd<WebhookSettings>) {
  for (const listen of LISTENERS) await listen(transaction, event, nowAndSettings);
}
