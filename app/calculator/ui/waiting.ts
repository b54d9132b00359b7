import { filled, listed } from "../../text/format.ts";
import type { InputName } from "../catalog/inputs.ts";
import { amountProblem, isMistake } from "../rules/amount.ts";
import type { Answers } from "../rules/typed-answers.ts";
import type { NumberFieldWords } from "./number-field.tsx";

export type WaitingWords = NumberFieldWords & { waiting: Record<"missing" | "zero" | "unclear", string> };

/** What a button or a report waits for: 'Still missing: admin hours. Please check: employees.' A filled field is never called missing. */
export function waitingFor(names: readonly InputName[], answers: Answers, { fields, waiting }: WaitingWords) {
  const groups: Record<keyof typeof waiting, InputName[]> = { missing: [], zero: [], unclear: [] };
  for (const name of names) groups[stateOf(name, answers[name])].push(name);
  return Object.entries(groups)
    .filter(([, found]) => found.length > 0)
    .map(([state, found]) =>
      filled(waiting[state as keyof typeof waiting], { list: listed(found.map((name) => fields[name].label.toLowerCase())) }),
    )
    .join(" ");
}

function stateOf(name: InputName, text: string | undefined) {
  const problem = amountProblem(name, text);
  return isMistake(problem) ? "unclear" : problem === "zero" ? "zero" : "missing";
}
