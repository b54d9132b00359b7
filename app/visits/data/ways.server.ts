import { OUTCOMES } from "../../booking/catalog/outcomes.ts";
import type { Database } from "../../database/database.server.ts";
import { realRequests } from "../../people/data/real-requests.server.ts";
import type { SourceResult } from "../rules/report.ts";

const MOST_WAYS = 20;

/** What came of the plans and calls of a period, by where their visit began. Those that brought most come first. */
export async function waysOf(database: Database, from: Date, until: Date): Promise<SourceResult[]> {
  const ways = new Map<string, SourceResult>();
  const wayOf = (name: string) => {
    const way = ways.get(name) ?? { name, plans: 0, requested: 0, talked: 0, noShows: 0, proposed: 0, won: 0 };
    ways.set(name, way);
    return way;
  };
  const [calls, plans] = [await callsIn(database, from, until), await plansIn(database, from, until)];
  for (const { source, outcome } of calls) {
    const way = wayOf(source);
    way.requested++;
    if (outcome === OUTCOMES.talked) way.talked++;
    if (outcome === OUTCOMES.missed) way.noShows++;
  }
  for (const { source } of plans) wayOf(source).plans++;
  // A person counts once, for the source that brought them first.
  const first = new Map<string, { source: string; stage: string | null; createdAt: string }>();
  for (const row of [...plans, ...calls].sort((a, b) => new Date(a.createdAt).getTime() - new Date(b.createdAt).getTime()))
    if (row.personId && !first.has(row.personId)) first.set(row.personId, row);
  for (const { source, stage } of first.values()) {
    if (stage === "proposed" || stage === "won") wayOf(source).proposed++;
    if (stage === "won") wayOf(source).won++;
  }
  return [...ways.values()]
    .sort((a, b) => b.won - a.won || b.talked - a.talked || b.requested - a.requested || b.plans - a.plans)
    .slice(0, MOST_WAYS);
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
