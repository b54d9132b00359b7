import type { Block, Link } from "./blocks.ts";

/** An email's content, written once for both its plain and its HTML version. */
export type Body = {
  heading: string;
  /** What an inbox shows after the subject. It adds to the subject and the heading instead of repeating them. */
  preview: string;
  blocks: Block[];
  /** Why this reader got it. */
  reason: string;
  footerLink?: Link;
};
