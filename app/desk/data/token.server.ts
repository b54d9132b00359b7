import { createHash, randomBytes } from "node:crypto";

export function newToken() {
  return randomBytes(32).toString("base64url");
}

/** What every form of a session carries. It comes from the session's token, which other sites can't read, and tells nothing about it. */
export function formTokenOf(token: string) {
  return createHash("sha256").update(`desk form ${token}`).digest("base64url");
}
