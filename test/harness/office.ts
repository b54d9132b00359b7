import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
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

/** Converts all files in one run of LibreOffice, with settings of its own. `format` is what --convert-to takes, `reader` what --infilter does. */
export async function convert(files: string[], format: string, folder: string, reader?: string) {
  const program = findOffice();
  if (!program) throw new Error("LibreOffice isn't installed.");
  const options = ["--headless", "--norestore", `-env:UserInstallation=file://${join(folder, "profile")}`, "--convert-to", format];
  if (reader) options.push(`--infilter=${reader}`);
  await promisify(execFile)(program, [...options, "--outdir", folder, ...files]);
}
