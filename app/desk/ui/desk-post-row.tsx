import type { ReactNode } from "react";
import { Row } from "./row.tsx";

type Props = { title: string; href?: string; note: string; children?: ReactNode };

/** A post or draft in a list: what it's called, how it stands, and what can be done about it. */
export function DeskPostRow({ title, href, note, children }: Props) {
  return (
    <Row>
      <div className="min-w-0 wrap-anywhere">
        {href ? (
          <a href={href} className="font-semibold underline">
            {title}
          </a>
        ) : (
          <b>{title}</b>
        )}
        <p>{note}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </Row>
  );
}
