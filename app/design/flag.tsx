import type { ReactNode } from "react";
import { ButtonLink } from "./button-link.tsx";

type Props = { href: string; className?: string; children: ReactNode };

/** The button that ends a page, as a flag on a pole. What it stands on says where. */
export function Flag({ href, className = "", children }: Props) {
  return (
    <div className={`flag ${className}`}>
      <ButtonLink href={href}>{children}</ButtonLink>
    </div>
  );
}
