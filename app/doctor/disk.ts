import { accessSync, constants, existsSync } from "node:fs";
import { resolve } from "node:path";
import { freeBytes } from "../database/writable.ts";
import type { Settings } from "../site/settings.ts";
import { type Finding, fail, ok, warn } from "./finding.ts";

const GIGABYTE = 1024 ** 3;

/** Checks the data folder and its disk. */
export function checkDisk(settings: Settings): Finding[] {
  return [folder(settings), ...room(settings)];
}

function folder({ dataDir }: Settings) {
  const path = resolve(dataDir);
  if (!existsSync(path)) return fail("DATA_DIR", `${path} isn't there`, "Set DATA_DIR to the site's data folder, or start the site once.");
  try {
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return ok("DATA_DIR", path);
  } catch {
    return fail("DATA_DIR", `${path} can't be read and written by this user`, "Run this as the site's own user.");
  }
}

function room({ dataDir }: Settings) {
  const bytes = freeBytes(dataDir);
  if (bytes === undefined) return [];
  const free = bytes / GIGABYTE;
  const says = `${free.toFixed(1)} GB free`;
  if (free < 0.2) return [fail("disk", says, "Make room: on a full disk bookings are refused.")];
  return [free < 1 ? warn("disk", says, "Make room before it runs out: on a full disk bookings are refused.") : ok("disk", says)];
}
