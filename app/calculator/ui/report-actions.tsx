import { Link2, Printer } from "../../design/icons.tsx";
import { copyText } from "../../site/script/copy.ts";
import { climbOf } from "../rules/climb.ts";
import { pictureName } from "../rules/climb-picture.ts";
import { type Answers, inputsFrom, isHalved, REPORT_STEP, writeAddress } from "../rules/typed-answers.ts";

export type ReportActionsWords = { share: { label: string; done: string; text: string; failed: string }; print: string };

/** Share the report as a link, or print it. */
export function ReportActions({ words, answers }: { words: ReportActionsWords; answers: Answers }) {
  const share = () => {
    // The hours alone are outside of the fragment: the link's share picture is drawn from them.
    const { hours } = climbOf(inputsFrom(answers), isHalved(answers));
    const link = `${location.origin}${location.pathname}?climb=${pictureName(hours)}#${writeAddress(REPORT_STEP, answers)}`;
    void copyText(link, { ...words.share, failedText: link });
  };
  return (
    <p className="needs-script no-print flex flex-wrap gap-2">
      <button type="button" className="button button-quiet button-small min-h-12" onClick={share}>
        <Link2 />
        {words.share.label}
      </button>
      <button type="button" className="button button-quiet button-small min-h-12" onClick={() => print()}>
        <Printer />
        {words.print}
      </button>
    </p>
  );
}
