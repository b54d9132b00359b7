import type { Database } from "../../database/database.server.ts";
import { deleteIfAny } from "../../database/delete-if-any.server.ts";
import { lastDone, noteDone } from "../../database/jobs.server.ts";
import type { NowAnd } from "../../time/clock.ts";
import { DAY_MS } from "../../time/durations.ts";
import { keyedHash } from "../../tokens/keyed-hash.server.ts";
import { allSecrets, type Secrets } from "../../tokens/secrets.server.ts";
import { KNOWN_NETWORK_DAYS } from "../catalog.ts";

const KNOWN_MS = KNOWN_NETWORK_DAYS * DAY_MS;

/** Where an address is used. */
type Whereabouts = { email: string; network: string };

/** Notes where somebody signed in, as a keyed hash among the times of other work: a handful of rows needs no table. */
export async function noteNetwork(database: Database, place: Whereabouts, { now, settings }: NowAnd<Secrets>) {
  await sweepNetworks(database, now);
  await noteDone(database, nameOf(hashOf(settings.secret, place)), now);
}

/** Whether somebody with this address signed in from there lately, whichever of our secrets noted it. */
export async function isKnownNetwork(database: Database, place: Whereabouts, { now, settings }: NowAnd<Secrets>) {
  for (const secret of allSecrets(settings)) {
    const noted = await lastDone(database, nameOf(hashOf(secret, place)));
    if (noted && now.getTime() - noted.doneFor.getTime() < KNOWN_MS) return true;
  }
  return false;
}

/** Deletes what no longer counts: every night, too, since perhaps nobody signs in again. */
export async function sweepNetworks(database: Database, now: Date) {
  const before = new Date(now.getTime() - KNOWN_MS).toISOString();
  await deleteIfAny(database, "jobs", ({ and, eb }) => and([eb("name", "like", nameOf("%")), eb("doneFor", "<", before)]));
}

function nameOf(hash: string) {
  return `desk-network ${hash}`;
}

function hashOf(secret: string, { email, network }: Whereabouts) {
  return keyedHash(secret, `desk network ${email.trim().toLowerCase()} ${network}`);
}
