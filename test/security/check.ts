import type { Target } from "./target.ts";

/** `figure` says how much was checked; `problems` lists every vulnerability. */
export type Outcome = { figure: string; problems: string[]; skipped?: true };

export type Check = { name: string; run: (target: Target) => Promise<Outcome> };

/** '84 of 84 as they should be'. */
export function counted(of: number, problems: string[], what = "as they should be"): Outcome {
  return { figure: `${of - problems.length} of ${of} ${what}`, problems };
}
