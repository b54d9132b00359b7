import { weekdayOf } from "../../time/month.ts";
import { SLOT_TIMES, type SlotTime } from "../catalog/slots.ts";

/** The times of each weekday; 0 is Sunday. A weekday without any isn't in it. */
export type WorkHours = Readonly<Partial<Record<number, readonly SlotTime[]>>>;

/** The contract's: every weekday has the same times. */
export const USUAL_HOURS: WorkHours = { 1: SLOT_TIMES, 2: SLOT_TIMES, 3: SLOT_TIMES, 4: SLOT_TIMES, 5: SLOT_TIMES };

/** The times of a day, whether they're free or not. */
export function timesOn(day: string, hours: WorkHours = USUAL_HOURS): readonly SlotTime[] {
  return hours[weekdayOf(day)] ?? [];
}
