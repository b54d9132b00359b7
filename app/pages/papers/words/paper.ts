import type { Block } from "../../../text/block.ts";

/** A page that shows one document, made to be printed: two samples of what clients get, and how we count. */
export type Paper = {
  headline: string;
  lead: string;
  /** Only on samples: that the company in it is invented. */
  sample?: string;
  /** The count of the guarantee, drawn. */
  count?: {
    heading: string;
    text: string;
    caption: string;
    before: { label: string; hours: number };
    after: { label: string; hours: number }[];
    /** The weeks that aren't over. */
    ahead: { labels: string[]; note: string };
    /** What's guaranteed to be less. */
    guarantee: { label: string; hours: number };
    saved: string;
    hours: (count: number) => string;
  };
  title: string;
  subtitle: string;
  sections: readonly PaperSection[];
  closing: { heading: string; text: string };
};

export type PaperSection = {
  heading: string;
  blocks: Block[];
  /** What opens long tables on a phone. */
  folded?: { label: string; blocks: Block[] };
};
