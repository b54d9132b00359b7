import { DISMISS_EMAIL_PATH } from "../rules/paths.ts";
import { DeskForm } from "./desk-form.tsx";
import { SureForm } from "./sure-form.tsx";

export type FailedEmailProps = {
  id: string;
  isGivenUp: boolean;
  what: string;
  why: string;
  when: string;
  code: string;
  words: { retry: string; dismiss: { summary: string; text: string; button: string } };
};

/** An email that didn't go: what, to whom, why, and what to do about it. */
export function FailedEmail({ id, isGivenUp, what, why, when, code, words }: FailedEmailProps) {
  return (
    <li className="border-line grid gap-2 border-t py-3">
      <div className="wrap-anywhere">
        <b>{what}</b>
        <p>{why}</p>
        <p className="text-sm">
          {when}
          {code && ` · ${code}`}
        </p>
      </div>
      {isGivenUp && (
        <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
          <DeskForm>
            <button type="submit" name="id" value={id} className="button button-quiet button-small" aria-label={`${words.retry}: ${what}`}>
              {words.retry}
            </button>
          </DeskForm>
          <SureForm action={DISMISS_EMAIL_PATH} fields={{ id }} about={what} words={words.dismiss} />
        </div>
      )}
    </li>
  );
}
