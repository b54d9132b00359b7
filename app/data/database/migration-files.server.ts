import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = "db/migrations";

/** `hashes` are the versions of the file that a database may have been made with: the present one, and earlier ones that a later migration mends. */
export type Migration = { name: string; text: string; hash: string; hashes: string[] };

/** The migrations of one engine, in their order. */
export function readMigrations(engine: "sqlite" | "postgres", folder = FOLDER): Migration[] {
  const released = readReleased(folder);
  return readdirSync(folder)
    .filter((file) => file.endsWith(`.${engine}.sql`))
    .sort()
    .map((file) => {
      // A checkout on Windows may have turned the line ends; the migration is still the same.
      const text = readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n");
      const hash = hashOf(text);
      return { name: file.split(".")[0] ?? file, text, hash, hashes: [hash, ...(released[file] ?? [])] };
    });
}

/** By file name, the hash of every version that was ever released, the present one first. */
export function readReleased(folder = FOLDER): Record<string, string[]> {
  const file = join(folder, "hashes.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

export function hashOf(text: string) {
  return createHash("sha256").update(text).digest("hex");
}
