import type { Database } from "../../database/database.server.ts";
import type { NowAnd } from "../../time/clock.ts";
import { addDays, dayIn } from "../../time/dates.ts";
import type { WebhookSettings } from "../../webhooks/webhook.ts";
import type { StepAnswer } from "../catalog.ts";
import type { Person } from "../rules/person.ts";
import { stepPage as words } from "../words.ts";
import { finishStep, setNextStep } from "./next-step.server.ts";
import { changeStage } from "./stage.server.ts";

export type StepSettings = WebhookSettings & { timeZone: string };

const LATER_DAYS = 3;

/** What the agency says about something due: it's done, it comes back in three days, or the person is lost. */
export async function answerStep(database: Database, answer: StepAnswer, { id, nextStep }: Person, nowAndSettings: NowAnd<StepSettings>) {
  const { now, settings } = nowAndSettings;
  if (answer === "done") return finishStep(database, id, now);
  if (answer === "lost") return changeStage(database, id, "lost", "", nowAndSettings);
  const nextOn = addDays(dayIn(settings.timeZone, now), LATER_DAYS);
  return setNextStep(database, id, { nextStep: nextStep || words.afterCall, nextOn }, now);
}
