import { OUTCOMES } from "../../booking/catalog/outcomes.ts";
import type { Database } from "../../database/database.server.ts";
import type { EventType, SiteEvent } from "../../events/catalog.ts";
import type { NowAnd } from "../../time/clock.ts";
import type { WebhookSettings } from "../../webhooks/webhook.ts";
import type { PersonEvent } from "../catalog.ts";
import type { Person } from "../rules/person.ts";
import { addToHistory, findOrAddPerson, lockPerson } from "./people.server.ts";
import { dropFollowUps } from "./person-follow-ups.server.ts";
import { moveToStage } from "./stage.server.ts";

/**
 * Listens to what the rooms tell: finds the person of a call or a plan, notes it in their history, and moves their stage. Runs in the
 * transaction of what happened.
 */
export async function writeHistory(transaction: Database, { type, about }: SiteEvent, nowAndSettings: NowAnd<WebhookSettings>) {
  if (!isAboutPerson(type)) return;
  const { bookingId, leadId } = about;
  const { now } = nowAndSettings;
  const isForm = type === "booking.requested" || type === "lead.created";
  const found = await personOf(transaction, { type, about }, now);
  if (!found) return;
  const { person, note } = found;
  await addToHistory(transaction, person.id, { what: type, note, ...(bookingId && { bookingId }), ...(leadId && { leadId }) }, now);
  // Whoever asks for a call needs no email that suggests one.
  if (bookingId) await dropFollowUps(transaction, person.id);
  // Whoever comes back isn't lost any more.
  if (person.stage === "lost" && isForm) await moveToStage(transaction, person, "new", "", nowAndSettings);
  if (type === "booking.held" && person.stage === "new") await moveToStage(transaction, person, "talked", "", nowAndSettings, bookingId);
  // The agency has corrected what it said of a call.
  if (type === "booking.no_show" && (await isTalkedByMistake(transaction, person, bookingId)))
    await moveToStage(transaction, person, "new", "", nowAndSettings);
}

/**
 * Whether the stage only says that a call took place which didn't. Who was moved to it by hand stays there, as does who has talked with us
 * in another call.
 */
async function isTalkedByMistake(transaction: Database, { id, stage }: Person, bookingId: string | undefined) {
  if (stage !== "talked") return false;
  const entries = transaction.selectFrom("personEvents").select("bookingId").where("personId", "=", id);
  const moved = await entries.where("what", "=", "talked").orderBy("happenedAt", "desc").limit(1).executeTakeFirst();
  const told = await entries.where("what", "=", "booking.held").execute();
  if (!moved?.bookingId || !told.some((entry) => entry.bookingId === bookingId)) return false;
  const talked = transaction.selectFrom("bookings").select("id").where("personId", "=", id).where("outcome", "=", OUTCOMES.talked);
  return !(await talked.limit(1).executeTakeFirst());
}

type Found = { person: Person; note: string };

async function personOf(transaction: Database, { type, about }: Pick<SiteEvent, "type" | "about">, now: Date): Promise<Found | undefined> {
  const { bookingId, leadId } = about;
  if (!bookingId) return leadId ? personOfLead(transaction, leadId, now) : undefined;
  const known = (await isNewest(transaction, type, bookingId)) ? undefined : await knownPersonOf(transaction, bookingId);
  return known ? { person: known, note: "" } : personOfBooking(transaction, bookingId, now);
}

/**
 * Whether the call says something new of its person: it was asked for, or the agency or whoever reads the mailbox stands by it now.
 * Whatever else happens to it changes nothing about them, and neither does an older call once a newer one is confirmed.
 */
async function isNewest(transaction: Database, type: EventType, bookingId: string) {
  if (type !== "booking.confirmed" && type !== "booking.moved") return type === "booking.requested";
  const newer = transaction
    .selectFrom("bookings")
    .innerJoin("bookings as newer", "newer.personId", "bookings.personId")
    .select("newer.id")
    .where("bookings.id", "=", bookingId)
    .where("newer.status", "=", "confirmed")
    .whereRef("newer.createdAt", ">", "bookings.createdAt");
  return !(await newer.limit(1).executeTakeFirst());
}

async function knownPersonOf(transaction: Database, bookingId: string) {
  const call = await transaction.selectFrom("bookings").select("personId").where("id", "=", bookingId).executeTakeFirst();
  return call?.personId ? lockPerson(transaction, call.personId) : undefined;
}

export async function personOfBooking(transaction: Database, id: string, now: Date): Promise<Found> {
  const { contactName, companyName, email, phone, status, askedAt, createdAt } = await transaction
    .selectFrom("bookings")
    .select(["contactName", "companyName", "email", "phone", "status", "askedAt", "createdAt"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  // Whoever has asked anew has pressed a link in their mailbox.
  const isProven = status === "confirmed" || (askedAt !== null && new Date(askedAt) > new Date(createdAt));
  // A call by phone may have no company, and then it has the name in its place: see added-calls.server.ts.
  const company = companyName === contactName ? "" : companyName;
  const found = await findOrAddPerson(transaction, { name: contactName, company, email, phone }, { isProven, now });
  await transaction.updateTable("bookings").set({ personId: found.person.id }).where("id", "=", id).execute();
  return found;
}

export async function personOfLead(transaction: Database, id: string, now: Date): Promise<Found> {
  const contact = await transaction
    .selectFrom("leads")
    .select(["name", "company", "email", "phone"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const found = await findOrAddPerson(transaction, contact, { isProven: false, now });
  await transaction.updateTable("leads").set({ personId: found.person.id }).where("id", "=", id).execute();
  return found;
}

function isAboutPerson(type: EventType): type is EventType & PersonEvent {
  return type !== "subscriber.confirmed" && type !== "person.stage";
}
