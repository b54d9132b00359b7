import type { Database } from "../../database/database.server.ts";
import { STEP_DONE_PATH } from "../../site/private-paths.ts";
import type { Secrets } from "../../tokens/secrets.server.ts";
import { readToken, signToken } from "../../tokens/signed-token.server.ts";
import { isStillOpen, nameOfDue } from "../rules/due-reminder.ts";
import type { Due } from "./due.server.ts";
import { readPerson } from "./people.server.ts";

const PURPOSE = "next step";

/** The page where the agency says that something due is done. Those that put it off or give up take the same token. */
export function stepUrl(due: Due, { siteUrl, secret }: { siteUrl: string; secret: string }) {
  return `${siteUrl}${STEP_DONE_PATH}?token=${signToken(PURPOSE, `${due.person.id}~${nameOfDue(due)}`, { secret })}`;
}

/**
 * Whom a token is about, what of theirs, and whether that's still to be done: yesterday's email must not finish a step that was set since.
 */
export async function stepOf(database: Database, token: string, secrets: Secrets) {
  const [id = "", about = ""] = readToken(PURPOSE, token, secrets)?.split("~") ?? [];
  const person = id ? await readPerson(database, id) : undefined;
  if (!person) return undefined;
  return { person, about, isOpen: isStillOpen(person, about) };
}
