import type { Database } from "../../database/database.server.ts";
import { reserveRoom } from "../../forms/email-limit.server.ts";
import { LIMITS, type LimitSettings } from "../../forms/limits.server.ts";
import { blockOf } from "../../forms/network.ts";
import type { MailSettings } from "../../mail/mail-settings.ts";
import { queueEmail } from "../../mail/outbox.server.ts";
import type { NowAnd } from "../../time/clock.ts";
import { hashOfToken, isOpenLink, newLink } from "../../tokens/stored-token.server.ts";
import { signInEmail } from "../mail/emails.ts";
import { ENTER_PATH } from "../rules/paths.ts";
import { agencyAddress, LINK_MS } from "../rules/session.ts";
import { isKnownNetwork } from "./known-networks.server.ts";
import { logAct } from "./log.server.ts";

type LinkSettings = MailSettings & LimitSettings;

/**
 * Who asks: the browser that the link will be bound to, and the network it's in. `isSignedIn` is a browser whose session wants a fresh
 * sign-in; `to` is the page it wants.
 */
type LinkRequest = { browser: string; network: string; isSignedIn: boolean; to: string };

/**
 * Sends a link to whoever is in AGENCY_EMAIL. Everybody else costs exactly the same: a link that opens nothing, and an email that has
 * expired before it could go out. So neither the answer nor its speed tells who is who.
 */
export async function askForLink(database: Database, typed: string, asking: LinkRequest, { now, settings }: NowAnd<LinkSettings>) {
  const known = agencyAddress(typed, settings.agencyEmails);
  const expiresAt = new Date(now.getTime() + LINK_MS);
  await database.transaction().execute(async (transaction) => {
    await sweepLinks(transaction, now);
    const may = await mayAsk(transaction, typed.trim().toLowerCase(), asking, { now, settings });
    const url = await storeLink(transaction, { email: known ?? "", browser: asking.browser, expiresAt, siteUrl: settings.siteUrl });
    const email = signInEmail(known ?? "nobody@desk.invalid", `${url}&to=${asking.to}`, settings);
    await queueEmail(transaction, { kind: "desk-link", email, dueAt: now, expiresAt: known && may ? expiresAt : now }, settings);
  });
}

/**
 * Each network has its own share of what an address may get. Neither a browser that's signed in nor a network that the address signed in
 * from lately is a stranger, so strangers can't use up their share.
 */
async function mayAsk(
  transaction: Database,
  address: string,
  { browser, network, isSignedIn }: LinkRequest,
  nowAndSettings: NowAnd<LimitSettings>,
) {
  const by = (name: string, anHour: number) =>
    reserveRoom(transaction, `desk link ${address} ${name}`, { anHour, aDay: Number.POSITIVE_INFINITY }, nowAndSettings);
  if (isSignedIn) return by(`browser ${browser}`, LIMITS.linksAnHour);
  if (!(await by(`network ${network}`, LIMITS.linksAnHourByNetwork))) return false;
  if (await isKnownNetwork(transaction, { email: address, network }, nowAndSettings)) return by("known networks", LIMITS.linksAnHour);
  const block = blockOf(network);
  if (block && !(await by(`block ${block}`, LIMITS.linksAnHourByBlock))) return false;
  return by("everybody", LIMITS.linksAnHour);
}

/** A link for somebody who is locked out. It works in any browser, since whoever is at the terminal isn't a stranger. */
export function makeLink(database: Database, email: string, { now, settings }: NowAnd<LinkSettings>) {
  const expiresAt = new Date(now.getTime() + LINK_MS);
  return database.transaction().execute(async (transaction) => {
    await logAct(transaction, { who: email, what: "link-made" }, now);
    return storeLink(transaction, { email, browser: undefined, expiresAt, siteUrl: settings.siteUrl });
  });
}

/**
 * Uses a link up and returns whose it is. In another browser than the one that asked it stays as it was: a mail scanner may press buttons
 * too.
 */
export async function takeLink(database: Database, token: string, browser: string | undefined, now: Date) {
  const link = await database
    .deleteFrom("deskLinks")
    .where(isOpenLink(token, now))
    .where("email", "<>", "")
    .where(({ or, eb }) => or([eb("browserHash", "is", null), eb("browserHash", "=", browser ? hashOfToken(browser) : "")]))
    .returning("email")
    .executeTakeFirst();
  return link?.email;
}

type NewLink = { email: string; browser: string | undefined; expiresAt: Date; siteUrl: string };

async function storeLink(database: Database, { email, browser, expiresAt, siteUrl }: NewLink) {
  const { url, stored } = newLink(siteUrl + ENTER_PATH, expiresAt);
  const browserHash = browser === undefined ? null : hashOfToken(browser);
  await database
    .insertInto("deskLinks")
    .values({ ...stored, email, browserHash })
    .execute();
  return url;
}

async function sweepLinks(database: Database, now: Date) {
  await database.deleteFrom("deskLinks").where("expiresAt", "<=", now.toISOString()).execute();
}
