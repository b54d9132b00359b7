import type { Database } from "../../database/database.server.ts";
import { onceADay } from "../../database/jobs.server.ts";
import { copiesFor } from "../../mail/email.ts";
import { queueEmail } from "../../mail/outbox.server.ts";
import type { Studio } from "../../mail/studio.ts";
import { lastDue } from "../../time/daily.ts";
import { dayIn } from "../../time/dates.ts";
import { agenda } from "../mail/to-agency.ts";
import { callsBetween } from "./records.server.ts";

const TIME = "8:00 AM";

/** Emails the agency its calls of the day, on days that have any, once. Returns how many calls, or nothing if it's not due. */
export function queueAgenda(database: Database, { now, settings }: { now: Date; settings: Studio }) {
  const dueAt = lastDue(TIME, now, settings.timeZone);
  return onceADay(database, { name: "agenda", dueAt, now }, async (transaction) => {
    const day = dayIn(settings.timeZone, dueAt);
    // A site that was down at that time lists what is left of the day.
    const calls = (await callsBetween(transaction, day, day)).filter(({ startsAt, heldUntil }) => startsAt > now && heldUntil === null);
    const expiresAt = calls.at(-1)?.startsAt;
    if (!expiresAt) return 0;
    const host = new URL(settings.siteUrl).hostname;
    for (const email of copiesFor(settings, agenda(calls, day, settings)))
      await queueEmail(transaction, { kind: "agenda", email, dueAt: now, expiresAt }, host);
    return calls.length;
  });
}
