import { COLORS } from "../../app/design/colors.ts";

/** What every file is set in. Arial is on every machine that opens it, and Letter is what the printer holds. */
export const FONT = "Arial";
export const LETTER = { width: 8.5, height: 11 };

/** Marks what is typed in. */
export const INPUT = "#fff6cc";
/** Marks what is written in by hand: lighter, since it's printed. */
export const WRITE = "#fffbeb";
export const TOTAL = "#ffd9bf";

/** The date of every file, written by hand so that the same tool gives the same bytes every day. Move it on when words or math change. */
export const EDITION = new Date(Date.UTC(2026, 10, 17));
export const FROM_LINE = `From Peakworks, ${EDITION.toLocaleDateString("en-US", { month: "long", year: "numeric", timeZone: "UTC" })}. Yours to change.`;

/** Office files write colors without the number sign. */
export function hex(color: string) {
  return color.replace("#", "").toUpperCase();
}

export const INK = COLORS.ink;
export const STONE = COLORS.stone;
