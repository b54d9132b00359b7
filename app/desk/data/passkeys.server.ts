import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Database } from "../../database/database.server.ts";
import type { NowAnd } from "../../time/clock.ts";
import { keyedHash } from "../../tokens/keyed-hash.server.ts";
import type { Secrets } from "../../tokens/secrets.server.ts";
import { agencyAddress, type Session } from "../rules/session.ts";
import { newChallenge, takeChallenge } from "./challenges.server.ts";
import { logAct } from "./log.server.ts";
import { ofOwner } from "./of-owner.server.ts";

type PasskeySettings = Secrets & { siteUrl: string; siteName: string; agencyEmails: string[] };

/** Loaded only when needed, since it brings every kind of certificate along. */
const library = () => import("@simplewebauthn/server");

/** EdDSA, ES256 and RS256: what every phone and computer has. The library's own list also asks Node for what it only tries out. */
const ALGORITHMS = [-8, -7, -257];

const SIGN_IN = "desk passkey";
const newFor = (email: string) => `desk new passkey ${email}`;

/** Names no passkey, so the page tells nobody whether there are any. */
export async function signInOptions(nowAndSettings: NowAnd<PasskeySettings>) {
  const { generateAuthenticationOptions } = await library();
  const challenge = newChallenge(SIGN_IN, nowAndSettings);
  return generateAuthenticationOptions({ rpID: hostOf(nowAndSettings), challenge, userVerification: "required" });
}

/** Whose passkey signed, or nothing if it isn't known, was used before, or its owner is no longer in AGENCY_EMAIL. */
export async function readSignIn(database: Database, text: string, nowAndSettings: NowAnd<PasskeySettings>) {
  const { now, settings } = nowAndSettings;
  const response = readJson<AuthenticationResponseJSON>(text);
  const row = response && (await database.selectFrom("deskPasskeys").selectAll().where("id", "=", String(response.id)).executeTakeFirst());
  if (!response || !row || !agencyAddress(row.email, settings.agencyEmails)) return undefined;
  const { id, publicKey, counter } = row;
  const { verifyAuthenticationResponse } = await library();
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(database, SIGN_IN, challenge, nowAndSettings),
    expectedOrigin: settings.siteUrl,
    expectedRPID: hostOf(nowAndSettings),
    credential: { id, publicKey: bytesOf(publicKey), counter },
  }).catch(() => undefined);
  if (!result?.verified) return undefined;
  const used = { counter: result.authenticationInfo.newCounter, usedAt: now.toISOString() };
  await database.updateTable("deskPasskeys").set(used).where("id", "=", id).execute();
  return row.email;
}

export async function newPasskeyOptions(database: Database, { email }: Session, nowAndSettings: NowAnd<PasskeySettings>) {
  const { siteName, secret } = nowAndSettings.settings;
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: siteName,
    rpID: hostOf(nowAndSettings),
    userName: email,
    userID: bytesOf(keyedHash(secret, `desk user ${email}`)),
    challenge: newChallenge(newFor(email), nowAndSettings),
    excludeCredentials: (await passkeysOf(database, email)).map(({ id }) => ({ id })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

export async function addPasskey(
  database: Database,
  { email }: Session,
  text: string,
  name: string,
  nowAndSettings: NowAnd<PasskeySettings>,
) {
  const { now, settings } = nowAndSettings;
  const response = readJson<RegistrationResponseJSON>(text);
  if (!response) return false;
  const { verifyRegistrationResponse } = await library();
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(database, newFor(email), challenge, nowAndSettings),
    expectedOrigin: settings.siteUrl,
    expectedRPID: hostOf(nowAndSettings),
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  if (!result?.verified) return false;
  const { id, publicKey, counter } = result.registrationInfo.credential;
  return database.transaction().execute(async (transaction) => {
    const stored = await transaction
      .insertInto("deskPasskeys")
      .values({
        id,
        email,
        name,
        publicKey: Buffer.from(publicKey).toString("base64url"),
        counter,
        madeAt: now.toISOString(),
        usedAt: null,
      })
      // Somebody else's passkey stays theirs.
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (stored) await logAct(transaction, { who: email, what: "passkey-added" }, now);
    return stored !== undefined;
  });
}

export async function passkeysOf(database: Database, email: string) {
  const rows = await database.selectFrom("deskPasskeys").selectAll().where(ofOwner(email)).orderBy("madeAt").execute();
  return rows.map(({ id, name, madeAt, usedAt }) => ({
    id,
    name,
    madeAt: new Date(madeAt),
    usedAt: usedAt ? new Date(usedAt) : undefined,
  }));
}

export function removePasskey(database: Database, { email }: Session, id: string, now: Date) {
  return database.transaction().execute(async (transaction) => {
    const own = transaction.deleteFrom("deskPasskeys").where("id", "=", id).where(ofOwner(email));
    const gone = await own.returning("id").executeTakeFirst();
    if (gone) await logAct(transaction, { who: email, what: "passkey-removed" }, now);
  });
}

export async function passkeyIds(database: Database) {
  return (await database.selectFrom("deskPasskeys").select("id").execute()).map(({ id }) => id);
}

/** Removes all others, for a restored database, and returns how many. */
export async function dropOtherPasskeys(database: Database, kept: string[]) {
  const others = (await passkeyIds(database)).filter((id) => !kept.includes(id));
  for (const id of others) await database.deleteFrom("deskPasskeys").where("id", "=", id).execute();
  return others.length;
}

function hostOf({ settings }: NowAnd<PasskeySettings>) {
  return new URL(settings.siteUrl).hostname;
}

function bytesOf(text: string) {
  return new Uint8Array(Buffer.from(text, "base64url"));
}

/** What isn't a response at all doesn't get as far as being checked. */
function readJson<Shape extends { id: string }>(text: string): Shape | undefined {
  try {
    const value = JSON.parse(text);
    return typeof value?.id === "string" ? value : undefined;
  } catch {
    return undefined;
  }
}
