/** The minutes since midnight of a time on a 24-hour clock, up to 24:00 and beyond; NaN for anything else. */
export function readMinutes(time: string) {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? [];
  return Number(minute) < 60 ? Number(hour) * 60 + Number(minute) : Number.NaN;
}

/** The other way around: '09:30'. */
export function writeMinutes(minutes: number) {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** As people say them: '1:30 PM'. */
export function sayMinutes(minutes: number) {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, "0")} ${hour % 24 < 12 ? "AM" : "PM"}`;
}
