import type { ReactNode } from "react";

type Props = { title: string; href?: string; note: string; children?: ReactNode };

/** A post or draft in a list: what it's called, how it stands, and what can be done about it. */
export function DeskPostRow({ title, href, note, children }: Props) {
  return (
    <li className="border-line flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t py-3">
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
    </li>
  );
}
