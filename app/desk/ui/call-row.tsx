import type { ReactNode } from "react";
import { DeskLink } from "./desk-link.tsx";

export type CallRowProps = { href: string; who: string; when: string; state: string; phone: { text: string; url: string } | undefined };

/** A call in a list: who, when, how it stands, and a number to tap. */
export function CallRow({ href, who, when, state, phone, children }: CallRowProps & { children?: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 wrap-anywhere">
        <a href={href} className="font-semibold underline">
          {who}
        </a>
        <p>
          {when} · {state}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {phone && <DeskLink href={phone.url}>{phone.text}</DeskLink>}
        {children}
      </div>
    </li>
  );
}
