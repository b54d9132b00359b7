import { OUTCOMES } from "../../booking/catalog/outcomes.ts";
import type { Database } from "../../database/database.server.ts";
import { DAY_MS } from "../../time/durations.ts";
import { isCallOpen } from "../rules/due-reminder.ts";
import type { Person } from "../rules/person.ts";
import { listPeople, toPerson } from "./people.server.ts";

/** Long enough for a holiday. A call from before that won't come back because of an email. */
const CALLS_OF_MS = 14 * DAY_MS;

/** A next step whose day has come, or a call that was followed by none. */
export type Due = { person: Person; step: string; since: string } | { person: Person; calledAt: Date };

/** What the agency has to do about people today. */
export async function duePeople(database: Database, day: string, now: Date): Promise<{ steps: Due[]; calls: Due[] }> {
  const people = (await listPeople(database, { dueBy: day })).filter(({ stage }) => stage !== "lost");
  const steps = people.map((person) => ({ person, step: person.nextStep, since: person.nextOn ?? day }));
  return { steps, calls: await callsWithoutStep(database, now) };
}

/** The last call of each, unless nobody showed up: the site itself writes to those. */
async function callsWithoutStep(database: Database, now: Date) {
  const rows = await database
    .selectFrom("bookings")
    .innerJoin("people", "people.id", "bookings.personId")
    .selectAll("people")
    .select(["bookings.startsAt", "bookings.outcome"])
    .where("bookings.status", "=", "confirmed")
    .where("bookings.startsAt", "<", now.toISOString())
    .where("bookings.startsAt", ">", new Date(now.getTime() - CALLS_OF_MS).toISOString())
    .where("people.nextOn", "is", null)
    .orderBy("bookings.startsAt", "desc")
    .execute();
  const isLast = ({ id }: { id: string }, i: number) => rows.findIndex((row) => row.id === id) === i;
  const last = rows.filter(isLast).filter(({ outcome }) => outcome !== OUTCOMES.missed);
  return last.map(({ startsAt, ...row }) => ({ person: toPerson(row), calledAt: new Date(startsAt) })).filter(isCallOpen);
}
