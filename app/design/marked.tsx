import type { ReactNode } from "react";

type Props = { as?: "figcaption" | "div"; mark: string; className?: string; children: ReactNode };

/**
 * That something is an example or a sample, and beside it, in a column of its own, what it shows. With large text there's no room beside
 * it.
 */
export function Marked({ as: Tag = "figcaption", mark, className = "", children }: Props) {
  return (
    <Tag className={`flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm ${className}`}>
      <strong className="badge text-mark">{mark}</strong> <div className="grow basis-24 text-pretty">{children}</div>
    </Tag>
  );
}
