import type { Database } from "../../database/database.server.ts";
import { readPerson } from "../../people/data/people.server.ts";
import { isId } from "../../text/id.ts";

/** The person that an address or a form names, if it's an ID at all. */
export async function personAt(database: Database, id = "") {
  return isId(id) ? readPerson(database, id) : undefined;
}
