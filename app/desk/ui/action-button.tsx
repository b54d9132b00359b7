import type { ComponentProps } from "react";

/** The button at the end of a form, as wide as its words. */
export function ActionButton(props: ComponentProps<"button">) {
  return <button type="submit" {...props} className="button button-action justify-self-start" />;
}
