import type { Block } from "../../text/block.ts";

/** A piece of a guide: what articles are made of, and the exhibits that only guides have. */
export type GuideBlock =
  | Block
  | { kind: "steps"; items: { title: string; text: string }[] }
  /** What other companies say in public. Each row says when that was true, and on which page of theirs it stands. */
  | { kind: "facts"; caption: string; rows: SourcedFact[] }
  /** An example that adds up: the last row is the result. */
  | { kind: "math"; caption: string; rows: MathRow[] }
  | { kind: "questions"; isCounted?: true; items: { question: string; answer: string }[] }
  /** Made-up text messages between a customer and a shop. */
  | { kind: "texts"; caption: string; messages: ExampleMessage[] };

type SourcedFact = { about: string; fact: string; asOf: string; source: string };

type MathRow = { label: string; how: string; figure: string };

type ExampleMessage = { from: "customer" | "shop"; time: string; text: string };
