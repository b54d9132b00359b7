import { toCsv } from "../../text/csv.ts";
import type { Person } from "./person.ts";

/** What a file of people tells, in this order. */
export const PERSON_COLUMNS = [
  "id",
  "stage",
  "reason",
  "nextOn",
  "nextStep",
  "company",
  "name",
  "email",
  "phone",
  "stageAt",
  "followUpsLeft",
  "stoppedAt",
  "createdAt",
] as const satisfies (keyof Person)[];

/** One line per person, for a spreadsheet. */
export function peopleCsv(people: Person[]) {
  return toCsv(
    PERSON_COLUMNS,
    people.map((person) => PERSON_COLUMNS.map((name) => person[name])),
  );
}
