import { createHash } from "node:crypto";

const KEY_LIVES_MS = 24 * 60 * 60_000;

/** What is kept of a form's key. The request is part of it: a form that was corrected after a lost answer is another request. */
export function hashOfKey(key: string | undefined, request: object) {
  return key
    ? createHash("sha256")
        .update(JSON.stringify([key, request]))
        .digest("hex")
    : null;
}

/** A key that was used before this moment is free again. */
export function keysEndBefore(now: Date) {
  return new Date(now.getTime() - KEY_LIVES_MS);
}
