import type { Logger } from "pino";
import { queueAgenda } from "../app/booking/data/calendar/agenda.server.ts";
import { endLapsedNow } from "../app/booking/data/requests/holds.server.ts";
import { queueRushSummary } from "../app/booking/data/requests/rush.server.ts";
import type { CalendarSettings } from "../app/booking/rules/availability.ts";
import type { Database, StoreSettings } from "../app/database/database.server.ts";
import { queueFollowUps } from "../app/follow-up/data/follow-ups.server.ts";
import { sweepRecipients } from "../app/forms/email-limit.server.ts";
import { sweepLimits } from "../app/forms/rate-limit.server.ts";
import { dropExpired } from "../app/mail/unsent.server.ts";
import { queueDueDigest } from "../app/newsletter/data/digest.server.ts";
import type { NewsletterSettings } from "../app/newsletter/data/subscribe.server.ts";
import { queueWeeklyReport } from "../app/visits/data/weekly-report.server.ts";

export type TaskSettings = NewsletterSettings & CalendarSettings & StoreSettings & { followUp: boolean; countVisits: boolean };
type Parts = { database: Database; log: Logger; now: () => Date; settings: TaskSettings; isStopping: () => boolean };
type DueTask = [otherwise: string, run: () => Promise<unknown>];

/** What is done when it's due, in this order, each with what the log says if it fails. */
export function dueTasks({ database, log, now, settings, isStopping }: Parts): DueTask[] {
  const context = () => ({ now: now(), settings });
  return [
    ["old limits could not be deleted", () => sweepLimits(database, now())],
    ["old recipients could not be deleted", () => sweepRecipients(database, now())],
    ["requests that nobody confirmed could not be ended", () => endLapsedNow(database, context())],
    ["expired emails could not be deleted", () => dropExpired(database, now())],
    ["the digest could not be queued", queueDigest],
    ["the weekly report could not be queued", queueReport],
    ["the agenda could not be queued", queueCalls],
    ["follow-ups could not be queued", followUp],
    ["the hourly summary could not be queued", queueRush],
  ];

  async function queueDigest() {
    const emails = await queueDueDigest(database, context(), isStopping);
    if (emails) log.info({ emails }, "digest queued");
  }

  async function queueReport() {
    if (await queueWeeklyReport({ database, ...context() })) log.info("weekly report queued");
  }

  async function queueCalls() {
    const entries = await queueAgenda(database, context());
    if (entries) log.info({ entries }, "agenda queued");
  }

  async function followUp() {
    const emails = await queueFollowUps(database, context(), isStopping);
    if (emails) log.info({ emails }, "follow-ups queued");
  }

  async function queueRush() {
    if (await queueRushSummary(database, context())) log.warn("a rush of requests: the agency got a summary");
  }
}
