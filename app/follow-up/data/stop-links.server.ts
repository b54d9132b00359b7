import { STOP_PATH } from "../../site/private-paths.ts";
import type { Secrets } from "../../tokens/secrets.server.ts";
import { readToken, signToken } from "../../tokens/signed-token.server.ts";

const PURPOSE = "stop follow-ups";

/** Ends the follow-ups to one person with one POST, for years: mail apps offer it as their own button (RFC 8058). */
export function stopUrl(personId: string, { siteUrl, secret }: { siteUrl: string; secret: string }) {
  return `${siteUrl}${STOP_PATH}?token=${signToken(PURPOSE, personId, { secret })}`;
}

/** Whom a token is about, or nothing if we didn't sign it. */
export function stopperOf(token: string, secrets: Secrets) {
  return readToken(PURPOSE, token, secrets);
}
