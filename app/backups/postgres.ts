import { sql } from "kysely";
import { type Database, openDatabase } from "../database/database.server.ts";
import { inTransaction } from "../database/in-transaction.server.ts";
import { readMigrations } from "../database/migration-files.server.ts";
import { applyMigrations, lockPostgres } from "../database/migrations.server.ts";
import { BackupProblem, problemWith } from "./backup-problem.ts";
import type { Contents } from "./contents.ts";
import { PLACE, readDump, readLive } from "./postgres-contents.ts";
import { environmentFor, outputOf } from "./postgres-programs.ts";
import { loadRows, moveTables } from "./postgres-tables.ts";
import { type Revoking, revokeAgain } from "./revoking.ts";
import { writeWhole } from "./whole-files.ts";

/** How long to wait for a locked table: slightly less than the limit for a query. */
const LOCK_WITHIN_MS = 4_000;

/** Dumps a snapshot, even while the site is writing, then reads the dump back: it must have every row of that snapshot. */
export function backUpPostgres(databaseUrl: string, file: string): Promise<Contents> {
  return withPostgres(databaseUrl, (database) =>
    inSnapshot(database, (snapshot) => writeWhole(file, (draft) => dump(databaseUrl, draft, snapshot))),
  );
}

export function readLivePostgres(databaseUrl: string) {
  return withPostgres(databaseUrl, (database) => inSnapshot(database, async ({ contents }) => contents));
}

export function readPostgresBackup(databaseUrl: string, file: string) {
  return withPostgres(databaseUrl, async (database) => readDump(file, await schemaInUse(database), "refused"));
}

/**
 * Replaces what is stored with a dump's rows, in one transaction. Our own migrations create the tables in a separate schema, which is
 * filled, migrated to the current version, and only then swapped with the live tables; those are kept in another schema. Any failure before
 * that leaves everything as it was, and a booking made in the meantime is in the kept schema.
 */
export function restorePostgres(databaseUrl: string, file: string, now: Date, revoking?: Revoking) {
  return withPostgres(databaseUrl, async (database) => {
    const archive = await readDump(file, await schemaInUse(database), "refused");
    return database.transaction().execute(async (transaction) => {
      await lockPostgres(transaction);
      const inUse = await schemaInUse(transaction);
      const stamp = now.toISOString().replace(/\D/g, "");
      const [fresh, replaced] = [`peakworks_restoring_${stamp}`, `peakworks_replaced_${stamp}`];
      await sql`create schema ${sql.id(fresh)}`.execute(transaction);
      await sql`set local search_path to ${sql.id(fresh)}`.execute(transaction);
      await applyMigrations(transaction, archive.migrations, now);
      await loadRows(transaction, file, archive);
      await applyMigrations(transaction, readMigrations("postgres"), now);
      await sql`set local search_path to default`.execute(transaction);
      const hasReplaced = await moveTables(transaction, { fresh, inUse, replaced });
      const readReplaced = async <Result>(read: (database: Database) => Promise<Result>) =>
        hasReplaced ? inSchema(transaction, replaced, read) : undefined;
      const revoked = revoking && (await revokeAgain(transaction, revoking, readReplaced, now));
      const after = await readLive(transaction);
      if (!after) throw new BackupProblem("The restored tables cannot be found, so nothing was changed.");
      return { replaced: hasReplaced ? `schema ${replaced}` : undefined, after, revoked };
    });
  });
}

/** Reads another schema. If it isn't as expected, the transaction can go on. */
function inSchema<Result>(transaction: Database, schema: string, read: (database: Database) => Promise<Result>) {
  return inTransaction(transaction, async (part) => {
    await sql`set local search_path to ${sql.id(schema)}`.execute(part);
    const result = await read(part);
    await sql`set local search_path to default`.execute(part);
    return result;
  });
}

type Snapshot = { id: string; schemaName: string; contents: Contents | undefined };

function inSnapshot<Result>(database: Database, work: (snapshot: Snapshot) => Promise<Result>) {
  const transaction = database.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
  return transaction.execute(async (transaction) => {
    await sql`set local lock_timeout = ${sql.lit(LOCK_WITHIN_MS)}`.execute(transaction);
    const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(transaction);
    return work({ id: rows[0]?.id ?? "", schemaName: await schemaInUse(transaction), contents: await readLive(transaction) });
  });
}

async function dump(databaseUrl: string, draft: string, { id, schemaName, contents }: Snapshot) {
  if (!contents) throw new BackupProblem(`${PLACE} has no tables of Peakworks.`);
  const options = ["--format=custom", "--encoding=UTF8", "--no-password", `--lock-wait-timeout=${LOCK_WITHIN_MS}`];
  const values = [...options, `--snapshot=${id}`, `--schema="${schemaName}"`, `--file=${draft}`];
  for await (const _ of outputOf("pg_dump", values, environmentFor(databaseUrl)));
  const copy = await readDump(draft, schemaName, "allowed", "The dump");
  if (copy.schema !== contents.schema || JSON.stringify(copy.rows) !== JSON.stringify(contents.rows))
    throw new BackupProblem("The dump does not have the same rows as the database, so it was thrown away.");
  return contents;
}

async function schemaInUse(database: Database) {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(database);
  if (!rows[0]?.name) throw new BackupProblem(`${PLACE} has no schema in its search path.`);
  return rows[0].name;
}

async function withPostgres<Result>(databaseUrl: string, work: (database: Database) => Promise<Result>) {
  const database = openDatabase({ dataDir: "", databaseUrl });
  try {
    return await work(database);
  } catch (error) {
    throw problemWith(PLACE, error);
  } finally {
    await database.destroy();
  }
}
