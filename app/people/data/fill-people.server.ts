import type { Database } from "../../database/database.server.ts";
import { takeTurn } from "../../database/take-turn.server.ts";
import { personOfBooking, personOfLead } from "./history.server.ts";
import { joinPhoneSpellings } from "./join-people.server.ts";
import { addToHistory } from "./people.server.ts";
import { isAgreedByPhone, realCalls } from "./real-calls.server.ts";

export type Filling = {
  /** Told of a call or plan that fails, and the others get their turn. Without it the first that fails ends the work. */
  noteFailure?: (error: unknown, id: string) => void;
  isStopping?: () => boolean;
};

const RECORDS_AT_ONCE = 100;
/** So many aren't the fault of a row. */
const MOST_FAILURES = 100;

/**
 * Gives calls and plans their person: those from before there were any, those that a process of the version before stored during an
 * upgrade, and what is left of a person who was deleted. Oldest first, as they came, each on its own: one that fails keeps no other from
 * its person, and SQLite writes in the process that serves pages, so a visitor waits for one at most.
 */
export async function fillPeople(database: Database, { noteFailure, isStopping = () => false }: Filling = {}) {
  await joinPhoneSpellings(database);
  const failed: string[] = [];
  while (!isStopping()) {
    const bookings = await bookingsWithout(database, failed);
    const leads = await leadsWithout(database, failed);
    if (bookings.length + leads.length === 0) return;
    for (const booking of bookings) await fill(booking.id, (transaction) => fillBooking(transaction, booking));
    for (const lead of leads) await fill(lead.id, (transaction) => fillLead(transaction, lead));
  }

  async function fill(id: string, work: (transaction: Database) => Promise<void>) {
    if (isStopping()) return;
    try {
      await database.transaction().execute(async (transaction) => {
        await takeTurn(transaction, "bookings");
        await work(transaction);
      });
    } catch (error) {
      failed.push(id);
      if (!noteFailure || failed.length > MOST_FAILURES) throw error;
      noteFailure(error, id);
    }
  }
}

function bookingsWithout(database: Database, failed: string[]) {
  return realCalls(database)
    .select(["id", "createdAt", "answeredAt", "status", isAgreedByPhone.as("isByPhone")])
    .where("personId", "is", null)
    .$if(failed.length > 0, (query) => query.where("id", "not in", failed))
    .orderBy("createdAt")
    .limit(RECORDS_AT_ONCE)
    .execute();
}

function leadsWithout(database: Database, failed: string[]) {
  return database
    .selectFrom("leads")
    .select(["id", "createdAt"])
    .where("personId", "is", null)
    .$if(failed.length > 0, (query) => query.where("id", "not in", failed))
    .orderBy("createdAt")
    .limit(RECORDS_AT_ONCE)
    .execute();
}

type BookingWithout = Awaited<ReturnType<typeof bookingsWithout>>[number];
type LeadWithout = Awaited<ReturnType<typeof leadsWithout>>[number];

async function fillBooking(transaction: Database, { id, createdAt, answeredAt, status, isByPhone }: BookingWithout) {
  // Another process may fill at the same time.
  if (!(await isWithout(transaction, "bookings", id))) return;
  const asked = new Date(createdAt);
  const { person, note } = await personOfBooking(transaction, id, asked);
  if (!isByPhone) await addToHistory(transaction, person.id, { what: "booking.requested", note, bookingId: id }, asked);
  if (answeredAt && status === "confirmed")
    await addToHistory(transaction, person.id, { what: "booking.confirmed", bookingId: id }, new Date(answeredAt));
}

async function fillLead(transaction: Database, { id, createdAt }: LeadWithout) {
  if (!(await isWithout(transaction, "leads", id))) return;
  const { person, note } = await personOfLead(transaction, id, new Date(createdAt));
  await addToHistory(transaction, person.id, { what: "lead.created", note, leadId: id }, new Date(createdAt));
}

async function isWithout(transaction: Database, table: "bookings" | "leads", id: string) {
  const row = await transaction.selectFrom(table).select("personId").where("id", "=", id).executeTakeFirst();
  return row?.personId === null;
}
