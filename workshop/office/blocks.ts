/** What a printed form is made of, from the top down. Both the .docx file and its picture are made from these. */
export type Block =
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string; big?: true; quiet?: true }
  /** Words to say or send as they are. */
  | { kind: "quote"; title?: string; lines: string[]; big?: true }
  /** Labels with a line to write on; two beside each other unless said otherwise. */
  | { kind: "fields"; labels: string[]; columns?: number }
  /** A label, what belongs there, and room for that many lines. */
  | { kind: "box"; label: string; hint?: string; lines: number }
  /** Boxes to check, each with its words. */
  | { kind: "checks"; items: string[]; answer?: true; numbered?: true }
  /** `widths` are shares of the page's width. Empty cells are for writing in. */
  | {
      kind: "table";
      head: string[];
      rows: string[][];
      widths: number[];
      rowHeight?: number;
      fills?: (string | undefined)[];
      example?: number;
    }
  | { kind: "signatures"; labels: string[] }
  | { kind: "rule" }
  | { kind: "break" };

export type BlockOf<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;
