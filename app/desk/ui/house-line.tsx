import type { ReactNode } from "react";
import { DeskLink } from "./desk-link.tsx";

/** A part of the house on its overview: where it is, how it stands, and maybe a button. */
export function HouseLine({ href, name, text, children }: { href: string; name: string; text: string; children?: ReactNode }) {
  return (
    <li className="border-line flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t py-3">
      <div>
        <DeskLink href={href} className="font-semibold">
          {name}
        </DeskLink>
        <p>{text}</p>
      </div>
      {children}
    </li>
  );
}
