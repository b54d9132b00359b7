import { createHash } from "node:crypto";

const KEY_LIVES_MS = 24 * 60 * 60_000;

/** What is kept of a form's key: enough to know it again. */
export function hashOfKey(key: string | undefined) {
  return key ? createHash("sha256").update(key).digest("hex") : null;
}

/** A key that was used before this moment is free again. */
export function keysEndBefore(now: Date) {
  return new Date(now.getTime() - KEY_LIVES_MS);
}
