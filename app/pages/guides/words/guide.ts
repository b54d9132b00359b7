import type { GuideBlock } from "../guide-blocks.ts";

/** A page that answers one question people search for. Each has an exhibit of its own and its own order. */
export type Guide = {
  /** What other pages call it. */
  name: string;
  headline: string;
  lead: string;
  /** Its sentence on the index. */
  inside: string;
  /** Publication day, yyyy-mm-dd. */
  published: string;
  /** The day its facts were last checked, yyyy-mm-dd. */
  checked: string;
  opening: GuideBlock[];
  sections: { heading: string; blocks: GuideBlock[] }[];
  /** Without a heading, the text stands alone. */
  closing: { heading?: string; text: string };
};

/** Stands as the date of a fact whose page has none: we had a copy of the page, and it can be older than the day we read it. */
export const UNDATED = "Undated copy, read Nov 2026";
