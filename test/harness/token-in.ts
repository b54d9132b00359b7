import type { Database } from "../../app/database/database.server.ts";
import type { Email } from "../../app/mail/email.ts";
import { readPayload } from "../../app/mail/outbox.server.ts";

/** The token of the link in an email that waits in the outbox. */
export async function tokenIn(database: Database, kind: string) {
  const { payload } = await database.selectFrom("outbox").select("payload").where("kind", "=", kind).executeTakeFirstOrThrow();
  return /token=([\w-]+)/.exec((readPayload(payload) as Email).text)?.[1] ?? "";
}
