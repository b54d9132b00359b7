import { rmSync } from "node:fs";
import { join } from "node:path";

/** Where letters become files, what is forgotten in the database is forgotten there too. */
export function deleteLetterFiles(dataDir: string, letterIds: string[]) {
  for (const id of letterIds) rmSync(join(dataDir, "mail", `${id}.eml`), { force: true });
}
