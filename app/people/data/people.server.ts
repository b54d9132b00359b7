import { randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import type { Database } from "../../database/database.server.ts";
import { lockRows } from "../../database/lock-rows.server.ts";
import { readMoments } from "../../database/moments.ts";
import type { PersonEvent, Stage } from "../catalog.ts";
import { isAddress, isPhoneNumber, knownAs, knownBy } from "../rules/known-by.ts";
import type { HistoryEntry, Person } from "../rules/person.ts";
import type { PersonRow } from "./tables.ts";

type PersonContact = { name: string; company: string; email: string; phone: string };

/**
 * The person of a call or a plan, made if there's none yet. Their name and company are what they typed last; neither a company nor a phone
 * is lost for want of one.
 */
export async function findOrAddPerson(transaction: Database, { name, company, email, phone }: PersonContact, now: Date) {
  const moment = now.toISOString();
  const row = await transaction
    .insertInto("people")
    .values({
      id: randomUUID(),
      knownBy: knownBy({ email, phone }),
      name,
      company,
      email,
      phone,
      stageAt: moment,
      nextOn: null,
      settledAt: null,
      followedUpAt: null,
      stoppedAt: null,
      createdAt: moment,
    })
    .onConflict((conflict) => conflict.column("knownBy").doUpdateSet({ name, email, ...(company && { company }), ...(phone && { phone }) }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toPerson(row);
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
