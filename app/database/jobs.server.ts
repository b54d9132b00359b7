import { isFarAhead } from "../time/durations.ts";
import type { Database } from "./database.server.ts";
import { lockFreeRows } from "./lock-rows.server.ts";

type Job = { name: string; dueAt: Date; now: Date };

/**
 * Runs work once for each time it's due, in exactly one process. The work and the note that it's done are one transaction: if a process is
 * killed halfway, nothing has happened and another one does it. Returns the work's result, or nothing if there was nothing to do.
 */
export function onceWhenDue<Result>(database: Database, job: Job, work: (transaction: Database) => Promise<Result>) {
  return batchWhenDue(database, job, async (transaction) => ({ result: await work(transaction), reached: undefined }));
}

/** `reached` is where a batch ended, or nothing once the work is done. */
type DoneBatch<Result> = { result: Result; reached: string | undefined };

/**
 * The same for a batch of work that would hold up others for too long: it begins where the one before it ended. A batch that fails is begun
 * again, by this process or another one.
 */
export async function batchWhenDue<Result>(
  database: Database,
  job: Job,
  work: (transaction: Database, after: string | undefined) => Promise<DoneBatch<Result>>,
) {
  const done = await lastDone(database, job.name);
  if (done && !isDue(done.doneFor, job)) return undefined;
  if (!done) await insertJob(database, job.name);
  return database.transaction().execute(async (transaction) => {
    const row = await lockJob(transaction, job.name);
    if (!row || !isDue(new Date(row.doneFor), job)) return undefined;
    const { result, reached } = await work(transaction, reachedSoFar(row.detail, job));
    const progress = reached === undefined ? { doneFor: job.dueAt.toISOString() } : { detail: detailOf(reached, job) };
    await transaction.updateTable("jobs").set(progress).where("name", "=", job.name).execute();
    return result;
  });
}

/** Whether the work is still to be done. For work that reads a lot before its transaction, so that nobody waits for that reading. */
export async function isStillDue(database: Database, job: Job) {
  const done = await lastDone(database, job.name);
  return !done || isDue(done.doneFor, job);
}

/** The latest due time the job has been done for, and what it left behind. */
export async function lastDone(database: Database, name: string) {
  const row = await database.selectFrom("jobs").select(["doneFor", "detail"]).where("name", "=", name).executeTakeFirst();
  return row && { doneFor: new Date(row.doneFor), detail: row.detail };
}

/** Records work that isn't tied to a due time, such as a backup. */
export async function noteDone(database: Database, name: string, now: Date, detail = "") {
  const done = { doneFor: now.toISOString(), detail };
  await database
    .insertInto("jobs")
    .values({ name, ...done })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(done))
    .execute();
}

/** A time far in the future would block the work until then. */
function isDue(doneFor: Date, { dueAt, now }: Job) {
  return doneFor < dueAt || isFarAhead(doneFor, now);
}

/** With its time, since what an earlier time has reached says nothing about this one. */
function detailOf(reached: string, { dueAt }: Job) {
  return `${dueAt.toISOString()} ${reached}`;
}

function reachedSoFar(detail: string, job: Job) {
  const start = detailOf("", job);
  return detail.startsWith(start) ? detail.slice(start.length) : undefined;
}

async function insertJob(database: Database, name: string) {
  const row = { name, doneFor: new Date(0).toISOString() };
  await database
    .insertInto("jobs")
    .values(row)
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}

/** Returns nothing while another process does this job. */
function lockJob(database: Database, name: string) {
  const job = database.selectFrom("jobs").select(["doneFor", "detail"]).where("name", "=", name);
  return lockFreeRows(database, job).executeTakeFirst();
}
