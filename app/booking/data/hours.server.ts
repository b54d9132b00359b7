import type { Database } from "../../database/database.server.ts";
import { readWeekHours, type WeekHours } from "../../time/week-hours.ts";
import type { WorkHours } from "../rules/hours.ts";
import { slotsIn } from "../rules/owner-hours.ts";

const NAME = "hours";

/** The owner's hours: set by command, or else by WORK_HOURS. Undefined while both are silent, and the usual times count. */
export async function ownerHours(database: Database, { workHours }: { workHours: WeekHours | undefined }): Promise<WorkHours | undefined> {
  const week = (await readOwnHours(database)) ?? workHours;
  return week && slotsIn(week);
}

const underWay = new WeakMap<Database, ReturnType<typeof queryOwnHours>>();

/** What was set by command. It's read for every calendar, so a change counts at once in every process; those who ask at the same moment share one answer. */
export function readOwnHours(database: Database) {
  const asked = underWay.get(database) ?? queryOwnHours(database).finally(() => underWay.delete(database));
  underWay.set(database, asked);
  return asked;
}

async function queryOwnHours(database: Database): Promise<WeekHours | undefined> {
  const row = await database.selectFrom("ownerSettings").select("value").where("name", "=", NAME).executeTakeFirst();
  return row && readWeekHours(row.value);
}

export async function setOwnHours(database: Database, text: string, now: Date) {
  const row = { value: text, setAt: now.toISOString() };
  await database
    .insertInto("ownerSettings")
    .values({ name: NAME, ...row })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
    .execute();
}

export async function forgetOwnHours(database: Database) {
  await database.deleteFrom("ownerSettings").where("name", "=", NAME).execute();
}
