import { execFile } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

/** The summary joins this name with the reason why it was skipped. */
export const OFFICE_PART = "the exports in LibreOffice";
export const NO_OFFICE = "LibreOffice wasn't found. Install libreoffice-calc.";

/** Where LibreOffice is; undefined if it isn't installed. It's too large to be installed for a test. */
export function findOffice() {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, "soffice"))
    .find((path) => existsSync(path));
}

/** Filled by the first run, which takes twice as long as the next. */
let profile: string | undefined;

/**
 * Converts all files in one run of LibreOffice, with settings of its own. `format` is what --convert-to takes, `reader` what --infilter
 * does.
 */
export async function convert(files: string[], format: string, folder: string, reader?: string) {
  const program = findOffice();
  if (!program) throw new Error("LibreOffice isn't installed.");
  profile ??= mkdtempSync(join(tmpdir(), "peakworks-office-"));
  const options = ["--headless", "--norestore", `-env:UserInstallation=file://${profile}`, "--convert-to", format];
  if (reader) options.push(`--infilter=${reader}`);
  await promisify(execFile)(program, [...options, "--outdir", folder, ...files]);
}
