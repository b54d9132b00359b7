import type { ReactNode } from "react";

type Props = {
  label: string;
  /** Tells one from the next for visitors who can't see where it is. */
  of: string;
  /** What it copies, if that isn't the text before it. */
  text?: string;
  className?: string;
  icon?: ReactNode;
};

/** Works through the site's script. Hidden without JavaScript, because it could do nothing. */
export function CopyButton({ label, of, text = "", className = "", icon }: Props) {
  return (
    <button type="button" data-copy={text} className={`button button-quiet button-small needs-script no-print ${className}`}>
      {icon}
      {label} <span className="sr-only">{of}</span>
    </button>
  );
}
