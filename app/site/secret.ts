import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "./settings.ts";

/** The settings with their secret: the configured one, or else the one in DATA_DIR, created on the first start. */
export function withSecret(settings: Settings): Settings {
  return settings.secret ? settings : { ...settings, secret: readOrMake(join(settings.dataDir, "secret")) };
}

/** For commands beside the site: they use its secret where they can read it, and make none of their own. */
export function withKnownSecret(settings: Settings): Settings {
  return existsSync(join(settings.dataDir, "secret")) ? withSecret(settings) : settings;
}

function readOrMake(file: string) {
  if (!existsSync(file)) make(file);
  return readFileSync(file, "utf8");
}

// Linked into place when complete, so two first starts at once both read the same secret and never half of one.
function make(file: string) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
}
