import type { Database } from "../../database/database.server.ts";
import { OPT_IN_PATH, UNSUBSCRIBE_PATH } from "../../site/private-paths.ts";
import { DAY_MS } from "../../time/durations.ts";
import type { Secrets } from "../../tokens/secrets.server.ts";
import { readToken, signToken } from "../../tokens/signed-token.server.ts";
import { isOpenLink, newLink } from "../../tokens/stored-token.server.ts";
import { OPT_IN_DAYS } from "../subscription.ts";

const PURPOSE = "unsubscribe";

type Signer = { siteUrl: string; secret: string };

/** Creates a link that confirms one subscription. */
export async function issueOptIn(database: Database, subscriberId: string, now: Date, siteUrl: string) {
  const { url, stored } = newLink(siteUrl + OPT_IN_PATH, new Date(now.getTime() + OPT_IN_DAYS * DAY_MS));
  await database
    .insertInto("subscriberLinks")
    .values({ ...stored, subscriberId })
    .execute();
  return url;
}

/** The reader a token confirms, or nothing if the token is unknown or expired. */
export async function readerIdOf(database: Database, token: string, now: Date) {
  const link = await database.selectFrom("subscriberLinks").select("subscriberId").where(isOpenLink(token, now)).executeTakeFirst();
  return link?.subscriberId;
}

/**
 * Signed rather than stored: it has to work for years, in every email ever sent, and we must recognize it even after the address is
 * deleted.
 */
export function unsubscribeUrl(subscriberId: string, { siteUrl, secret }: Signer) {
  return `${siteUrl}${UNSUBSCRIBE_PATH}?token=${signToken(PURPOSE, subscriberId, { secret })}`;
}

/** The reader this token unsubscribes, or nothing if we didn't sign it. */
export function leaverOf(token: string, secrets: Secrets) {
  return readToken(PURPOSE, token, secrets);
}
