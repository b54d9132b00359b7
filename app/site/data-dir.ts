import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { SettingError } from "./setting-values.ts";

/** Creates the folder for everything the site must not lose. */
export function prepareDataDir(path: string) {
  try {
    makeFolder(resolve(path));
    accessSync(path, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new SettingError(`DATA_DIR ${resolve(path)} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}

// Node's own recursive mkdir never returns for a path under /proc.
export function makeFolder(path: string) {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}
