/**
 * The drawn figure of a post: what it shows, as data. Sizes come from the printed texts wherever those hold a number. The rest is typed,
 * and test/blog/figures.test.ts holds it against the texts beside it.
 */
export type Figure = {
  title: string;
  caption: string;
  /** The section it follows, counted by second-level headings. Usually the second. */
  section?: number;
} & FigureDrawing;

/** The parts of one kind of drawing, which its component gets. */
export type DrawingOf<Kind extends FigureDrawing["kind"]> = Omit<Extract<FigureDrawing, { kind: Kind }>, "kind">;

export type FigureDrawing =
  | { kind: "bars"; bars: Bar[]; limit?: FigurePart }
  | { kind: "timeline"; stops: Stop[]; every?: number }
  | { kind: "sheet"; heading: string; lines: { text: string; note: string; key?: true }[] }
  | { kind: "tree"; yes: string; no: string; steps: { ask: string; verdict: string; key?: true }[]; otherwise: string }
  | { kind: "lanes"; lanes: { label: string; items: string[]; note?: string; key?: true }[] }
  | { kind: "board"; columns: string[]; rows: { label: string; from: string; to?: string; key?: true }[] }
  | { kind: "profile"; alt: string; profile: Profile; marks: { at: number; text: string; key?: true }[] }
  | { kind: "dials"; dials: Dial[] }
  | { kind: "tally"; columns: number; each?: number; groups: FigureGroup[] }
  | { kind: "heater"; alt: string; facts: string[] };

export type FigureTone = "solid" | "hachure" | "plain" | "accent";

/** A length with its label. `size` only where the text has no number to draw. */
export type FigurePart = { label: string; text: string; size?: number };
export type Bar = { label: string; text: string; parts: (FigurePart & { tone: FigureTone })[]; note?: string };
/** As many marks as its text says. `size` only where the text has no such number. */
export type FigureGroup = { text: string; tone: FigureTone; note?: string; size?: number };
/** `at` is the place on the scale above the list: minutes, days or years. */
export type Stop = { when: string; what: string; at?: number; key?: true };
export type Dial = {
  label: string;
  from: number;
  to: number;
  /** The allowed range: its two limits, or only the upper one. */
  goodText: string;
  readings: { text: string; key?: true }[];
};
type Profile = {
  width: number;
  height: number;
  /** Lines as points of the drawing's own scale, y down. A dashed pipe wasn't measured. */
  lines: { points: [number, number][]; pipe?: true; dashed?: true }[];
  /** Shaded by ticks. */
  shaded: [number, number][];
  /** Where the thing to look at is. */
  key?: [number, number][];
};

/** The first number in a text: 1160 of '$1,160'. */
export function numberIn(text: string) {
  return Number(printedNumbers(text)[0]?.replaceAll(",", "") ?? Number.NaN);
}

/** The numbers in a text as they're printed: '1,160' and '0.50'. */
export function printedNumbers(text: string): string[] {
  return text.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
}

export function sizeOf({ size, text }: { size?: number; text: string }) {
  return size ?? numberIn(text);
}
