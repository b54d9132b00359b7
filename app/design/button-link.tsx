import type { ReactNode } from "react";
import { ArrowRight } from "./icons.tsx";

type Props = { href: string; kind?: "action" | "quiet"; className?: string; children: ReactNode };

/** A link that looks like a button. The orange one, with an arrow, is the page's main action. */
export function ButtonLink({ href, kind = "action", className = "", children }: Props) {
  return (
    <a href={href} className={`button button-${kind} ${className}`}>
      {children}
      {kind === "action" && <ArrowRight />}
    </a>
  );
}
