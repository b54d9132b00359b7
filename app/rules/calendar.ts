/** The calendar day of a moment in a time zone, as yyyy-mm-dd. */
export function dayIn(timeZone: string, moment: Date) {
  return new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(moment);
}

/** A calendar day in US long form: 'November 17, 2026'. */
export function longDate(day: string) {
  return new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "long" }).format(new Date(`${day}T00:00:00Z`));
}
