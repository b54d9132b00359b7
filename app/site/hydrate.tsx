import { type ComponentType, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** Built into one file with React: see vite.config.ts. In a transition React works in short pieces, so a press meanwhile doesn't wait. */
export function hydrate(element: HTMLElement, Island: ComponentType, props: object) {
  startTransition(() => {
    hydrateRoot(element, <Island {...props} />);
  });
}
