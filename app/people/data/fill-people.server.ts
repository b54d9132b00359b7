import type { Database } from "../../database/database.server.ts";
import { takeTurn } from "../../database/take-turn.server.ts";
import { personOfBooking, personOfLead } from "./history.server.ts";
import { joinPhoneSpellings } from "./join-people.server.ts";
import { addToHistory } from "./people.server.ts";
import { isAgreedByPhone, realCalls } from "./real-calls.server.ts";

/** SQLite writes in the process that serves pages, so a visitor waits for one batch at most. */
const RECORDS_AT_ONCE = 100;

/**
 * Gives calls and plans their person: those from before there were any, those that a process of the version before stored during an
 * upgrade, and what is left of a person who was deleted. Oldest first, as they came.
 */
export async function fillPeople(database: Database) {
  await joinPhoneSpellings(database);
  while (await fillBatch(database));
}

async function fillBatch(database: Database) {
  const bookings = await bookingsWithout(database);
  const leads = await leadsWithout(database);
  if (bookings.length + leads.length === 0) return false;
  await database.transaction().execute(async (transaction) => {
    await takeTurn(transaction, "bookings");
    for (const { id, createdAt, answeredAt, status, isByPhone } of bookings) {
      // Another process may fill at the same time.
      if (!(await isWithout(transaction, "bookings", id))) continue;
      const asked = new Date(createdAt);
      const { person, note } = await personOfBooking(transaction, id, asked);
      if (!isByPhone) await addToHistory(transaction, person.id, { what: "booking.requested", note, bookingId: id }, asked);
      if (answeredAt && status === "confirmed")
        await addToHistory(transaction, person.id, { what: "booking.confirmed", bookingId: id }, new Date(answeredAt));
    }
    for (const { id, createdAt } of leads) {
      if (!(await isWithout(transaction, "leads", id))) continue;
      const { person, note } = await personOfLead(transaction, id, new Date(createdAt));
      await addToHistory(transaction, person.id, { what: "lead.created", note, leadId: id }, new Date(createdAt));
    }
  });
  return true;
}

function bookingsWithout(database: Database) {
  return realCalls(database)
    .select(["id", "createdAt", "answeredAt", "status", isAgreedByPhone.as("isByPhone")])
    .where("personId", "is", null)
    .orderBy("createdAt")
    .limit(RECORDS_AT_ONCE)
    .execute();
}

function leadsWithout(database: Database) {
  return database
    .selectFrom("leads")
    .select(["id", "createdAt"])
    .where("personId", "is", null)
    .orderBy("createdAt")
    .limit(RECORDS_AT_ONCE)
    .execute();
}

async function isWithout(transaction: Database, table: "bookings" | "leads", id: string) {
  const row = await transaction.selectFrom(table).select("personId").where("id", "=", id).executeTakeFirst();
  return row?.personId === null;
}
