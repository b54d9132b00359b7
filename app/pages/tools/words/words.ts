import type { Block } from "../../../text/block.ts";
import type { Trade } from "../../trades/catalog/trades.ts";
import type { ToolPageKey } from "../catalog/tools.ts";
import type { InputOf, MathKey, ResultOf } from "../rules/tool-math.ts";
import type { ToolFile } from "./tools.ts";

/** A tool's own page: 250 to 600 words that stand on no other page, one of its sections a worked example. */
export type ToolWords = {
  /** Where it's linked. */
  name: string;
  /** At most 60 characters, and what somebody who needs it would search for. */
  heading: string;
  lead: string;
  /** The first is in the picture. */
  files: readonly [ToolFile, ...ToolFile[]];
  /** In this page's own order. */
  sections: readonly ToolSection[];
  trades: readonly Trade[];
  /** Tools that are used along with it. */
  related: readonly ToolPageKey[];
  /** Without a heading, the text stands alone. */
  closing: { heading?: string; text: string };
};

export type ToolSection =
  | { kind: "text"; heading: string; blocks: Block[] }
  | { kind: "steps"; heading: string; steps: { title: string; text: string }[] }
  | ToolExample
  | MathSection;

/** The form or the sheet with an example in it. A figure says how it was worked out. */
export type ToolExample = { heading: string; intro: string; note?: string } & (
  | { kind: "slip"; rows: { label: string; how: string; figure: string }[] }
  | { kind: "form"; rows: { label: string; value: string }[] }
  | { kind: "sheet"; caption: string; columns: string[]; rows: string[][] }
);

/**
 * The worksheet itself, small, with the example's numbers in it until somebody types. Every input and every result stands in one of its
 * groups.
 */
type MathSection = { [Key in MathKey]: MathOf<Key> }[MathKey];

type MathOf<Key extends MathKey> = {
  kind: "math";
  math: Key;
  heading: string;
  intro: string;
  groups: { title: string; fields: Partial<Record<InputOf<Key>, string>>; results: Partial<Record<ResultOf<Key>, string>> }[];
  /** What the page is for, shown large. */
  answer: ResultOf<Key>;
  /** In place of a result that can't be worked out. */
  none: string;
  note: string;
};
