import { STEP_ANSWERS } from "../../people/catalog.ts";
import { personPath } from "../rules/paths.ts";
import { DeskForm } from "../ui/desk-form.tsx";
import { QuietButton } from "../ui/quiet-button.tsx";
import { person } from "../words/people.ts";

type Props = {
  personId: string;
  who: string;
  /** What's due, by `nameOfDue`: an old page can't finish a step that was set since. */
  about: string;
  /** Leads back to Today instead of the person's page. */
  isOnToday?: boolean;
};

/** Done, later or lost: one press each, wherever something due is shown. */
export function StepAnswers({ personId, who, about, isOnToday = false }: Props) {
  return (
    <DeskForm action={personPath(personId)} className="flex flex-wrap gap-2">
      <input type="hidden" name="about" value={about} />
      {isOnToday && <input type="hidden" name="back" value="today" />}
      {STEP_ANSWERS.map((answer) => (
        <QuietButton key={answer} name="do" value={answer}>
          <span>
            {person.answers[answer]}
            <span className="sr-only">: {who}</span>
          </span>
        </QuietButton>
      ))}
    </DeskForm>
  );
}
