import { createHash } from "node:crypto";

/** What is stored of a link's token: whoever reads the database can't use the link. */
export function hashOfToken(token: string) {
  return createHash("sha256").update(token).digest("hex");
}
