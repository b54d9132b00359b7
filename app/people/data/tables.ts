import type { Generated } from "kysely";
import type { Stored } from "../../database/moments.ts";
import type { Moment } from "../../database/tables.ts";
import type { PersonEvent } from "../catalog.ts";
import type { Person } from "../rules/person.ts";

declare module "../../database/tables.ts" {
  interface Tables {
    people: PersonRow;
    personEvents: PersonEventRow;
  }
}

/** What the database fills in for somebody new. */
type Defaults = Pick<Person, "stage" | "reason" | "nextStep" | "followUpsLeft">;

export type PersonRow = Omit<Stored<Person>, keyof Defaults> & { [Name in keyof Defaults]: Generated<Defaults[Name]> } & {
  /** The address in its one spelling, or the number of the phone where there's no email: see `knownBy`. */
  knownBy: string;
};

type PersonEventRow = {
  id: string;
  personId: string;
  what: PersonEvent;
  note: Generated<string>;
  bookingId: string | null;
  leadId: string | null;
  happenedAt: Moment;
};
