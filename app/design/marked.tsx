import type { ReactNode } from "react";

/** That something is an example or a sample, and beside it, in a column of its own, what it shows. */
export function Marked({ mark, children }: { mark: string; children: ReactNode }) {
  return (
    <span className="flex items-baseline gap-3">
      <strong className="badge text-mark shrink-0">{mark}</strong> <span>{children}</span>
    </span>
  );
}
