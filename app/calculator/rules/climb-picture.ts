import { filled } from "../../text/format.ts";
import { climbAt } from "./climb.ts";
import { altOf, type ClimbWords, climbSheetOf } from "./climb-sheet.ts";

/** From here on whole hours: strangers can ask for any picture, and each is drawn and stored. */
const MOST_HOURS_IN_TENTHS = 100;
const MOST_HOURS = 500;

/** The hours in the name of a picture: '13.1' of '13.1.png'. Undefined if no report could have led to it. */
export function picturedHours(text: string | undefined | null) {
  const hours = text && /^\d{1,3}(\.\d)?$/.test(text) ? Number(text) : Number.NaN;
  return hours <= MOST_HOURS && pictureName(hours) === text ? hours : undefined;
}

/** What a link's address and its picture's say of the report: the hours, and nothing else of it. */
export function pictureName(hours: number) {
  return String(hours < MOST_HOURS_IN_TENTHS ? Math.round(hours * 10) / 10 : Math.min(MOST_HOURS, Math.round(hours)));
}

/** The picture's words and drawing. */
export function climbPicture(hours: number, words: ClimbWords, { isInEmail = false } = {}) {
  const climb = climbAt(hours);
  const figures = { hours: climb.shown };
  const unit = filled(words.unit, figures);
  return {
    value: climb.shown,
    unit,
    title: `${climb.shown} ${unit}`,
    alt: altOf(climb, words),
    climb: { heading: words.heading, sheet: climbSheetOf(climb, words, { hoursBeside: true }), ...(isInEmail && { isInEmail }) },
  };
}
