import type { Database } from "../../database/database.server.ts";
import { inTransaction } from "../../database/in-transaction.server.ts";
import type { NowAnd } from "../../time/clock.ts";
import { addDays, dayIn } from "../../time/dates.ts";
import type { WebhookSettings } from "../../webhooks/webhook.ts";
import type { StepAnswer } from "../catalog.ts";
import { isStillOpen } from "../rules/due-reminder.ts";
import { stepPage as words } from "../words.ts";
import { finishStep, setNextStep } from "./next-step.server.ts";
import { lockPerson } from "./people.server.ts";
import { changeStage } from "./stage.server.ts";

export type StepSettings = WebhookSettings & { timeZone: string };

const LATER_DAYS = 3;

/** A person, and what of theirs is due, by `nameOfDue`. */
type DueStep = { id: string; about: string };

/**
 * What the agency says about something due: it's done, it comes back in three days, or the person is lost. Nothing if it isn't due any
 * more, which is looked at under the person's lock: a colleague may set another step at this moment.
 */
export function answerStep(database: Database, answer: StepAnswer, { id, about }: DueStep, nowAndSettings: NowAnd<StepSettings>) {
  const { now, settings } = nowAndSettings;
  return inTransaction(database, async (transaction) => {
    const person = await lockPerson(transaction, id);
    if (!person || !isStillOpen(person, about)) return undefined;
    if (answer === "done") return finishStep(transaction, id, now);
    if (answer === "lost") return changeStage(transaction, id, "lost", "", nowAndSettings);
    const nextOn = addDays(dayIn(settings.timeZone, now), LATER_DAYS);
    return setNextStep(transaction, id, { nextStep: person.nextStep || words.afterCall, nextOn }, now);
  });
}
