import type { ComponentType } from "react";

/** `app/islands.ts` has what each of them loads. */
export type IslandName = "booking" | "move" | "calculator";

type Props<Given extends object> = { name: IslandName; of: ComponentType<Given>; props: Given };

/**
 * A part of the page that React takes over in the browser, with its props beside it as JSON, which never runs and so isn't in the content
 * security policy. No component in an island may call `useId`: the browser renders the island on its own and would count differently.
 */
export function Island<Given extends object>({ name, of: Component, props }: Props<Given>) {
  // A '<' could end the element early.
  const json = JSON.stringify(props).replaceAll("<", "\\u003c");
  return (
    <>
      <div data-island={name}>
        <Component {...props} />
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every '<' escaped */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  );
}
