import { createHmac } from "node:crypto";

/** What is stored of an IP address or an email address that is only counted: nobody can read it back without the secret. */
export function keyedHash(secret: string, text: string) {
  return createHmac("sha256", secret).update(text).digest("base64url");
}
