import type { Migration } from "../database/migration-files.server.ts";
import { type Applied, checkHashes, numbered, SchemaError } from "../database/migrations.server.ts";
import { BackupProblem } from "./backup-problem.ts";

/** What is in a database or a backup. */
export type Contents = {
  /** The name of the newest migration. */
  schema: string;
  rows: Record<string, number>;
  /** When the newest booking was made. */
  newestBooking: Date | undefined;
};

/** Only the live database may be newer than the code: rolling back an upgrade leaves it that way, and it still has to be backed up. */
export type Newer = "allowed" | "refused";

/** The migrations applied in `place`, in order. They must be the first ones the code knows, with no gaps and no changes. */
export function migrationsIn(place: string, applied: Applied[], migrations: Migration[], newer: Newer) {
  const unknown = namingPlace(place, () => checkHashes(applied, migrations));
  if (unknown[0] && newer === "refused")
    throw new BackupProblem(`${place} was made by a newer version of Peakworks, which added ${unknown[0]}: update this one first.`);
  const names = numbered(applied).filter((name) => !unknown.includes(name));
  const first = migrations.slice(0, names.length);
  if (names.length === 0 || first.some(({ name }, i) => name !== names[i])) throw incomplete(place);
  return first;
}

/** The newest migration, which is the schema version. */
export function schemaIn(applied: Applied[]) {
  return numbered(applied).at(-1) ?? "";
}

export function incomplete(place: string, missing?: string) {
  return new BackupProblem(`${place} is not a complete Peakworks database${missing ? `: it has no ${missing}` : ""}.`);
}

function namingPlace<Result>(place: string, check: () => Result) {
  try {
    return check();
  } catch (error) {
    throw error instanceof SchemaError ? new BackupProblem(error.message.replace("The database", place)) : error;
  }
}
