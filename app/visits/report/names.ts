import { ASSISTANT_SOURCE } from "../../assistants/catalog/assistants.ts";
import type { Ranked, SourceResult } from "../rules/report.ts";
import { report as words } from "../words.ts";

/** Where visitors came from, in words where we have some. */
export function named(row: Ranked) {
  return { ...row, name: words.sources[row.name] ?? row.name };
}

export function assistantNamed(row: Ranked) {
  return { ...row, name: words.sources[ASSISTANT_SOURCE + row.name] ?? row.name };
}

export function wayName({ name }: SourceResult) {
  return name ? (words.sources[name] ?? name) : words.unknownSource;
}
