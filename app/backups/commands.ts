import { sqliteFile } from "../database/database.server.ts";
import { BACKUP_DAYS } from "../privacy/catalog.ts";
import { revoking } from "../privacy/data/revoking.server.ts";
import { readSettings } from "../site/settings.ts";
import { type Command, fileAt, type Given } from "../terminal/command.ts";
import { sayCounts } from "../terminal/say-counts.ts";
import { storeName } from "../terminal/store.ts";
import { formatTable } from "../terminal/table.ts";
import { UsageError } from "../terminal/usage-error.ts";
import { compareBackup, createBackup, restoreBackup } from "./backups.ts";
import type { Contents } from "./contents.ts";
import { keepNewestBackups } from "./last-backup.ts";
import { moveToPostgres, previewMove } from "./move.ts";

export const command: Command = {
  help: `./peakworks backup create [FILE] [--overwrite] [--keep N]    a backup while the site runs, read through after writing. Without FILE into
                                                             DATA_DIR/backups; --keep deletes all but the newest N there. Whatever
                                                             N is, the site deletes what is older than ${BACKUP_DAYS} days there
./peakworks backup restore FILE [--yes]                      shows what would be replaced by what; with --yes does it, also while the
                                                             site runs, and keeps the replaced database: what was stored
                                                             before the exchange is in there
./peakworks backup move --to postgres://… [--yes]            from SQLite to an empty PostgreSQL: shows what would be moved; with --yes does
                                                             it and compares every row. Stop the site before

With DATABASE_URL it needs PostgreSQL's own pg_dump and pg_restore.
Example: ./peakworks backup create --keep 14`,
  actions: {
    create: { words: 1, flags: ["overwrite"], options: ["keep"], run: create },
    restore: { words: 1, flags: ["yes"], run: restore },
    move: { flags: ["yes"], options: ["to"], run: move },
  },
};

const REVOKE_BY_HAND =
  "What else was revoked since the backup isn't known, so revoke it again: passkeys that you removed (/desk/passkeys), readers who unsubscribed (./peakworks subscribers remove), the calendar feed if you renewed it (./peakworks calendar feed --renew), and follow-ups that somebody stopped (./peakworks people replied). Delete again whoever was deleted (./peakworks privacy delete).";

async function create({ settings, words: [name], flags, options, now }: Given) {
  const keep = options.keep === undefined ? undefined : Number(options.keep);
  if (keep !== undefined && (name || !Number.isInteger(keep) || keep < 1))
    throw new UsageError("--keep takes a whole number from 1 on, and goes without a file name: ./peakworks backup create --keep 14");
  console.error(`Store: ${storeName(settings)}`);
  const made = await createBackup(settings, { file: name && fileAt(name), overwrite: flags.overwrite ?? false, now, keep });
  console.log(`${listContents(["", "rows"], made.contents)}\nBacked up to ${made.file} (${made.bytes} bytes, read through and complete).`);
  if (keep) {
    const deleted = keepNewestBackups(settings.dataDir, { made: made.file, keep, now });
    for (const file of deleted) console.error(`Deleted ${file}`);
  }
}

async function restore({ settings, words: [name], flags, now }: Given) {
  if (!name) throw new UsageError("Which file? ./peakworks backup restore FILE");
  const file = fileAt(name);
  console.error(`Store: ${storeName(settings)}`);
  const { inUse, inFile } = await compareBackup(settings, file);
  console.log(listContents(["", "now", "in the file"], inUse, inFile));
  if (typeof inUse === "string") console.log(inUse);
  if (!flags.yes) throw new UsageError("Nothing was changed. To replace what is there now by what is in the file, add --yes.");
  const { replaced, revoked } = await restoreBackup(settings, file, now, revoking);
  console.log(`Restored from ${file}.${replaced ? ` What was there before is kept: ${replaced}` : ""}`);
  console.log(`Everybody is signed out of the desk. ${revoked ? `Revoked again: ${sayCounts(revoked.counts)}.` : REVOKE_BY_HAND}`);
  if (revoked?.missingPeople)
    console.log(
      `Restored, but missing in what was there before: ${sayCounts({ people: revoked.missingPeople })}. Delete them again: ./peakworks privacy delete`,
    );
}

async function move({ settings: { dataDir, databaseUrl }, flags, options, now }: Given) {
  if (databaseUrl) throw new UsageError("DATABASE_URL is set already: a move goes from SQLite in DATA_DIR to PostgreSQL.");
  const to = addressIn(options.to);
  console.error(`Store: ${storeName({ dataDir, databaseUrl })}\nTo: ${storeName({ dataDir, databaseUrl: to })}`);
  const contents = await previewMove({ dataDir, to });
  console.log(listContents(["", "rows to move"], contents));
  if (!flags.yes) throw new UsageError("Nothing was changed. To move all this to PostgreSQL, add --yes.");
  await moveToPostgres({ dataDir, to }, now);
  console.log(
    `Moved, and every row compared. Now set DATABASE_URL to the same address and start the site. ${sqliteFile(dataDir)} is as it was: delete it when all is well.`,
  );
}

function addressIn(to: string | undefined) {
  if (!to) throw new UsageError("Where to? ./peakworks backup move --to postgres://user@host/name, with the password in PGPASSWORD");
  try {
    return readSettings({ DATABASE_URL: to }).databaseUrl ?? "";
  } catch (error) {
    throw new UsageError((error as Error).message.replace("DATABASE_URL", "--to"));
  }
}

/** One line per table, one column per database. A text is why that one can't be read, which isn't the same as having none. */
function listContents(head: string[], ...columns: (Contents | string | undefined)[]) {
  const names = [...new Set(columns.flatMap((column) => Object.keys(typeof column === "object" ? column.rows : {})))].sort();
  const row = (name: string, cellOf: (contents: Contents) => string | number | undefined) => [
    name,
    ...columns.map((column) => (typeof column === "string" ? "can't be read" : String((column && cellOf(column)) ?? "none"))),
  ];
  return formatTable([
    head,
    row("schema", ({ schema }) => schema),
    row("newest booking", ({ newestBooking }) => newestBooking?.toISOString().slice(0, 10)),
    ...names.map((name) => row(name, ({ rows }) => rows[name])),
  ]);
}
