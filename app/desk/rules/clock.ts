import { type Hours, WHOLE_DAY } from "../../booking/rules/closings.ts";

/** Minutes since midnight as people say them: '1:30 PM'. */
export function sayMinutes(minutes: number) {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, "0")} ${hour % 24 < 12 ? "AM" : "PM"}`;
}

export function isWholeDay({ start, end }: Hours) {
  return start === WHOLE_DAY.start && end === WHOLE_DAY.end;
}

/** The same as a browser's time field has them. It knows no 24:00. */
export function writeTime(minutes: number) {
  return `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** The end of some hours from a time field, where midnight is the end of the day. Some browsers add seconds. */
export function readEnd(text: string) {
  const time = readStart(text);
  return time === "00:00" ? "24:00" : time;
}

export function readStart(text: string) {
  return text.trim().replace(/^(\d{1,2}:\d{2}):00$/, "$1");
}
