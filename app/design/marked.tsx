import type { ReactNode } from "react";

type Props = { as?: "figcaption" | "p"; mark: string; className?: string /** Words, or one element. */; children: ReactNode };

/** That something is an example or a sample, and beside it, in a column of its own, what it shows. */
export function Marked({ as: Tag = "figcaption", mark, className = "", children }: Props) {
  return (
    <Tag className={`flex items-baseline gap-3 text-sm ${className}`}>
      <strong className="badge text-mark shrink-0">{mark}</strong> {children}
    </Tag>
  );
}
