import { isDay } from "../../time/dates.ts";

export const STEP_CHARACTERS = 200;
export const NOTE_CHARACTERS = 1000;

/** What the agency types about a person, as one line without control characters. */
export function readLine(typed: string, most: number): { text: string } | { problem: "too-long" } {
  const text = typed
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return text.length > most ? { problem: "too-long" } : { text };
}

/** A day that a next step can have: today or later. */
export function dayProblem(day: string, today: string) {
  if (!isDay(day)) return "not-a-day";
  return day < today ? "past" : undefined;
}
