import { ASSISTANT_SOURCE } from "../../assistants/catalog/assistants.ts";
import { OUTCOMES } from "../../booking/catalog/outcomes.ts";
import { answerTimes } from "../../booking/rules/answer-times.ts";
import type { Database } from "../../database/database.server.ts";
import { readMoments } from "../../database/moments.ts";
import { isAgreedByPhone, realCalls } from "../../people/data/real-calls.server.ts";
import { DAY_MS } from "../../time/durations.ts";
import { isStep } from "../catalog/steps.ts";
import { emptySteps, type Period, type Ranked, type Report, type WeekNumbers } from "../rules/report.ts";
import { knownSources } from "../rules/source.ts";
import { readCampaigns } from "./campaigns.server.ts";
import { type Count, type CountKind, readCounts } from "./counts.server.ts";
import { largestSums, type Sum } from "./ranking.server.ts";
import { requestsBySource, resultsBySource } from "./source-results.server.ts";

const MOST_ROWS = 20;
/** Nobody reads further, and these are words that a stranger may have chosen. */
const LONGEST_NAME = 80;
/** A few rows an hour, for every week of the report. */
const SUMMED = ["total", "step", "empty-search"] as const;

/**
 * The numbers of these weeks, and the sources and pages of the last one. Not for a transaction: it lets other work in between its many
 * short steps.
 */
export async function readReport(database: Database, weeks: Period[], now: Date, shareOfTime?: number): Promise<Report> {
  const numbers: WeekNumbers[] = [];
  for (const week of weeks) {
    const totals = await readCounts(database, SUMMED, week.startsAt, week.endsAt);
    numbers.push({ ...countedIn(totals), ...(await storedIn(database, week, now)), from: week.from });
  }
  const last = weeks.at(-1);
  const sumsOf = async (what: CountKind) => (last ? largestSums(database, what, last, shareOfTime) : []);
  const visits = await sumsOf("visit");
  const known = knownSources(await readCampaigns(database));
  const calls = last ? await requestsBySource(database, last.startsAt, last.endsAt) : [];
  const sources = ranked(visits, calls).map((row) => ({ ...row, isKnown: known.has(row.name) }));
  return {
    weeks: numbers,
    // Known ones are never pushed off the list by made-up ones.
    sources: [...sources.slice(0, MOST_ROWS), ...sources.slice(MOST_ROWS).filter(({ isKnown }) => isKnown)].slice(0, 2 * MOST_ROWS),
    sourceResults: await resultsBySource(database, weeks[0]?.startsAt ?? now, last?.endsAt ?? now),
    pages: ranked(await sumsOf("view"), await sumsOf("booked-after")).slice(0, MOST_ROWS),
    assistants: assistantsIn(await sumsOf("assistant"), calls),
    devices: totals(visits, ({ detail }) => detail),
    missing: (await sumsOf("missing")).slice(0, MOST_ROWS).map((row) => ({ ...row, name: clipped(row.name), detail: clipped(row.detail) })),
  };
}

function assistantsIn(asked: Sum[], calls: Sum[]): Ranked[] {
  const theirs = calls.filter(({ name }) => name.startsWith(ASSISTANT_SOURCE));
  return ranked(
    asked,
    theirs.map((call) => ({ ...call, name: call.name.slice(ASSISTANT_SOURCE.length) })),
  );
}

function countedIn(counts: Count[]) {
  const steps = emptySteps();
  for (const { what, name, count } of counts) if (what === "step" && isStep(name)) steps[name] += count;
  const total = (wanted: CountKind, only?: string) =>
    counts.filter(({ what, name }) => what === wanted && (only === undefined || name === only)).reduce((sum, { count }) => sum + count, 0);
  return {
    visits: total("total", "visits"),
    views: total("total", "views"),
    contactOpened: total("total", "contact-opened"),
    missing: total("total", "missing"),
    steps,
    emptySearches: total("empty-search"),
  };
}

const MOMENTS = ["startsAt", "askedAt", "answeredAt", "lateSince", "updatedAt"] as const;

/** What the database knows better than any count: requests, plans and readers. */
async function storedIn(database: Database, { startsAt, endsAt }: Period, now: Date) {
  const [from, until] = [startsAt.toISOString(), endsAt.toISOString()];
  const rows = await realCalls(database)
    .select(["status", ...MOMENTS, "createdAt", "outcome", "promiseHours", isAgreedByPhone.as("isByPhone")])
    .where("createdAt", ">=", from)
    .where("createdAt", "<", until)
    .execute();
  const requests = rows
    .filter(({ isByPhone }) => !isByPhone)
    .map((row) => readMoments({ ...row, askedAt: row.askedAt ?? row.createdAt }, MOMENTS));
  const { inTime, late, medianMs } = answerTimes(requests, now);
  const confirmed = requests.filter(({ status }) => status === "confirmed");
  return {
    requested: requests.length,
    confirmed: confirmed.length,
    past: confirmed.filter(({ startsAt }) => startsAt <= now).length,
    talked: requests.filter(({ outcome }) => outcome === OUTCOMES.talked).length,
    noShows: requests.filter(({ outcome }) => outcome === OUTCOMES.missed).length,
    byPhone: rows.length - requests.length,
    // Half of the answers came sooner.
    daysToAnswer: medianMs === undefined ? null : Math.round((medianMs / DAY_MS) * 10) / 10,
    ...(await stagesIn(database, startsAt, endsAt)),
    inTime,
    late,
    plans: await countRows(database, "leads", "createdAt", from, until),
    subscribersAsked: await countRows(database, "subscribers", "askedAt", from, until),
    subscribersConfirmed: await countRows(database, "subscribers", "confirmedAt", from, until),
  };
}

/** How many people moved to a stage in a week. */
async function stagesIn(database: Database, from: Date, until: Date) {
  const rows = await database
    .selectFrom("personEvents")
    .select(["what", "personId"])
    .where("what", "in", ["proposed", "won"])
    .where("happenedAt", ">=", from.toISOString())
    .where("happenedAt", "<", until.toISOString())
    .distinct()
    .execute();
  return { proposed: rows.filter(({ what }) => what === "proposed").length, won: rows.filter(({ what }) => what === "won").length };
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

function ranked(counted: Sum[], bookedBy: Sum[]): Ranked[] {
  const bookings = new Map(totals(bookedBy, ({ name }) => name).map(({ name, count }) => [name, count]));
  return totals(counted, ({ name }) => name)
    .map((row) => ({ ...row, name: clipped(row.name), bookings: bookings.get(row.name) ?? 0 }))
    .sort((a, b) => b.bookings - a.bookings || b.count - a.count);
}

function totals(sums: Sum[], nameOf: (sum: Sum) => string) {
  const found = new Map<string, number>();
  for (const sum of sums) found.set(nameOf(sum), (found.get(nameOf(sum)) ?? 0) + sum.count);
  return [...found].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}

function clipped(name: string) {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
}
