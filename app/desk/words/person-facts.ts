import type { Person } from "../../people/rules/person.ts";
import { mailUrl } from "../../text/mail-url.ts";
import { dayIn, longDate } from "../../time/dates.ts";
import type { Fact } from "./call-facts.ts";
import { STAGE_NAMES, person as words } from "./people.ts";

/** What's known about a person, in the order in which one needs it. What isn't known is left out. */
export function personFacts(person: Person, phone: { url: string } | undefined, timeZone: string): Fact[] {
  const { email, stage, stageAt, reason, stoppedAt, followUpsLeft, createdAt } = person;
  const { facts, followUps } = words;
  const toCome = stoppedAt ? followUps.stopped : followUpsLeft > 0 ? followUps.left(followUpsLeft) : "";
  return [
    { label: facts.phone, value: person.phone, url: phone?.url },
    { label: facts.email, value: email, url: mailUrl(email) },
    { label: facts.stage, value: words.stageSince(STAGE_NAMES[stage], dayIn(timeZone, stageAt)) },
    { label: facts.reason, value: reason },
    { label: facts.followUps, value: toCome },
    { label: facts.since, value: longDate(dayIn(timeZone, createdAt)) },
  ].filter(({ value }) => value);
}
