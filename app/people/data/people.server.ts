import { randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import type { Database } from "../../database/database.server.ts";
import { lockRows } from "../../database/lock-rows.server.ts";
import { readMoments } from "../../database/moments.ts";
import type { PersonEvent, Stage } from "../catalog.ts";
import { filledFrom, otherDetails, type PersonContact } from "../rules/contact.ts";
import { isAddress, isPhoneNumber, knownAs, knownBy } from "../rules/known-by.ts";
import type { HistoryEntry, Person } from "../rules/person.ts";
import { detailWords } from "../words.ts";
import type { PersonRow } from "./tables.ts";

/**
 * The person of a call or a plan, made if there's none yet, and a note on what it says otherwise. Anybody can type somebody's email into a
 * form, so it only fills what's empty, unless it `isProven`: by the agency, or by a press on a link in an email of ours.
 */
export async function findOrAddPerson(transaction: Database, given: PersonContact, { isProven, now }: { isProven: boolean; now: Date }) {
  const [id, key, moment] = [randomUUID(), knownBy(given), now.toISOString()];
  const row = await transaction
    .insertInto("people")
    .values({
      ...given,
      id,
      knownBy: key,
      stageAt: moment,
      nextOn: null,
      settledAt: null,
      followedUpAt: null,
      stoppedAt: null,
      createdAt: moment,
    })
    // Changes nothing, but locks the one that's there and returns it.
    .onConflict((conflict) => conflict.column("knownBy").doUpdateSet({ knownBy: key }))
    .returningAll()
    .executeTakeFirstOrThrow();
  const known = toPerson(row);
  if (known.id === id) return { person: known, note: "" };
  const contact = isProven ? filledFrom(given, known) : filledFrom(known, given);
  await transaction.updateTable("people").set(contact).where("id", "=", known.id).execute();
  const others = otherDetails(known, given);
  const told = isProven ? others.map((name) => known[name]) : others.map((name) => given[name]);
  const note = others.length === 0 ? "" : detailWords[isProven ? "taken" : "gave"](others.join(", "), told.join(", "));
  return { person: { ...known, ...contact }, note };
}

export async function readPerson(database: Database, id: string) {
  const row = await database.selectFrom("people").selectAll().where("id", "=", id).executeTakeFirst();
  return row && toPerson(row);
}

/** For a transaction that changes the person: nobody else can until it ends. */
export async function lockPerson(transaction: Database, id: string) {
  const query = transaction.selectFrom("people").selectAll().where("id", "=", id);
  const row = await lockRows(transaction, query).executeTakeFirst();
  return row && toPerson(row);
}

/** Everybody, or those of one stage, or those with something due by a day: the earliest next step first. */
export async function listPeople(database: Database, { stage, dueBy }: { stage?: Stage; dueBy?: string } = {}) {
  let people = database.selectFrom("people").selectAll();
  if (stage) people = people.where("stage", "=", stage);
  if (dueBy) people = people.where("nextOn", "<=", dueBy);
  const rows = await people.orderBy(sql`next_on is null`).orderBy("nextOn").orderBy("createdAt").execute();
  return rows.map(toPerson);
}

/** At most two people by an email address, by the phone number of somebody who gave none, or by the beginning of an ID or of an email. */
export async function findPeople(database: Database, who: string): Promise<Person[]> {
  const people = database.selectFrom("people").selectAll();
  const text = who.trim().toLowerCase();
  if (isAddress(text) || isPhoneNumber(text)) {
    const exact = await people.where("knownBy", "=", knownAs(text)).execute();
    if (exact.length > 0) return exact.map(toPerson);
  }
  const start = `${text.replace(/[\\%_]/g, "\\$&")}%`;
  const rows = await people
    // Also by what they're known by: a person who wrote as kim@gmail.com and later as k.im@gmail.com is found by kim.
    .where(({ or }) =>
      or([sql`cast(id as text)`, sql`lower(email)`, sql`known_by`].map((name) => sql<boolean>`${name} like ${start} escape '\\'`)),
    )
    .limit(2)
    .execute();
  return rows.map(toPerson);
}

export async function readHistory(database: Database, personId: string): Promise<HistoryEntry[]> {
  const rows = await database
    .selectFrom("personEvents")
    .select(["what", "note", "happenedAt"])
    .where("personId", "=", personId)
    .orderBy("happenedAt")
    // What happened comes before the stage that it moved them to, at the same moment.
    .orderBy(sql`what not like '%.%'`)
    .execute();
  return rows.map((row) => ({ ...row, happenedAt: new Date(row.happenedAt) }));
}

type NewEntry = { what: PersonEvent; note?: string; bookingId?: string; leadId?: string };

export async function addToHistory(transaction: Database, personId: string, { what, note = "", bookingId, leadId }: NewEntry, now: Date) {
  await transaction
    .insertInto("personEvents")
    .values({
      id: randomUUID(),
      personId,
      what,
      note,
      bookingId: bookingId ?? null,
      leadId: leadId ?? null,
      happenedAt: now.toISOString(),
    })
    .execute();
}

export function toPerson({ knownBy: _, ...row }: Selectable<PersonRow>): Person {
  return readMoments(row, ["stageAt", "settledAt", "followedUpAt", "stoppedAt", "createdAt"]);
}
