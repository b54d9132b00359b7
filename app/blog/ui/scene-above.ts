import type { Scene } from "../../design/drawings/trades.tsx";
import type { Category } from "../catalog/categories.ts";

/** The scene of its trade's week that shows a post's subject, by its address; where several or none do, its address decides. */
export function sceneAbove({ path, category }: { path: string; category: string }): Scene {
  const told = TOLD[category as Category];
  const slug = path.slice(path.lastIndexOf("/") + 1);
  const fitting = SCENES.filter((scene) => told?.[scene].test(slug));
  const choice = fitting.length > 0 ? fitting : SCENES;
  return choice[numberOf(path) % choice.length] ?? "day";
}

export function numberOf(path: string) {
  return [...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
}

export const SCENES: readonly Scene[] = ["dawn", "day", "night"];

/** What each scene shows is in workshop/models/week. */
const TOLD: Partial<Record<Category, Record<Scene, RegExp>>> = {
  Electrical: { night: /apprentice|crew|light/, dawn: /breaker|supply|stock|price/, day: /panel|meter|permit|estimate/ },
  Plumbing: { night: /call|phone|text/, dawn: /supply|van|truck|trip/, day: /quote|invoice|price/ },
  HVAC: { night: /heat|cold|winter/, dawn: /tune-up|agreement|furnace/, day: /log|record|ticket|week/ },
  "General Contracting": { night: /log|look-ahead|inspection/, dawn: /change-order|selection/, day: /insurance|waiver|certificate/ },
};
