import { setImmediate } from "node:timers/promises";
import { isClosedDay } from "../../booking/data/calendar/calendar.server.ts";
import type { CalendarSettings } from "../../booking/rules/availability.ts";
import { toLead } from "../../calculator/data/leads.server.ts";
import type { Database } from "../../database/database.server.ts";
import { deleteIfAny } from "../../database/delete-if-any.server.ts";
import { batchWhenDue } from "../../database/jobs.server.ts";
import { takeTurn } from "../../database/take-turn.server.ts";
import { reserveEmail, takeMailboxTurn } from "../../forms/email-limit.server.ts";
import type { LimitSettings } from "../../forms/limits.server.ts";
import type { MailSettings } from "../../mail/mail-settings.ts";
import { queueEmail } from "../../mail/outbox.server.ts";
import { lockPerson } from "../../people/data/people.server.ts";
import type { NowAnd } from "../../time/clock.ts";
import { lastDue } from "../../time/daily.ts";
import { dayIn } from "../../time/dates.ts";
import { DAY_MS, HOUR_MS } from "../../time/durations.ts";
import { weekdayOf } from "../../time/month.ts";
import { FOLLOW_UP_KINDS, followsUp } from "../catalog.ts";
import { FOLLOW_UP_EMAILS } from "../mail/emails.ts";
import { dueFollowUp } from "../rules/due-follow-up.ts";
import { stopUrl } from "./stop-links.server.ts";

const FOLLOW_UP_TIME = "10:00 AM";
/** A site that comes back in the evening waits for the next day. */
const LATEST_MS = 8 * HOUR_MS;
/** Changes of calls wait for a batch, and on SQLite every visitor does. A thousand at once took 1.1 s there and 2.5 s on PostgreSQL. */
const PEOPLE_AT_ONCE = 50;

type FollowUpSettings = MailSettings & CalendarSettings & LimitSettings & { followUp: boolean };

/**
 * At 10 AM, once over all processes; what falls on a weekend or a closed day goes on the next open one. Each batch and its progress are one
 * transaction. Returns how many were queued, or nothing if it's not due.
 */
export async function queueFollowUps(database: Database, nowAndSettings: NowAnd<FollowUpSettings>, isStopping = () => false) {
  const { now, settings } = nowAndSettings;
  if (!followsUp(settings)) await dropQueuedFollowUps(database);
  const job = { name: "follow-up", dueAt: lastDue(FOLLOW_UP_TIME, now, settings.timeZone), now };
  let count: number | undefined;
  while (!isStopping()) {
    const queued = await batchWhenDue(database, job, (transaction, after) => queueBatch(transaction, after, job.dueAt, nowAndSettings));
    if (queued === undefined) break;
    count = (count ?? 0) + queued;
    // SQLite blocks the process while it works; this lets requests in between batches.
    await setImmediate();
  }
  return count;
}

async function queueBatch(transaction: Database, after: string | undefined, dueAt: Date, nowAndSettings: NowAnd<FollowUpSettings>) {
  const { now, settings } = nowAndSettings;
  const today = dayIn(settings.timeZone, dueAt);
  const isLate = now.getTime() - dueAt.getTime() > LATEST_MS;
  if (!followsUp(settings) || isLate || (await isDayOff(transaction, today, settings))) return { result: 0, reached: undefined };
  // It locks one person after the other, and so do some changes of calls.
  await takeTurn(transaction, "bookings");
  const people = await waitingPeople(transaction, after);
  let result = 0;
  for (const person of people) if (await followUp(transaction, person, today, nowAndSettings)) result++;
  return { result, reached: people.length < PEOPLE_AT_ONCE ? undefined : people.at(-1)?.id };
}

async function followUp(transaction: Database, { id, email: address }: Waiting, today: string, nowAndSettings: NowAnd<FollowUpSettings>) {
  const { now, settings } = nowAndSettings;
  await takeMailboxTurn(transaction, address, settings);
  const person = await lockPerson(transaction, id);
  // They may have booked or stopped since the run began.
  if (!person || person.followUpsLeft === 0 || person.stage !== "new" || person.stoppedAt) return false;
  const lead = await newestLead(transaction, person.id);
  const due = lead ? dueFollowUp(person, lead.createdAt, today, settings.timeZone) : "over";
  if (!due) return false;
  if (!lead || due === "over") {
    await changeFollowUps(transaction, person.id, { followUpsLeft: 0 });
    return false;
  }
  // A full mailbox gets it on another day.
  if (!(await reserveEmail(transaction, lead.email, nowAndSettings, "other"))) return false;
  const email = FOLLOW_UP_EMAILS[due].write(lead, settings, stopUrl(person.id, settings));
  const expiresAt = new Date(now.getTime() + DAY_MS);
  await queueEmail(transaction, { kind: due, leadId: lead.id, email, dueAt: now, expiresAt }, settings);
  await changeFollowUps(transaction, person.id, { followUpsLeft: person.followUpsLeft - 1, followedUpAt: now.toISOString() });
  return true;
}

/** Never on a weekend, whatever the owner's hours are. */
async function isDayOff(database: Database, day: string, settings: CalendarSettings) {
  return [0, 6].includes(weekdayOf(day)) || isClosedDay(database, day, settings);
}

type Waiting = { id: string; email: string };

/** The next ones in id order. Whoever booked, stopped, replied, bounced or moved on has none left: see `dropFollowUps`. */
function waitingPeople(database: Database, after: string | undefined): Promise<Waiting[]> {
  const people = database.selectFrom("people").select(["id", "email"]).where("followUpsLeft", ">", 0);
  return (after ? people.where("id", ">", after) : people).orderBy("id").limit(PEOPLE_AT_ONCE).execute();
}

async function newestLead(database: Database, personId: string) {
  const row = await database
    .selectFrom("leads")
    .selectAll()
    .where("personId", "=", personId)
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && toLead(row);
}

async function changeFollowUps(database: Database, id: string, values: { followUpsLeft: number; followedUpAt?: string }) {
  await database.updateTable("people").set(values).where("id", "=", id).execute();
}

/** FOLLOW_UP=off ends those that wait, too. */
async function dropQueuedFollowUps(database: Database) {
  await deleteIfAny(database, "outbox", ({ and, eb }) => and([eb("kind", "in", FOLLOW_UP_KINDS), eb("sentAt", "is", null)]));
}
