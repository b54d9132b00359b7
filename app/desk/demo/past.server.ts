import { readBooking } from "../../booking/data/booking-rows.server.ts";
import { cancelByAgency, confirmBooking } from "../../booking/data/changes/agency-answers.server.ts";
import { recordOutcome } from "../../booking/data/changes/outcomes.server.ts";
import type { Stage } from "../../people/catalog.ts";
import { addNote, setNextStep } from "../../people/data/next-step.server.ts";
import { changeStage } from "../../people/data/stage.server.ts";
import { addDays, dayIn } from "../../time/dates.ts";
import { DAY_MS, HOUR_MS } from "../../time/durations.ts";
import type { Demo } from "./demo.ts";
import { askForCall, firstFreeSlots } from "./slots.server.ts";

const WEEKS_OF_CALLS = 8;
const CALLS_A_WEEK = 3;
/** How far those who talked have come, in turns. */
const STAGES_REACHED: Stage[] = ["won", "proposed", "talked", "lost"];

/** Two months of calls: talked, missed and canceled, and what became of the people. */
export async function fillPast(demo: Demo) {
  for (let week = WEEKS_OF_CALLS; week >= 1; week--)
    for (let i = 0; i < CALLS_A_WEEK; i++) await pastCall(demo, (WEEKS_OF_CALLS - week) * CALLS_A_WEEK + i, week * 7 + i);
}

async function pastCall(demo: Demo, number: number, daysAgo: number) {
  const at = (ms: number) => ({ ...demo, now: new Date(Math.min(ms, demo.now.getTime())) });
  const asked = demo.now.getTime() - daysAgo * DAY_MS;
  const [slot] = await firstFreeSlots(at(asked), 2);
  const { id, startsAt } = await askForCall(at(asked), { number, slot });
  await confirmBooking(demo.database, { id }, at(asked + (2 + (number % 5)) * HOUR_MS));
  if (number % 7 === 6) return cancelByAgency(demo.database, { id }, "We have to move this one. (made up)", at(asked + DAY_MS));
  const after = at(startsAt.getTime() + HOUR_MS);
  const outcome = number % 5 === 4 ? "missed" : "talked";
  await recordOutcome(demo.database, { id }, outcome, outcome === "talked" ? "We send you a plan by Friday. (made up)" : "", after);
  const person = (await readBooking(demo.database, id))?.personId;
  if (person && outcome === "talked") await moveOn(demo, person, number, startsAt.getTime());
}

/** A note, a stage, and a next step for those who are still in play. */
async function moveOn({ database, settings, now }: Demo, person: string, number: number, calledAt: number) {
  const at = (days: number) => new Date(Math.min(calledAt + days * DAY_MS, now.getTime()));
  await addNote(database, person, "Two vans, does the estimates at night. (made up)", at(0.1));
  const stage = STAGES_REACHED[number % STAGES_REACHED.length] ?? "talked";
  const reason = stage === "lost" ? "Went with somebody else (made up)" : "";
  if (stage === "won") await changeStage(database, person, "proposed", "", { now: at(2), settings });
  if (stage !== "talked") await changeStage(database, person, stage, reason, { now: at(stage === "won" ? 6 : 3), settings });
  if (stage !== "talked" && stage !== "proposed") return;
  const nextOn = addDays(dayIn(settings.timeZone, now), (number % 5) - 1);
  await setNextStep(database, person, { nextStep: "Call about the proposal (made up)", nextOn }, at(4));
}
