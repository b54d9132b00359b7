import { isDay } from "../../time/dates.ts";

export const STEP_CHARACTERS = 200;
export const NOTE_CHARACTERS = 1000;

/** A day that a next step can have: today or later. */
export function dayProblem(day: string, today: string) {
  if (!isDay(day)) return "not-a-day";
  return day < today ? "past" : undefined;
}
