import { mailboxOf } from "../../rules/form/mailbox.ts";
import type { Database } from "../database/database.server.ts";
import { LIMITS } from "../intake/limits.server.ts";

type Asker = { email: string; network: string };

/** Which limit one more request would break: too many from this mailbox or this network still wait for an answer. */
export async function brokenLimit(transaction: Database, { email, network }: Asker, now: Date) {
  const open = await openRequests(transaction, now);
  const mailbox = mailboxOf(email);
  if (open.filter((request) => mailboxOf(request.email) === mailbox).length >= LIMITS.openPerMailbox) return "mailbox";
  if (open.filter((request) => request.network === network).length >= LIMITS.openPerNetwork) return "network";
  return undefined;
}

/** Requests ahead that nobody has answered. There are never more of them than slots, so they're compared here and not in SQL. */
export function openRequests(database: Database, now: Date) {
  return database
    .selectFrom("bookings")
    .select(["email", "network", "selectedDate"])
    .where("status", "=", "requested")
    .where("startsAt", ">", now.toISOString())
    .execute();
}
