import type { ReactNode } from "react";

/** A part of the house on its overview: where it is, how it stands, and maybe a button. */
export function HouseLine({ href, name, text, children }: { href: string; name: string; text: string; children?: ReactNode }) {
  return (
    <li className="border-line flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t py-3">
      <div>
        <a href={href} className="inline-flex min-h-11 items-center font-semibold underline">
          {name}
        </a>
        <p>{text}</p>
      </div>
      {children}
    </li>
  );
}
