import type { ComponentProps } from "react";

/** A small button beside what it's about. Sends its form unless it says otherwise. */
export function QuietButton(props: ComponentProps<"button">) {
  return <button type="submit" {...props} className="button button-quiet button-small" />;
}
