import type { Database } from "../../database/database.server.ts";
import { listPeople } from "../../people/data/people.server.ts";
import { isPhoneNumber, knownBy } from "../../people/rules/known-by.ts";
import { storedAbout } from "./person.server.ts";

/**
 * Others who gave one of a person's phone numbers. They may be that person, if the agency entered a call without an email, or a colleague,
 * so nobody is deleted for a number: whoever deletes hears of them.
 */
export async function othersWithNumberOf(database: Database, who: string) {
  const { bookings, leads, people } = await storedAbout(database, who);
  const own = people.map(({ id }) => id);
  const numbers = [...bookings, ...leads, ...people].flatMap(({ phone }) => numberOf(phone) ?? []);
  const everybody = numbers.length > 0 ? await listPeople(database) : [];
  return everybody.filter(({ id, phone }) => !own.includes(id) && numbers.includes(numberOf(phone) ?? ""));
}

function numberOf(phone: string) {
  return isPhoneNumber(phone) ? knownBy({ email: "", phone }) : undefined;
}
