import type { Email } from "../../mail/email.ts";
import type { Database } from "../database/database.server.ts";
import { type ClaimedEmail, claimEmail, isAnyDue, markDead, markSent, putBack } from "./outbox.server.ts";

/** Sends one email, or throws. */
export type Send = (email: Email, messageId: string) => Promise<void>;

type Work = { send: Send; now: () => Date; isStopping?: () => boolean };

/** Emails sent at the same time: a server that stalls on one doesn't hold up the others. */
const LANES = 4;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 4 * 60 * 60_000;
const DEAD_AFTER_MS = 48 * 60 * 60_000;

/** Sends every email that's due. Returns how many were sent, will be retried, or are dead. */
export async function deliverDue(database: Database, work: Work) {
  const count = { sent: 0, waiting: 0, dead: 0 };
  if (!(await isAnyDue(database, work.now()))) return count;
  const lane = async () => {
    while (!work.isStopping?.()) {
      const claimed = await claimEmail(database, work.now());
      if (!claimed) return;
      count[await deliver(database, claimed, work)]++;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return count;
}

async function deliver(database: Database, claimed: ClaimedEmail, { send, now }: Work) {
  try {
    await send(claimed.email, claimed.messageId);
  } catch (error) {
    return fail(database, claimed, error as SendError, now());
  }
  await markSent(database, claimed, now());
  return "sent";
}

type SendError = Error & { code?: string; responseCode?: number; command?: string };

async function fail(database: Database, claimed: ClaimedEmail, error: SendError, now: Date) {
  const problem = [error.code, error.command, error.responseCode].filter(Boolean).join(" ") || error.name;
  const isOver = now.getTime() - claimed.firstTriedAt.getTime() >= DEAD_AFTER_MS;
  if (isRefusal(error) || isOver) {
    await markDead(database, claimed, problem);
    return "dead";
  }
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (claimed.attempts - 1), LONGEST_PAUSE_MS);
  await putBack(database, claimed, new Date(now.getTime() + pause), problem);
  return "waiting";
}

/** The server will never accept this email. A rejected login or sender is our own setting, which somebody will fix. */
function isRefusal({ responseCode = 0, command }: SendError) {
  return responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
}
