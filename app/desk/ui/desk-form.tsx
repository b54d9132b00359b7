import type { ComponentProps } from "react";
import { useRouteLoaderData } from "react-router";
import { SHELL } from "../rules/paths.ts";

/** A form of the desk: it carries the session's own token, without which no change is taken. */
export function DeskForm({ children, ...rest }: ComponentProps<"form">) {
  const shell = useRouteLoaderData<{ formToken: string }>(SHELL);
  return (
    <form method="post" {...rest}>
      <input type="hidden" name="form" value={shell?.formToken ?? ""} />
      {children}
    </form>
  );
}
