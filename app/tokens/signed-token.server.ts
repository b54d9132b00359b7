import { createHmac } from "node:crypto";
import { isSigned, type Secrets } from "./secrets.server.ts";

/**
 * A token for a link in an email that has to work after what it's about has passed or is gone. Signed rather than stored, and only good for
 * its purpose. `subject` has no dot.
 */
export function signToken(purpose: string, subject: string, { secret }: Pick<Secrets, "secret">) {
  return `${subject}.${signatureOf(purpose, subject, secret).toString("base64url")}`;
}

/** What we signed for this purpose, or nothing if we didn't. */
export function readToken(purpose: string, token: string, secrets: Secrets) {
  const [subject = "", signature = ""] = token.split(".");
  const isOurs = isSigned(Buffer.from(signature, "base64url"), (secret) => signatureOf(purpose, subject, secret), secrets);
  return isOurs ? subject : undefined;
}

function signatureOf(purpose: string, subject: string, secret: string) {
  return createHmac("sha256", secret).update(`${purpose} ${subject}`).digest();
}
