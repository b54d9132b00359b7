import type { Moment } from "./tables.ts";

/** What is stored of something with dates. */
export type Stored<Thing> = { [Name in keyof Thing]: Date extends Thing[Name] ? Exclude<Thing[Name], Date> | Moment : Thing[Name] };

type WithDates<Row, Name> = { [Each in keyof Row]: Each extends Name ? Exclude<Row[Each], Moment> | Date : Row[Each] };

/** The row with these columns as dates. The compiler reports a column that was forgotten, because it's still text. */
export function readMoments<Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]) {
  const dates = names.map((name) => [name, row[name] === null ? null : new Date(row[name] as Moment)]);
  return { ...row, ...Object.fromEntries(dates) } as WithDates<Row, Name>;
}
