import { STEP_ANSWERS, type StepAnswer } from "../../people/catalog.ts";
import { personPath } from "../rules/paths.ts";
import { DeskForm } from "./desk-form.tsx";

type Props = {
  personId: string;
  who: string;
  /** What's due, by `nameOfDue`: an old page can't finish a step that was set since. */
  about: string;
  words: Record<StepAnswer, string>;
  /** Leads back to Today instead of the person's page. */
  isOnToday?: boolean;
};

/** Done, later or lost: one press each, wherever something due is shown. */
export function StepAnswers({ personId, who, about, words, isOnToday = false }: Props) {
  return (
    <DeskForm action={personPath(personId)} className="flex flex-wrap gap-2">
      <input type="hidden" name="about" value={about} />
      {isOnToday && <input type="hidden" name="back" value="today" />}
      {STEP_ANSWERS.map((answer) => (
        <button key={answer} type="submit" name="do" value={answer} className="button button-quiet button-small">
          <span>
            {words[answer]}
            <span className="sr-only">: {who}</span>
          </span>
        </button>
      ))}
    </DeskForm>
  );
}
