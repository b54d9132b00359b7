import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";

/** Bundled into one file with React: see vite.config.ts. */
export function hydrate(element: HTMLElement, Island: ComponentType, props: object) {
  hydrateRoot(element, <Island {...props} />);
}
