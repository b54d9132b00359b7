import { type ReactNode, useEffect } from "react";
import { ButtonLink } from "../../design/button-link.tsx";
import type { lead } from "../words/lead.ts";
import { finishLead } from "./memory.ts";
import { PlanFiles, type PlanFilesWords } from "./plan-files.tsx";

export type ThankYouWords = (typeof lead)["thanks"];

type Props = { words: ThankYouWords; planFiles: PlanFilesWords; contactHref: string; isUnmailed: boolean | undefined; climb: ReactNode };

/** Screen 6. Clears what was typed into the lead form. */
export function ThankYou({ words, planFiles, contactHref, isUnmailed, climb }: Props) {
  useEffect(finishLead, []);
  return (
    <div className="wrap grid gap-x-16 gap-y-10 py-10 md:py-14 lg:grid-cols-[1fr_1.35fr]">
      <div>
        <h1 tabIndex={-1} className="display text-h1 screen-title">
          {words.title}
        </h1>
        <p className="measure mt-4 text-lg">{isUnmailed ? words.unmailed : words.text}</p>
        {!isUnmailed && <p className="text-stone measure mt-3">{words.spam}</p>}
        {climb}
      </div>
      <div className="grid content-start gap-5">
        <div className="card p-6 md:p-9">
          <h2 className="display text-h3">{words.nextHeading}</h2>
          <ol className="mt-4">
            {words.next.map(({ title, text }, i) => (
              <li key={title} className="border-line grid grid-cols-[2.5rem_1fr] items-baseline border-b py-4">
                <span aria-hidden="true" className="display text-h3 text-mark">
                  {i + 1}
                </span>
                <div>
                  <h3 className="text-lg font-bold">{title}</h3>
                  <p className="text-stone">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <ButtonLink href={contactHref} className="mt-7 w-full sm:w-auto">
            {words.button}
          </ButtonLink>
        </div>
        <PlanFiles words={planFiles} />
      </div>
    </div>
  );
}
