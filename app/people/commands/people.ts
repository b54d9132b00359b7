import { type Command, storeAction } from "../../terminal/command.ts";
import { UsageError } from "../../terminal/usage-error.ts";
import { dayIn } from "../../time/dates.ts";
import { LATER_STAGES } from "../catalog.ts";
import { addNote, endFollowUps, finishStep, setNextStep } from "../data/next-step.server.ts";
import { changeStage } from "../data/stage.server.ts";
import { dayProblem, NOTE_CHARACTERS, STEP_CHARACTERS } from "../rules/typed.ts";
import { printPeople } from "./list.ts";
import { show } from "./show.ts";
import { personIn, textAfterWho } from "./who.ts";

export const command: Command = {
  help: `./peakworks people list [--stage S] [--due] [--csv|--json]   everybody, or those of a stage, or those with something due today
./peakworks people show WHO                                  one person: stage, next step, and everything that happened
./peakworks people stage WHO ${LATER_STAGES.join("|")} ["reason"]
./peakworks people next WHO 2026-12-01 "Send the brief"      the one next step, which the 8 AM email reminds you of
./peakworks people done WHO                                  it's done
./peakworks people note WHO "…"                              a note in the history
./peakworks people replied WHO                               they answered, so no follow-up email goes to them any more

WHO is an email, an ID or enough of the beginning of either, or the phone number of somebody who gave no email.
Example: ./peakworks people next sam@ridge.example 2026-12-01 "Send the brief"`,
  actions: {
    list: storeAction({ flags: ["due", "csv", "json"], options: ["stage"] }, printPeople),
    show: storeAction({ words: 1 }, show),
    stage: storeAction({ words: 3 }, async (given) => {
      const stage = LATER_STAGES.find((one) => one === given.words[1]);
      if (!stage) throw new UsageError(`Which stage? ${LATER_STAGES.slice(0, -1).join(", ")} or ${LATER_STAGES.at(-1)}.`);
      const reason = textAfterWho(given, 2, STEP_CHARACTERS, "");
      const person = await personIn(given);
      const moved = await changeStage(given.database, person.id, stage, reason, given);
      console.error(`${nameOf(person)} ${moved ? "is" : "was"} ${stage}${moved ? ` now${reason && `: ${reason}`}` : " already"}.`);
    }),
    next: storeAction({ words: 3 }, async (given) => {
      const { words, settings, now, database } = given;
      const [, nextOn = ""] = words;
      const today = dayIn(settings.timeZone, now);
      const problem = dayProblem(nextOn, today);
      if (problem === "not-a-day") throw new UsageError(`${nextOn ? `'${nextOn}' isn't a date.` : "When?"} Write it like 2026-12-01.`);
      if (problem === "past") throw new UsageError(`${nextOn} is in the past: today is ${today}.`);
      const nextStep = textAfterWho(given, 2, STEP_CHARACTERS, 'What\'s next? ./peakworks people next WHO 2026-12-01 "Send the brief"');
      const person = await personIn(given);
      await setNextStep(database, person.id, { nextStep, nextOn }, now);
      console.error(`${nameOf(person)}: ${nextStep}, on ${nextOn}.`);
    }),
    done: storeAction({ words: 1 }, async (given) => {
      const person = await personIn(given);
      await finishStep(given.database, person.id, given.now);
      console.error(`${nameOf(person)}: ${person.nextStep || "nothing was due, and it"} is done.`);
    }),
    note: storeAction({ words: 2 }, async (given) => {
      const note = textAfterWho(given, 1, NOTE_CHARACTERS, 'What? ./peakworks people note WHO "…"');
      const person = await personIn(given);
      await addNote(given.database, person.id, note, given.now);
      console.error(`Noted for ${nameOf(person)}.`);
    }),
    replied: storeAction({ words: 1 }, async (given) => {
      const person = await personIn(given);
      await endFollowUps(given.database, person.id, "replied", given.now);
      console.error(`Noted: ${nameOf(person)} replied. No follow-up email goes to them any more.`);
    }),
  },
};

function nameOf({ name, email, phone }: { name: string; email: string; phone: string }) {
  return name || email || phone;
}
