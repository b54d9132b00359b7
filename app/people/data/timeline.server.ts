import type { Database } from "../../database/database.server.ts";
import { HISTORY } from "../words.ts";
import { readHistory } from "./people.server.ts";

/** What an email of a kind is, and who gets it. All rooms send emails, so whoever asks brings the list. */
export type EmailKinds = Record<string, { to: "visitor" | "agency"; about: string }>;

type TimelineEntry = { at: Date; what: string; note: string };

/** Everything that happened with a person, with the emails they got, oldest first. */
export async function readTimeline(database: Database, id: string, kinds: EmailKinds): Promise<TimelineEntry[]> {
  const happened = (await readHistory(database, id)).map(({ what, note, happenedAt }) => ({ at: happenedAt, what: HISTORY[what], note }));
  const emails = (await sentEmails(database, id))
    .filter(({ kind }) => kinds[kind]?.to === "visitor")
    .map(({ kind, sentAt }) => ({ at: sentAt, what: "email", note: kinds[kind]?.about ?? kind }));
  return [...happened, ...emails].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** The emails that went out about a person: their calls, their plans and themselves. */
async function sentEmails(database: Database, personId: string) {
  const rows = await database
    .selectFrom("outbox")
    .select(["kind", "sentAt"])
    .where("channel", "=", "email")
    .where("sentAt", "is not", null)
    .where(({ or, eb }) =>
      or([
        eb("personId", "=", personId),
        eb("bookingId", "in", database.selectFrom("bookings").select("id").where("personId", "=", personId)),
        eb("leadId", "in", database.selectFrom("leads").select("id").where("personId", "=", personId)),
      ]),
    )
    .execute();
  return rows.flatMap(({ kind, sentAt }) => (sentAt ? [{ kind, sentAt: new Date(sentAt) }] : []));
}
