import { createHash } from "node:crypto";
import type { Database } from "../database/database.server.ts";
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

/** Forgets a key of these forms that has ended, or every such key. */
export async function forgetKeys(database: Database, forms: "bookings" | "leads", now: Date, keyHash?: string) {
  const keys = database.updateTable(forms).set({ idempotencyHash: null }).where("createdAt", "<=", keysEndBefore(now).toISOString());
  await (keyHash ? keys.where("idempotencyHash", "=", keyHash) : keys.where("idempotencyHash", "is not", null)).execute();
}

/** Keys used before this moment may be used again. */
export function keysEndBefore(now: Date) {
  return new Date(now.getTime() - KEY_LIVES_MS);
}
