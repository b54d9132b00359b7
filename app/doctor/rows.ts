import type { Database } from "../database/database.server.ts";
import { countDead } from "../mail/unsent.server.ts";
import type { Settings } from "../site/settings.ts";
import { checkBackup } from "./backup-age.ts";
import { checkBusyCalendars } from "./busy-calendars.ts";
import { type Finding, ok, warn } from "./finding.ts";
import { checkHolidays } from "./open-holidays.ts";
import { checkQueuedPosts } from "./queued-posts.ts";
import { checkUnanswered } from "./unanswered.ts";

/** Checks what stands in the database: quick enough for a page of the desk. */
export async function checkRows(database: Database, settings: Settings, now: Date): Promise<Finding[]> {
  return [
    await deadEmails(database, now),
    ...(await deadWebhooks(database, settings, now)),
    await checkUnanswered(database, now),
    await checkHolidays(database, settings, now),
    await checkQueuedPosts(database, settings, now),
    await checkBackup(database, settings.dataDir, now),
    ...(await checkBusyCalendars(database, settings, now)),
  ];
}

/** Without WEBHOOK_URL there's nothing to say, unless some were given up before it was taken out. */
async function deadWebhooks(database: Database, { webhookUrl }: Settings, now: Date) {
  const dead = await countDead(database, now, "webhook");
  if (dead === 0) return webhookUrl ? [ok("webhooks", `none was given up; they go to ${new URL(webhookUrl).host}`)] : [];
  const says = `${dead} ${dead === 1 ? "webhook was" : "webhooks were"} given up`;
  return [warn("webhooks", says, "./peakworks webhooks list says why; ./peakworks webhooks retry sends them again.")];
}

async function deadEmails(database: Database, now: Date) {
  const dead = await countDead(database, now);
  if (dead === 0) return ok("outbox", "no email was given up");
  return warn(
    "outbox",
    `${dead} ${dead === 1 ? "email was" : "emails were"} given up`,
    "./peakworks mail list says why; ./peakworks mail retry sends them again.",
  );
}
