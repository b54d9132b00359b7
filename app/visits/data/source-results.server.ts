import { OUTCOMES } from "../../booking/catalog/outcomes.ts";
import type { Database } from "../../database/database.server.ts";
import { realRequests } from "../../people/data/real-calls.server.ts";
import type { SourceResult } from "../rules/report.ts";
import type { Sum } from "./ranking.server.ts";

const MOST_SOURCES = 20;

/** What came of the plans and calls of a period, by where their visit began. Those that brought most come first. */
export async function resultsBySource(database: Database, from: Date, until: Date): Promise<SourceResult[]> {
  const results = new Map<string, SourceResult>();
  const resultOf = (name: string) => {
    const result = results.get(name) ?? { name, plans: 0, requested: 0, talked: 0, noShows: 0, proposed: 0, won: 0 };
    results.set(name, result);
    return result;
  };
  const [calls, plans] = [await callsIn(database, from, until), await plansIn(database, from, until)];
  for (const { source, outcome } of calls) {
    const result = resultOf(source);
    result.requested++;
    if (outcome === OUTCOMES.talked) result.talked++;
    if (outcome === OUTCOMES.missed) result.noShows++;
  }
  for (const { source } of plans) resultOf(source).plans++;
  // A person counts once, for the source that brought them first.
  const first = new Map<string, { source: string; stage: string | null; createdAt: string }>();
  for (const row of [...plans, ...calls].sort((a, b) => new Date(a.createdAt).getTime() - new Date(b.createdAt).getTime()))
    if (row.personId && !first.has(row.personId)) first.set(row.personId, row);
  for (const { source, stage } of first.values()) {
    if (stage === "proposed" || stage === "won") resultOf(source).proposed++;
    if (stage === "won") resultOf(source).won++;
  }
  return [...results.values()]
    .sort((a, b) => b.won - a.won || b.talked - a.talked || b.requested - a.requested || b.plans - a.plans)
    .slice(0, MOST_SOURCES);
}

/** From the rows and not counted, since a call is none before its visitor has pressed, nor once it has lapsed. */
export async function requestsBySource(database: Database, from: Date, until: Date): Promise<Sum[]> {
  const rows = await realRequests(database)
    .select(({ fn }) => ["source", fn.countAll().as("count")])
    .where("createdAt", ">=", from.toISOString())
    .where("createdAt", "<", until.toISOString())
    .groupBy("source")
    .execute();
  return rows.map(({ source, count }) => ({ name: source, detail: "", count: Number(count) }));
}

function callsIn(database: Database, from: Date, until: Date) {
  return realRequests(database)
    .leftJoin("people", "people.id", "bookings.personId")
    .select(["bookings.source", "bookings.outcome", "bookings.personId", "bookings.createdAt", "people.stage"])
    .where("bookings.createdAt", ">=", from.toISOString())
    .where("bookings.createdAt", "<", until.toISOString())
    .execute();
}

function plansIn(database: Database, from: Date, until: Date) {
  return database
    .selectFrom("leads")
    .leftJoin("people", "people.id", "leads.personId")
    .select(["leads.source", "leads.personId", "leads.createdAt", "people.stage"])
    .where("leads.createdAt", ">=", from.toISOString())
    .where("leads.createdAt", "<", until.toISOString())
    .execute();
}
