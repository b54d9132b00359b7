import { emailRows } from "../../pages/design/email-examples.ts";
import { printTable } from "../../terminal/table.ts";
import { dayIn, timeIn } from "../../time/dates.ts";
import { sentEmails } from "../data/emails.server.ts";
import { readHistory } from "../data/people.server.ts";
import { whoIs } from "../rules/person.ts";
import { HISTORY } from "../words.ts";
import { type OnStore, personIn } from "./who.ts";

/** One person's line, and everything that happened, with the emails they got. */
export async function show(given: OnStore) {
  const { database, settings } = given;
  const person = await personIn(given);
  const { email, phone, stage, reason, nextOn, nextStep, followUpsLeft, stoppedAt, id } = person;
  printTable([
    ["who", whoIs(person)],
    ["email", email || "none"],
    ["phone", phone || "none"],
    ["stage", reason ? `${stage}: ${reason}` : stage],
    ["next step", nextOn ? `${nextOn}: ${nextStep}` : "none"],
    ["follow-ups", stoppedAt ? "stopped by them" : followUpsLeft > 0 ? `up to ${followUpsLeft} more` : "none to come"],
    ["ID", id],
  ]);
  const happened = (await readHistory(database, id)).map(({ what, note, happenedAt }) => ({ at: happenedAt, what: HISTORY[what], note }));
  const emails = (await sentEmails(database, id))
    .filter(({ kind }) => emailRows[kind]?.to === "visitor")
    .map(({ kind, sentAt }) => ({ at: sentAt, what: "email", note: emailRows[kind]?.about ?? kind }));
  const lines = [...happened, ...emails].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  console.log("");
  printTable(
    lines.map(({ at, what, note }) => [`${dayIn(settings.timeZone, at)} ${timeIn(settings.timeZone, at).padStart(8)}`, what, note]),
  );
}
