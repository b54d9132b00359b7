import type { PaperKey } from "../catalog.ts";
import { howWeCount } from "./how-we-count.ts";
import type { Paper } from "./paper.ts";
import { sampleBrief } from "./sample-brief.ts";
import { sampleReport } from "./sample-report.ts";

export function paperOf(key: PaperKey, showRating: boolean): Paper {
  return key === "howWeCount" ? howWeCount(showRating) : { sampleBrief, sampleReport }[key];
}
