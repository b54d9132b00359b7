import { useEffect, useState } from "react";
import { estimate } from "../../calculator/rules/calculator.ts";
import { type Climb, climbOf } from "../../calculator/rules/climb.ts";
import { altOf, type ClimbWords, climbSheetOf } from "../../calculator/rules/climb-sheet.ts";
import { inputsFrom, isHalved } from "../../calculator/rules/typed-answers.ts";
import { rememberedAnswers } from "../../calculator/ui/memory.ts";
import { OwnClimb } from "../../design/drawings/own-climb.tsx";
import { filled } from "../../text/format.ts";

type ClimbSummaryWords = ClimbWords & { onCall: string };

/** For visitors who come from the calculator: their own sheet of the map, which we go over on the call. It's in this tab alone. */
export function ClimbSummary({ words }: { words: ClimbSummaryWords }) {
  const [climb, setClimb] = useState<Climb>();
  useEffect(() => {
    const answers = rememberedAnswers();
    const inputs = inputsFrom(answers);
    if (estimate(inputs)) setClimb(climbOf(inputs, isHalved(answers)));
  }, []);
  if (!climb) return null;
  const hours = climb.shown;
  return (
    <section className="card-night bg-night mt-10 grid items-center gap-x-6 overflow-clip sm:grid-cols-[1fr_1.1fr]">
      <div className="p-5 sm:p-8">
        <h2 className="text-fog font-semibold">{words.heading}</h2>
        <p className="display text-figure mt-1">{hours}</p>
        <p className="mt-1 font-semibold">{filled(words.unit, { hours })}</p>
        <p className="text-fog mt-4 text-sm">{words.onCall}</p>
      </div>
      <OwnClimb sheet={climbSheetOf(climb, words)} alt={altOf(climb, words)} />
    </section>
  );
}
