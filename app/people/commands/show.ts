import { emailRows } from "../../all-emails/email-rows.ts";
import type { OnStore } from "../../terminal/command.ts";
import { printTable } from "../../terminal/table.ts";
import { dayIn, timeIn } from "../../time/dates.ts";
import { readTimeline } from "../data/timeline.server.ts";
import { whoIs } from "../rules/person.ts";
import { personIn } from "./who.ts";

/** One person, and everything that happened, with the emails they got. */
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
  const entries = await readTimeline(database, id, emailRows);
  console.log("");
  printTable(
    entries.map(({ at, what, note }) => [`${dayIn(settings.timeZone, at)} ${timeIn(settings.timeZone, at).padStart(8)}`, what, note]),
  );
}
