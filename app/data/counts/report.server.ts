import { answerBy } from "../../rules/booking/promise.ts";
import { emptySteps, type Period, type Ranked, type Report, type WeekNumbers } from "../../rules/counts/report.ts";
import { isStep } from "../../rules/counts/steps.ts";
import type { Database } from "../database/database.server.ts";
import { type Count, type Counted, readCounts } from "./counts.server.ts";

const MOST_ROWS = 20;
/** A few rows an hour, for every week of the report. */
const SUMMED = ["total", "step", "empty-search"] as const;
/** Hundreds of rows an hour, for its last week. */
const NAMED = ["visit", "view", "booked-from", "booked-after", "missing"] as const;

/** The numbers of these weeks, and the sources and pages of the last one. */
export async function readReport(database: Database, weeks: Period[], now: Date): Promise<Report> {
  const numbers: WeekNumbers[] = [];
  for (const week of weeks) {
    const totals = await readCounts(database, SUMMED, week.startsAt, week.endsAt);
    numbers.push({ ...countedIn(totals), ...(await storedIn(database, week, now)), from: week.from });
  }
  const last = weeks.at(-1);
  const counts = last ? await readCounts(database, NAMED, last.startsAt, last.endsAt) : [];
  return {
    weeks: numbers,
    sources: ranked(counts, "visit", "booked-from"),
    pages: ranked(counts, "view", "booked-after"),
    devices: sums(counts, "visit", ({ detail }) => detail),
    missing: counts
      .filter(({ what }) => what === "missing")
      .sort(byCount)
      .slice(0, MOST_ROWS),
  };
}

function countedIn(counts: Count[]) {
  const steps = emptySteps();
  for (const { what, name, count } of counts) if (what === "step" && isStep(name)) steps[name] += count;
  const total = (wanted: Counted, only?: string) =>
    counts.filter(({ what, name }) => what === wanted && (only === undefined || name === only)).reduce((sum, { count }) => sum + count, 0);
  return {
    visits: total("total", "visits"),
    views: total("total", "views"),
    contactOpened: total("total", "contact-opened"),
    steps,
    emptySearches: total("empty-search"),
  };
}

/** What the database knows better than any count: requests, plans and readers. Neither junk nor what its visitor never confirmed counts. */
async function storedIn(database: Database, { startsAt, endsAt }: Period, now: Date) {
  const [from, until] = [startsAt.toISOString(), endsAt.toISOString()];
  const requests = await database
    .selectFrom("bookings")
    .select(["status", "startsAt", "askedAt", "answeredAt", "createdAt"])
    .where("createdAt", ">=", from)
    .where("createdAt", "<", until)
    .where("endReason", "not in", ["junk", "expired"])
    .where("heldUntil", "is", null)
    .execute();
  const answers = requests.map((row) => isInTime(row, now));
  const confirmed = requests.filter(({ status }) => status === "confirmed");
  return {
    requested: requests.length,
    confirmed: confirmed.length,
    kept: confirmed.filter((row) => new Date(row.startsAt) <= now).length,
    inTime: answers.filter((answer) => answer === true).length,
    late: answers.filter((answer) => answer === false).length,
    plans: await countRows(database, "leads", "createdAt", from, until),
    subscribersAsked: await countRows(database, "subscribers", "askedAt", from, until),
    subscribersConfirmed: await countRows(database, "subscribers", "confirmedAt", from, until),
  };
}

type Asked = { status: string; startsAt: string; askedAt: string | null; answeredAt: string | null; createdAt: string };

/** Whether the answer came by the promised hour; undefined while that hour is still to come, or if the visitor canceled before it. */
function isInTime({ status, startsAt, askedAt, answeredAt, createdAt }: Asked, now: Date) {
  const promised = answerBy({ askedAt: new Date(askedAt ?? createdAt), startsAt: new Date(startsAt) });
  if (answeredAt) return new Date(answeredAt) <= promised;
  return status === "requested" && promised < now ? false : undefined;
}

async function countRows(
  database: Database,
  table: "leads" | "subscribers",
  column: "createdAt" | "askedAt" | "confirmedAt",
  from: string,
  until: string,
) {
  const { count } = await database
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as("count"))
    .where(column as never, ">=", from as never)
    .where(column as never, "<", until as never)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function ranked(counts: Count[], counted: Counted, bookedBy: Counted): Ranked[] {
  const bookings = new Map(sums(counts, bookedBy, ({ name }) => name).map(({ name, count }) => [name, count]));
  return sums(counts, counted, ({ name }) => name)
    .map((row) => ({ ...row, bookings: bookings.get(row.name) ?? 0 }))
    .sort((a, b) => b.bookings - a.bookings || b.count - a.count)
    .slice(0, MOST_ROWS);
}

function sums(counts: Count[], wanted: Counted, nameOf: (count: Count) => string) {
  const totals = new Map<string, number>();
  for (const count of counts) if (count.what === wanted) totals.set(nameOf(count), (totals.get(nameOf(count)) ?? 0) + count.count);
  return [...totals].map(([name, count]) => ({ name, count })).sort(byCount);
}

function byCount(a: { count: number }, b: { count: number }) {
  return b.count - a.count;
}
