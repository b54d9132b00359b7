import { createHash } from "node:crypto";
import { DAY_MS } from "../time/durations.ts";

const KEY_LIVES_MS = DAY_MS;

/** What we store of a form's key. It includes the request, so that a form corrected after a lost response counts as a new request. */
export function hashOfKey(key: string | undefined, request: object) {
  return key
    ? createHash("sha256")
        .update(JSON.stringify([key, request]))
        .digest("hex")
    : null;
}

/** Keys used before this moment may be used again. */
export function keysEndBefore(now: Date) {
  return new Date(now.getTime() - KEY_LIVES_MS);
}
