import type { ReactNode } from "react";
import { ButtonLink } from "./button-link.tsx";

type Props = { href: string; note?: string | undefined; className?: string; children: ReactNode };

/** The button that ends a page, as a flag on a pole. What it stands on says where. */
export function Flag({ href, note, className = "", children }: Props) {
  return (
    <div className={`flag ${className}`}>
      <ButtonLink href={href}>{children}</ButtonLink>
      {note && <p className="text-quiet mt-1 pl-4 text-sm">{note}</p>}
    </div>
  );
}
