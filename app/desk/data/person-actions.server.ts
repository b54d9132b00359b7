import type { Database } from "../../database/database.server.ts";
import { LATER_STAGES } from "../../people/catalog.ts";
import { addNote, endFollowUps, setNextStep } from "../../people/data/next-step.server.ts";
import { changeStage } from "../../people/data/stage.server.ts";
import { answerStep, type StepSettings } from "../../people/data/step-answers.server.ts";
import type { Person } from "../../people/rules/person.ts";
import { dayProblem, NOTE_CHARACTERS, STEP_CHARACTERS } from "../../people/rules/typed.ts";
import { readLine } from "../../text/line.ts";
import type { NowAnd } from "../../time/clock.ts";
import { dayIn } from "../../time/dates.ts";
import { PERSON_ACTIONS, type PersonAction } from "../catalog.ts";
import { doAndLog } from "./log.server.ts";

type Form = Record<string, string>;
/** By the name of the field; `do` for what has none. */
type PersonProblems = Record<string, PersonProblem>;
type PersonProblem = "empty" | "too-long" | "not-a-day" | "past" | "not-a-stage" | "same" | "changed" | "unknown";

/** Does one thing about a person, by the function that the command calls. Returns what was wrong, or nothing. */
export async function doPersonAction(
  database: Database,
  who: string,
  person: Person,
  form: Form,
  nowAndSettings: NowAnd<StepSettings>,
): Promise<PersonProblems> {
  const action = form.do ?? "";
  if (!isPersonAction(action)) return { do: "unknown" };
  return doAndLog(
    database,
    { who, now: nowAndSettings.now },
    (transaction) => runPersonAction(action, transaction, person, form, nowAndSettings),
    (problems) => (Object.keys(problems).length === 0 ? PERSON_ACTIONS[action] : undefined),
  );
}

function isPersonAction(text: string): text is PersonAction {
  return Object.hasOwn(PERSON_ACTIONS, text);
}

async function runPersonAction(
  action: PersonAction,
  database: Database,
  person: Person,
  form: Form,
  nowAndSettings: NowAnd<StepSettings>,
): Promise<PersonProblems> {
  const { id } = person;
  switch (action) {
    case "done":
    case "later":
    case "lost":
      return orChanged(await answerStep(database, action, { id, about: form.about ?? "" }, nowAndSettings));
    case "next":
      return planStep(database, id, form, nowAndSettings);
    case "stage":
      return moveOn(database, person, form, nowAndSettings);
    case "note": {
      const read = readLine(form.note ?? "", NOTE_CHARACTERS);
      if ("problem" in read) return { note: read.problem };
      return read.text ? orChanged(await addNote(database, id, read.text, nowAndSettings.now)) : { note: "empty" };
    }
    case "replied":
      return orChanged(await endFollowUps(database, id, "replied", nowAndSettings.now));
  }
}

async function planStep(database: Database, id: string, { nextStep = "", nextOn = "" }: Form, { now, settings }: NowAnd<StepSettings>) {
  const problems: PersonProblems = {};
  const read = readLine(nextStep, STEP_CHARACTERS);
  if ("problem" in read) problems.nextStep = read.problem;
  else if (!read.text) problems.nextStep = "empty";
  const wrongDay = dayProblem(nextOn, dayIn(settings.timeZone, now));
  if (wrongDay) problems.nextOn = wrongDay;
  if ("problem" in read || Object.keys(problems).length > 0) return problems;
  return orChanged(await setNextStep(database, id, { nextStep: read.text, nextOn }, now));
}

async function moveOn(database: Database, person: Person, form: Form, nowAndSettings: NowAnd<StepSettings>): Promise<PersonProblems> {
  const stage = LATER_STAGES.find((one) => one === form.stage);
  const read = readLine(form.reason ?? "", STEP_CHARACTERS);
  if (!stage) return { stage: "not-a-stage" };
  if ("problem" in read) return { reason: read.problem };
  return (await changeStage(database, person.id, stage, read.text, nowAndSettings)) ? {} : { stage: "same" };
}

/** Since the page was opened, somebody may have deleted them, or answered what was due. */
function orChanged(result: unknown): PersonProblems {
  return result ? {} : { do: "changed" };
}
