import type { ReactNode } from "react";

type Props = {
  /** What was done, in a sentence. What needs more than one comes as children. */
  said?: ReactNode;
  problem?: string | undefined;
  className?: string;
  children?: ReactNode;
};

/** What came of the last press: what's wrong, or else what was done. */
export function ActionResult({ said, problem, className, children }: Props) {
  return (
    <div role="status" className={className}>
      {problem ? <p className="text-wrong font-semibold">{problem}</p> : said ? <p className="font-semibold">{said}</p> : children}
    </div>
  );
}
