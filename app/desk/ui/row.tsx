import type { ReactNode } from "react";

/** An entry of a list: what it's about, and at the other end what can be done. */
export function Row({ children }: { children: ReactNode }) {
  return <li className="border-line flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t py-3">{children}</li>;
}
