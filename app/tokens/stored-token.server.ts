import { createHash, randomBytes } from "node:crypto";

/** For a link or a cookie that nobody can guess. */
export function newToken() {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a link's token: whoever reads the database can't use the link. */
export function hashOfToken(token: string) {
  return createHash("sha256").update(token).digest("hex");
}
