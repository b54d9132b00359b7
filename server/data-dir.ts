import { accessSync, constants, mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { SettingError } from "../app/site/settings.ts";

/** Makes the folder that holds everything the site must not lose. */
export function prepareDataDir(path: string) {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    accessSync(path, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new SettingError(`DATA_DIR ${resolve(path)} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}
