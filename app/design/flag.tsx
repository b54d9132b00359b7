import type { ReactNode } from "react";
import { ButtonLink } from "./button-link.tsx";

type Props = {
  href: string;
  note?: string | undefined;
  link?: { href: string; label: string } | undefined;
  className?: string;
  children: ReactNode;
};

/** The button that ends a page, as a flag on a pole. What it stands on says where. */
export function Flag({ href, note, link, className = "", children }: Props) {
  return (
    <div className={`flag ${className}`}>
      <ButtonLink href={href}>{children}</ButtonLink>
      {note && <p className="text-quiet mt-1 pl-4 text-sm">{note}</p>}
      {link && (
        <p className="mt-1 pl-4">
          <a href={link.href} className="tap-link font-semibold">
            {link.label}
          </a>
        </p>
      )}
    </div>
  );
}
