import { lastBackup } from "../backups/last-backup.ts";
import { busyStates, READ_EVERY_MS } from "../booking/busy/store.server.ts";
import { readWindow } from "../booking/data/calendar/availability.server.ts";
import { readHours } from "../booking/data/calendar/hours.server.ts";
import type { Database } from "../database/database.server.ts";
import { givenUp } from "../mail/unsent.server.ts";
import type { Settings } from "../site/settings.ts";
import { claims } from "../site/words/claims.ts";
import { dayIn, longDate } from "../time/dates.ts";
import { HOUR_MS, isFarAhead, MINUTE_MS } from "../time/durations.ts";
import { holidaysBetween } from "../time/holidays.ts";
import { readWeekHours, writeWeekHours } from "../time/week-hours.ts";
import { type Finding, ok, warn } from "./finding.ts";
import { checkQueuedPosts } from "./queued-posts.ts";
import { checkUnanswered } from "./unanswered.ts";

/** Checks what stands in the database: quick enough for a page of the desk. */
export async function checkRows(database: Database, settings: Settings, now: Date): Promise<Finding[]> {
  return [
    await deadEmails(database, now),
    ...(await deadWebhooks(database, settings, now)),
    ...(await checkUnanswered(database, now)),
    ...(await checkHours(database, settings)),
    await checkHolidays(database, settings, now),
    await checkQueuedPosts(database, settings, now),
    await checkBackup(database, settings.dataDir, now),
    ...(await checkBusyCalendars(database, settings, now)),
  ];
}

/** Without WEBHOOK_URL there's nothing to say, unless some were given up before it was taken out. */
async function deadWebhooks(database: Database, { webhookUrl }: Settings, now: Date) {
  const dead = await givenUp(database, now, "webhook");
  if (dead) return [warn("webhooks", dead.says, fixOf(dead))];
  return webhookUrl ? [ok("webhooks", `none was given up; they go to ${new URL(webhookUrl).host}`)] : [];
}

async function deadEmails(database: Database, now: Date) {
  const dead = await givenUp(database, now);
  return dead ? warn("outbox", dead.says, fixOf(dead)) : ok("outbox", "no email was given up");
}

function fixOf({ list, retry }: { list: string; retry: string }) {
  return `${list} says why; ${retry} sends them again.`;
}

/** A nightly backup may be two hours late. */
const OLDEST_HOURS = 26;

async function checkBackup(database: Database, dataDir: string, now: Date): Promise<Finding> {
  const last = await lastBackup(database, dataDir, now);
  const fix = "./peakworks backup create --keep 14, every night by a timer (deploy/peakworks-backup.timer).";
  if (!last) return warn("backup", "none was made yet", fix);
  if (isFarAhead(last.madeAt, now)) return warn("backup", "the last one is dated in the future, since the clock was wrong then", fix);
  const hours = Math.round((now.getTime() - last.madeAt.getTime()) / HOUR_MS);
  const says = `the last one is ${hours < 1 ? "less than an hour" : hours === 1 ? "1 hour" : `${hours} hours`} old`;
  if (!last.isThere) return warn("backup", `${says}, but its file is gone: ${last.file}`, `Unless you moved it: ${fix}`);
  return hours > OLDEST_HOURS ? warn("backup", says, fix) : ok("backup", says);
}

/** A line for each of the agency's own calendars. */
async function checkBusyCalendars(database: Database, settings: Settings, now: Date): Promise<Finding[]> {
  return (await busyStates(database, settings)).map(({ name, readAt, problem, remark }) => {
    const minutes = readAt && Math.round((now.getTime() - readAt.getTime()) / MINUTE_MS);
    const last = minutes === undefined ? "never read" : `read ${minutes} ${minutes === 1 ? "minute" : "minutes"} ago`;
    if (problem)
      return warn(
        "busy calendar",
        `${name}: ${problem}; ${last}`,
        "Check its address in BUSY_CALENDARS. Until then the times it last took stay taken.",
      );
    if (minutes === undefined || minutes * MINUTE_MS > 3 * READ_EVERY_MS)
      return warn(
        "busy calendar",
        `${name}: ${last}`,
        `The running site reads it every ${READ_EVERY_MS / MINUTE_MS} minutes: start it with the same BUSY_CALENDARS.`,
      );
    if (remark) return warn("busy calendar", `${name}: ${last}; ${remark}`, "Mend these events in that calendar if they matter.");
    return ok("busy calendar", `${name}: ${last}`);
  });
}

/** The contract fixes what structured data says. Owners with hours of their own should know that it doesn't follow them. */
async function checkHours(database: Database, settings: Settings): Promise<Finding[]> {
  const { days, opens, closes } = claims.openingHours;
  const told = writeWeekHours(readWeekHours(`${days.map((day) => day.slice(0, 3)).join(",")} ${opens}-${closes}`));
  const { week } = await readHours(database, settings);
  if (!week || writeWeekHours(week) === told) return [];
  return [ok("hours", `you set your own; search engines are still told ${told}, as the contract says`)];
}

/** The contract's calendar knows no holidays. An owner should know before somebody books Thanksgiving. */
async function checkHolidays(database: Database, settings: Settings, now: Date): Promise<Finding> {
  const { calendar, days } = await readWindow(database, { now, settings });
  const open = days.filter(({ closed }) => closed === undefined).map(({ date }) => date);
  const holidays = holidaysBetween(dayIn(settings.timeZone, now), calendar.lastDay, "us");
  const [next] = [...holidays].filter(([day]) => open.includes(day)).sort();
  if (!next) return ok("holidays", "none of the coming ones can be booked");
  const [day, name] = next;
  return warn(
    "holidays",
    `${name}, ${longDate(day)}, can be booked`,
    `HOLIDAYS=us closes all federal holidays, ./peakworks calendar close ${day} this one.`,
  );
}
