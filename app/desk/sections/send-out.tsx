import { Field } from "../../design/field.tsx";
import { ActionButton } from "../ui/action-button.tsx";
import { type Option, Options } from "../ui/options.tsx";
import { draft } from "../words/draft.ts";

type Props = { isCorrection: boolean; isOverAsked: boolean; mornings: Option[] };

const { publish, queue } = draft;

/** How a post goes out. A correction goes out at once and keeps its date. */
export function SendOut({ isCorrection, isOverAsked, mornings }: Props) {
  return (
    <div className="grid gap-4">
      <ActionButton name="do" value="publish">
        {isCorrection ? publish.correction : publish.now}
      </ActionButton>
      {isOverAsked && (
        <button type="submit" name="do" value="publish-over" className="button button-quiet justify-self-start">
          {publish.over}
        </button>
      )}
      {!isCorrection && (
        <div className="flex flex-wrap items-end gap-3">
          <Field as="select" name="day" label={queue.label}>
            <Options options={mornings} />
          </Field>
          <button type="submit" name="do" value="queue" className="button button-quiet">
            {queue.button}
          </button>
        </div>
      )}
    </div>
  );
}
