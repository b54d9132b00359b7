import type { ReactNode } from "react";
import { ArrowRight } from "../../../design/icons.tsx";
import type { ProofWords } from "../words/proofs.ts";

type Props = {
  words: ProofWords;
  /** That it's a sample. */
  mark: string;
  href: string;
  name: ReactNode;
};

/** A paper in small, with its own figures. All of it leads to the paper. */
export function ProofPaper({ words: { kind, bars, result }, mark, href, name }: Props) {
  const full = Math.max(...bars.map(({ hours }) => hours));
  return (
    <div className="proof-paper group">
      <p className="text-stone flex flex-wrap items-center justify-between gap-2 text-sm font-semibold">
        {kind} <span className="badge text-mark">{mark}</span>
      </p>
      <dl>
        {bars.map(({ label, hours, text, isWon }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
            <svg aria-hidden="true" focusable="false" className={isWon ? "proof-won" : undefined}>
              <rect width={`${(hours / full) * 100}%`} height="100%" />
            </svg>
          </div>
        ))}
      </dl>
      <p className="text-sm">
        <b data-own-line="" className="display text-h3 block">
          {result.figure}
        </b>{" "}
        {result.says}
      </p>
      <p className="proof-link">
        <a href={href} className="stretched">
          {name}
        </a>
        <ArrowRight className="size-5 flex-none transition-transform group-hover:translate-x-1" />
      </p>
    </div>
  );
}
