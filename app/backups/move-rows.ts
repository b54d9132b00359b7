import type { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import type { Database } from "../database/database.server.ts";
import { BackupProblem } from "./backup-problem.ts";
import { type ColumnType, createTableTally, type TableTally } from "./move-tally.ts";
import { tablesInOrder } from "./postgres-tables.ts";

/** A batch ends with whichever comes first. PostgreSQL takes 65,535 values at once, and pictures are large. */
const BATCH_VALUES = 20_000;
const BATCH_BYTES = 4_000_000;
const FETCH_ROWS = 200;

/** SQLite's search index refers to posts by this number; PostgreSQL has none. */
const ONLY_IN_SQLITE = ["blog_posts.id"];

export type MovedTable = { name: string; columns: ColumnType[] };

type StoredRow = Record<string, unknown>;

/** The tables as the migrations have made them on the other side, those that others refer to first. They must be the same as here. */
export async function tablesToMove(target: Database, names: string[]): Promise<MovedTable[]> {
  const { rows } = await sql<ColumnType & { table: string }>`
    select table_name as table, column_name as name, data_type as type from information_schema.columns
    where table_schema = current_schema() and is_generated = 'NEVER' order by ordinal_position`.execute(target.withoutPlugins());
  const tables = Map.groupBy(rows, ({ table }) => table);
  const odd = [...new Set([...names, ...tables.keys()])].find((name) => !names.includes(name) || !tables.has(name));
  if (odd) throw new BackupProblem(`Only one of the two databases has a table ${odd}, so nothing was changed.`);
  const ordered = await tablesInOrder(target.withoutPlugins(), names);
  return ordered.map((name) => ({ name, columns: tables.get(name) ?? [] }));
}

/** Triggers are off meanwhile, because what they would write is copied too. Returns what was copied, to compare with. */
export async function copyTable(source: DatabaseSync, database: Database, table: MovedTable) {
  const target = database.withoutPlugins();
  checkColumns(source, table);
  await sql`alter table ${sql.table(table.name)} disable trigger user`.execute(target);
  await sql`delete from ${sql.table(table.name)}${table.name === "migrations" ? sql` where name !~ '^\\d{3}-'` : sql``}`.execute(target);
  const tally = createTableTally(table.columns);
  for (const batch of batchesOf(source, table)) {
    for (const row of batch) tally.add(row);
    await insert(target, table, batch);
  }
  await sql`alter table ${sql.table(table.name)} enable trigger user`.execute(target);
  return tally;
}

/** Throws unless the table has exactly the rows that were copied. Returns how many it has in all. */
export async function compareTable(database: Database, table: MovedTable, copied: TableTally) {
  const target = database.withoutPlugins();
  const tally = createTableTally(table.columns);
  for await (const row of rowsIn(target, table)) if (isMoved(table, row)) tally.add(row);
  if (tally.count !== copied.count || tally.sum !== copied.sum)
    throw new BackupProblem(`The rows of ${table.name} are not the same on both sides, so nothing was changed.`);
  const { rows } = await sql<{ count: string }>`select count(*) as count from ${sql.table(table.name)}`.execute(target);
  return Number(rows[0]?.count);
}

/** Which migrations made the tables is each side's own: the files of the two engines differ, and so do their hashes. */
function isMoved({ name }: MovedTable, row: StoredRow) {
  return name !== "migrations" || !/^\d{3}-/.test(String(row.name));
}

function checkColumns(source: DatabaseSync, { name, columns }: MovedTable) {
  const here = (source.prepare("select name from pragma_table_info(?)").all(name) as { name: string }[]).map((column) => column.name);
  const there = columns.map((column) => column.name);
  const isOdd = (column: string) => here.includes(column) !== there.includes(column) && !ONLY_IN_SQLITE.includes(`${name}.${column}`);
  const odd = [...here, ...there].find(isOdd);
  if (odd) throw new BackupProblem(`Only one of the two databases has a column ${name}.${odd}, so nothing was changed.`);
}

function* batchesOf(source: DatabaseSync, table: MovedTable) {
  const { name, columns } = table;
  let [batch, bytes]: [StoredRow[], number] = [[], 0];
  for (const row of source.prepare(`select ${columns.map((column) => `"${column.name}"`).join(", ")} from "${name}"`).iterate()) {
    if (!isMoved(table, row)) continue;
    batch.push(row);
    bytes += Object.values(row).reduce<number>((sum, value) => sum + sizeOf(value), 0);
    if (batch.length * columns.length < BATCH_VALUES && bytes < BATCH_BYTES) continue;
    yield batch;
    [batch, bytes] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

function sizeOf(value: unknown) {
  return typeof value === "string" || value instanceof Uint8Array ? value.length : 8;
}

/** PostgreSQL reads the texts of times, days and JSON by itself. */
async function insert(target: Database, { name, columns }: MovedTable, batch: StoredRow[]) {
  const converted = (row: StoredRow, { name, type }: ColumnType) => {
    const value = row[name];
    if (type === "boolean" && value !== null) return Boolean(value);
    return value instanceof Uint8Array ? Buffer.from(value) : value;
  };
  const rows = sql.join(batch.map((row) => sql`(${sql.join(columns.map((column) => converted(row, column)))})`));
  const names = sql.join(columns.map((column) => sql.ref(column.name)));
  await sql`insert into ${sql.table(name)} (${names}) values ${rows}`.execute(target);
}

/** A few rows at a time, because pictures don't fit into memory all at once. */
async function* rowsIn(target: Database, { name, columns }: MovedTable) {
  const names = sql.join(columns.map((column) => sql.ref(column.name)));
  await sql`declare moved cursor for select ${names} from ${sql.table(name)}`.execute(target);
  for (;;) {
    const { rows } = await sql<StoredRow>`fetch ${sql.lit(FETCH_ROWS)} from moved`.execute(target);
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql`close moved`.execute(target);
}
