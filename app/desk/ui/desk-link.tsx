import type { ComponentProps } from "react";

/** A link as tall as a thumb needs it. */
export function DeskLink({ className, children, ...rest }: ComponentProps<"a">) {
  return (
    <a {...rest} className={`inline-flex min-h-11 items-center underline${className ? ` ${className}` : ""}`}>
      {children}
    </a>
  );
}
