import type { ComponentType } from "react";
import type { IslandName } from "./site/island-place.tsx";
import { repeatEarlyPress } from "./site/script/early-press.ts";
import { whenPainted } from "./site/script/first-paint.ts";

const islands = {
  booking: () => import("./booking/islands/booking-and-move.ts").then(({ Booking }) => Booking),
  move: () => import("./booking/islands/booking-and-move.ts").then(({ Move }) => Move),
  calculator: () => import("./calculator/island.tsx").then(({ Calculator }) => Calculator),
} satisfies Record<IslandName, unknown>;

/**
 * Hands the page's island over to React, but only after the first paint: earlier, its scripts would compete with what the visitor sees
 * first.
 */
export function startIslands() {
  const element = document.querySelector<HTMLElement>("[data-island]");
  if (!element) return;
  const stopWatching = repeatEarlyPress();
  whenPainted(() => void start(element, stopWatching));
}

/** Loads React and the island together, since neither is useful alone. The props are beside the element: see site/island-place.tsx. */
async function start(element: HTMLElement, beforeHydration: () => void) {
  const name = element.dataset.island as IslandName;
  const [{ hydrate }, Island] = await Promise.all([import("./site/hydrate.tsx"), islands[name]()]);
  // In a task of its own, apart from what runs the scripts.
  await new Promise((next) => setTimeout(next));
  beforeHydration();
  hydrate(element, Island as ComponentType, JSON.parse(element.nextElementSibling?.textContent ?? ""));
}
