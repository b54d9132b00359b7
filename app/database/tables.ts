import type { Generated } from "kysely";

/**
 * The tables as queries see them. Every room adds its own here, beside the queries that use them: see `tables.ts` in the rooms. The two
 * engines return timestamps, booleans and JSON differently, so each room converts its own rows.
 */
export interface Tables {
  /** Work that's due by the clock: the latest due time it has been done for, and what it left behind. */
  jobs: { name: string; doneFor: Moment; detail: Generated<string> };
  /** `hash` is the hash of the file that was applied. Databases from before hashes were recorded have none. */
  migrations: { name: string; appliedAt: Moment; hash: string | null };
}

/** Written as an ISO string. SQLite returns it as is, PostgreSQL as a Date; `new Date()` reads both. */
export type Moment = string;
