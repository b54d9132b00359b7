import type { Block } from "../../../blog/words/articles.ts";
import { howWeCount } from "./how-we-count.ts";
import { sampleBrief } from "./sample-brief.ts";
import { sampleReport } from "./sample-report.ts";

/** A page that shows one document, made to be printed: two samples of what clients get, and how we count. */
export type Paper = {
  headline: string;
  lead: string;
  /** Only on samples: that the company in it is invented. */
  sample?: string;
  title: string;
  subtitle: string;
  sections: readonly { heading: string; blocks: Block[] }[];
  closing: { heading: string; text: string };
};

export type PaperKey = "sampleBrief" | "sampleReport" | "howWeCount";

export const papers: Record<PaperKey, Paper> = { sampleBrief, sampleReport, howWeCount };
