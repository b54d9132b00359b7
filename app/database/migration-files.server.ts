import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = "app/database/migrations";

/**
 * `hashes` lists every version of the file that a database may have been created with: the current one, and earlier ones that a later
 * migration fixes.
 */
export type Migration = { name: string; text: string; hash: string; hashes: string[] };

/** The migrations for one engine, in order. */
export function readMigrations(engine: "sqlite" | "postgres", folder = FOLDER): Migration[] {
  const released = readReleased(folder);
  return readdirSync(folder)
    .filter((file) => file.endsWith(`.${engine}.sql`))
    .sort()
    .map((file) => {
      // A checkout on Windows may have converted the line endings; it's still the same migration.
      const text = readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n");
      const hash = migrationHash(text);
      return { name: file.split(".")[0] ?? file, text, hash, hashes: [hash, ...(released[file] ?? [])] };
    });
}

/** By file name, the hash of every version ever released, the current one first. */
export function readReleased(folder = FOLDER): Record<string, string[]> {
  const file = join(folder, "hashes.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

export function migrationHash(text: string) {
  return createHash("sha256").update(text).digest("hex");
}
