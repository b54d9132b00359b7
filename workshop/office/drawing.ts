import { COLORS } from "../../app/design/colors.ts";
import { INPUT, LETTER, TOTAL, WRITE } from "./paper.ts";

/** A third of a point: a Letter page is 204 by 264. */
const SCALE = 1 / 3;
const POINTS = 72;

/** What is drawn later covers what was drawn before. */
const LAYERS: string[] = [
  COLORS.white,
  WRITE,
  INPUT,
  TOTAL,
  COLORS.night,
  COLORS.ash,
  COLORS.mist,
  COLORS.fog,
  COLORS.stone,
  COLORS.ink,
  COLORS.paper,
  COLORS.hivis,
];

type Area = { left: number; top: number; right: number; bottom: number };

/** A page in miniature: areas, and bars where lines of text are. Measured in points from its top left. */
export class Drawing {
  readonly width: number;
  readonly height: number;
  readonly #areas = new Map<string, Area[]>();
  readonly #words: string[] = [];

  constructor(isLandscape: boolean) {
    const [width, height] = isLandscape ? [LETTER.height, LETTER.width] : [LETTER.width, LETTER.height];
    this.width = width * POINTS;
    this.height = height * POINTS;
    this.area(0, 0, this.width, this.height, COLORS.white);
  }

  /** What would be below the page's bottom margin isn't drawn. */
  area(x: number, y: number, width: number, height: number, color: string) {
    if (y > this.height - 36 && color !== COLORS.white) return;
    const [left, top] = [Math.round(x * SCALE), Math.round(y * SCALE)];
    const right = Math.max(left + 1, Math.round((x + width) * SCALE));
    const bottom = Math.max(top + 1, Math.round(Math.min(y + height, this.height) * SCALE));
    this.#areas.set(color, [...(this.#areas.get(color) ?? []), { left, top, right, bottom }]);
  }

  frame(x: number, y: number, width: number, height: number) {
    this.area(x, y, width, 1, COLORS.mist);
    this.area(x, y + height, width, 1, COLORS.mist);
    this.area(x, y, 1, height, COLORS.mist);
    this.area(x + width, y, 1, height, COLORS.mist);
  }

  /** Lines of text as bars. Returns how tall they are. */
  text(text: string, x: number, y: number, { width, size, color = COLORS.fog }: { width: number; size: number; color?: string }) {
    const full = text.length * size * 0.5;
    const lines = Math.max(1, Math.ceil(full / width));
    for (let i = 0; i < lines; i++) {
      const length = i < lines - 1 ? width * 0.97 : Math.max(size, full - width * (lines - 1));
      this.area(x, y + i * size * 1.25 + size * 0.35, Math.min(length, width), size * 0.45, color);
    }
    return lines * size * 1.25;
  }

  /** Words that can be read, for titles. */
  words(text: string, x: number, y: number, size: number) {
    const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    this.#words.push(`<text x="${Math.round(x * SCALE)}" y="${Math.round((y + size) * SCALE)}">${escaped}</text>`);
  }

  /** As part of the sprite, moved to its place. */
  group(x: number, y: number) {
    const place = (color: string) => LAYERS.indexOf(color);
    // A color that isn't a layer, such as the triage card's, lies under the lines.
    const order = (color: string) => (place(color) < 0 ? 1.5 : place(color));
    const drawn = [...this.#areas]
      .sort(([a], [b]) => order(a) - order(b))
      .map(([color, areas]) => `<path fill="${color}" d="${joined(areas).map(pathOf).join("")}"/>`)
      .join("");
    return `<g transform="translate(${x} ${y})">${drawn}${this.#words.join("")}</g>`;
  }

  get size() {
    return { width: Math.round(this.width * SCALE), height: Math.round(this.height * SCALE) };
  }
}

function pathOf({ left, top, right, bottom }: Area) {
  return `M${left} ${top}h${right - left}v${bottom - top}H${left}z`;
}

/** Areas that touch along a whole side become one: a table's lines are then a few paths instead of four for each cell. */
function joined(areas: Area[]) {
  const rows = joinedAlong(areas, "left", "right", ({ top, bottom }) => `${top} ${bottom}`);
  return joinedAlong(rows, "top", "bottom", ({ left, right }) => `${left} ${right}`);
}

function joinedAlong(areas: Area[], start: "left" | "top", end: "right" | "bottom", lane: (area: Area) => string) {
  return [...Map.groupBy(areas, lane).values()].flatMap((inLane) => {
    const result: Area[] = [];
    for (const area of inLane.toSorted((a, b) => a[start] - b[start])) {
      const last = result.at(-1);
      if (last && area[start] <= last[end]) last[end] = Math.max(last[end], area[end]);
      else result.push({ ...area });
    }
    return result;
  });
}
