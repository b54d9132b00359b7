import { WHOLE_DAY } from "../../booking/rules/closings.ts";
import { writeMinutes } from "../../time/time-of-day.ts";

/** Minutes since midnight as a browser's time field has them. It knows no 24:00. */
export function writeTime(minutes: number) {
  return writeMinutes(minutes % WHOLE_DAY.end);
}

/** The end of some hours from a time field, where midnight is the end of the day. Some browsers add seconds. */
export function readEnd(text: string) {
  const time = readStart(text);
  return time === "00:00" ? "24:00" : time;
}

export function readStart(text: string) {
  return text.trim().replace(/^(\d{1,2}:\d{2}):00$/, "$1");
}
