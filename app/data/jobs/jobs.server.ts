import { type Database, isPostgres } from "../database/database.server.ts";

const DAY_MS = 24 * 60 * 60_000;

type Job = { name: string; dueAt: Date; now: Date };

/**
 * Does work that is due once a day, in one process however many there are. The work and the note that it is done are one transaction: whoever
 * is killed meanwhile has done nothing, and another does it. Returns what the work returned, or nothing where there was nothing to do.
 */
export async function onceADay<Result>(database: Database, job: Job, work: (transaction: Database) => Promise<Result>) {
  const doneFor = await lastDone(database, job.name);
  if (doneFor && !isDue(doneFor, job)) return undefined;
  if (!doneFor) await insertJob(database, job.name);
  return database.transaction().execute(async (transaction) => {
    const row = await lockJob(transaction, job.name);
    if (!row || !isDue(new Date(row.doneFor), job)) return undefined;
    const result = await work(transaction);
    await transaction.updateTable("jobs").set({ doneFor: job.dueAt.toISOString() }).where("name", "=", job.name).execute();
    return result;
  });
}

/** The newest moment a job was due at and is done for. */
export async function lastDone(database: Database, name: string) {
  const row = await database.selectFrom("jobs").select("doneFor").where("name", "=", name).executeTakeFirst();
  return row && new Date(row.doneFor);
}

/** Notes work that is done at any time, such as a backup. */
export async function noteDone(database: Database, name: string, now: Date) {
  const row = { name, doneFor: now.toISOString() };
  await database
    .insertInto("jobs")
    .values(row)
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ doneFor: row.doneFor }))
    .execute();
}

/** A moment far ahead was noted by a clock that was wrong, and would hold the work up until then. */
function isDue(doneFor: Date, { dueAt, now }: Job) {
  return doneFor < dueAt || doneFor.getTime() > now.getTime() + DAY_MS;
}

async function insertJob(database: Database, name: string) {
  const row = { name, doneFor: new Date(0).toISOString() };
  await database
    .insertInto("jobs")
    .values(row)
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}

/** Nothing while another process is at it. SQLite's transactions wait for each other anyway. */
function lockJob(database: Database, name: string) {
  const job = database.selectFrom("jobs").select("doneFor").where("name", "=", name);
  return (isPostgres(database) ? job.forUpdate().skipLocked() : job).executeTakeFirst();
}
