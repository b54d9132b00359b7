import type { Generated } from "kysely";
import type { Moment } from "../../database/tables.ts";
import type { PersonEvent, Stage } from "../catalog.ts";

declare module "../../database/tables.ts" {
  interface Tables {
    people: PersonRow;
    personEvents: PersonEventRow;
  }
}

export type PersonRow = {
  id: string;
  /** The folded mailbox, or the digits of the phone where there's no email: see `knownBy`. */
  knownBy: string;
  name: string;
  company: string;
  email: string;
  phone: string;
  stage: Generated<Stage>;
  /** Why they're lost. */
  reason: Generated<string>;
  stageAt: Moment;
  nextStep: Generated<string>;
  /** The agency's day, as yyyy-mm-dd. */
  nextOn: string | null;
  /** Since then nothing more is to be done about the calls before. */
  settledAt: Moment | null;
  /** How many follow-up emails may still go about their plan. */
  followUpsLeft: Generated<number>;
  followedUpAt: Moment | null;
  /** They asked for no more of them. */
  stoppedAt: Moment | null;
  createdAt: Moment;
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
