import type { ReactNode } from "react";

type Props = { label: string; about?: string; className?: string; children: ReactNode };

/**
 * Detail that a phone folds away behind its label, under a heading that says what it's `about`. Wider screens, print and a link to its
 * section always show it.
 */
export function Fold({ label, about, className = "", children }: Props) {
  return (
    <details className={`phone-fold ${className}`}>
      <summary data-only-opens="" className="no-print">
        {label}
        {about && <span className="sr-only">: {about}</span>}
      </summary>
      {children}
    </details>
  );
}

/** The same under a heading that stands before it: on a phone the whole row is the handle. The row has the class `fold-row`. */
export function RowFold({ label, isOpen, children }: { label: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="phone-fold">
      <summary data-only-opens="" className="no-print">
        <span className="sr-only">{label}</span>
      </summary>
      {children}
    </details>
  );
}
