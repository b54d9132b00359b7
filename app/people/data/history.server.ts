import { OUTCOMES } from "../../booking/catalog/outcomes.ts";
import type { Database } from "../../database/database.server.ts";
import type { EventType, SiteEvent } from "../../events/catalog.ts";
import type { NowAnd } from "../../time/clock.ts";
import type { WebhookSettings } from "../../webhooks/webhook.ts";
import type { PersonEvent } from "../catalog.ts";
import type { Person } from "../rules/person.ts";
import { dropFollowUps } from "./allow-follow-ups.server.ts";
import { addToHistory, findOrAddPerson, lockPerson } from "./people.server.ts";
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
  const person = (!isForm && bookingId && (await knownPersonOf(transaction, bookingId))) || (await personOf(transaction, about, now));
  if (!person) return;
  await addToHistory(transaction, person.id, { what: type, ...(bookingId && { bookingId }), ...(leadId && { leadId }) }, now);
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

/**
 * Once a form has made the call's person, what happens to the call changes nothing about them: another form may have said something newer.
 */
async function knownPersonOf(transaction: Database, bookingId: string) {
  const call = await transaction.selectFrom("bookings").select("personId").where("id", "=", bookingId).executeTakeFirst();
  return call?.personId ? lockPerson(transaction, call.personId) : undefined;
}

async function personOf(transaction: Database, { bookingId, leadId }: SiteEvent["about"], now: Date) {
  if (bookingId) return personOfBooking(transaction, bookingId, now);
  return leadId ? personOfLead(transaction, leadId, now) : undefined;
}

export async function personOfBooking(transaction: Database, id: string, now: Date) {
  const { contactName, companyName, email, phone } = await transaction
    .selectFrom("bookings")
    .select(["contactName", "companyName", "email", "phone"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  // A call by phone may have no company, and then it has the name in its place: see added-calls.server.ts.
  const company = companyName === contactName ? "" : companyName;
  const person = await findOrAddPerson(transaction, { name: contactName, company, email, phone }, now);
  await transaction.updateTable("bookings").set({ personId: person.id }).where("id", "=", id).execute();
  return person;
}

export async function personOfLead(transaction: Database, id: string, now: Date) {
  const contact = await transaction
    .selectFrom("leads")
    .select(["name", "company", "email", "phone"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const person = await findOrAddPerson(transaction, contact, now);
  await transaction.updateTable("leads").set({ personId: person.id }).where("id", "=", id).execute();
  return person;
}

function isAboutPerson(type: EventType): type is EventType & PersonEvent {
  return type !== "subscriber.confirmed" && type !== "person.stage";
}
