import { MONTHS, WEEKDAYS } from "./dates.ts";
import { weekdayOf } from "./month.ts";

/** 'Tue, Nov 17'. */
export function shortDay(day: string) {
  return `${WEEKDAYS[weekdayOf(day)]?.slice(0, 3)}, ${MONTHS[Number(day.slice(5, 7)) - 1]?.slice(0, 3)} ${Number(day.slice(8))}`;
}
