import type { Database } from "../../database/database.server.ts";
import type { Person } from "../../people/rules/person.ts";
import { personIn } from "../../privacy/data/person.server.ts";
import { deletePersonEverywhere } from "../../privacy/data/stored-people.server.ts";

/** Everything stored about a person, under each address they gave. */
export async function storedAbout(database: Database, person: Person) {
  const found = [];
  for (const who of await namesOf(database, person)) found.push({ who, ...(await personIn(database, who)) });
  return found;
}

/** Deletes all of it, from every file that the site writes. */
export async function deleteStored(person: Person, place: { database: Database; dataDir: string; now: Date }) {
  for (const who of await namesOf(place.database, person)) await deletePersonEverywhere(who, place);
}

/** One mailbox has several spellings, and calls are stored under the one that was typed. Whoever gave no email is known by their phone. */
async function namesOf(database: Database, { id, email, phone }: Person) {
  const calls = await database.selectFrom("bookings").select("email").where("personId", "=", id).execute();
  const plans = await database.selectFrom("leads").select("email").where("personId", "=", id).execute();
  const emails = [email, ...[...calls, ...plans].map((row) => row.email)].filter(Boolean).map((one) => one.toLowerCase());
  return emails.length > 0 ? [...new Set(emails)] : [phone];
}
