import { createHash, randomBytes } from "node:crypto";
import { expressionBuilder } from "kysely";

/** A link with a new token, and what is stored of it: only the hash, so every email gets its own link. */
export function newLink(page: string, endsAt: Date) {
  const token = newToken();
  return { url: `${page}?token=${token}`, stored: { tokenHash: hashOfToken(token), expiresAt: endsAt.toISOString() } };
}

/** The condition for the row of a link that hasn't ended. */
export function isOpenLink(token: string, now: Date) {
  const { and, eb } = expressionBuilder<{ links: { tokenHash: string; expiresAt: string } }, "links">();
  return and([eb("tokenHash", "=", hashOfToken(token)), eb("expiresAt", ">", now.toISOString())]);
}

/** For a link or a cookie that nobody can guess. */
export function newToken() {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a link's token: whoever reads the database can't use the link. */
export function hashOfToken(token: string) {
  return createHash("sha256").update(token).digest("hex");
}
