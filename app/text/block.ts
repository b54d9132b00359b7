/** A piece of a longer text: an article, a paper, a section of a page. */
export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "checklist"; title: string; items: string[] }
  | { kind: "table"; caption: string; columns: string[]; rows: string[][]; isBeforeAfter?: boolean }
  /** A text to copy: a message, a call script, a prompt. */
  | { kind: "script"; title: string; text: string }
  | { kind: "callout"; text: string };
