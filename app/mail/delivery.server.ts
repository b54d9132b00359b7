import type { Database } from "../database/database.server.ts";
import { HOUR_MS, MINUTE_MS } from "../time/durations.ts";
import type { Email } from "./email.ts";
import { type ClaimedMessage, claimMessage, isAnyDue, markDead, markSent, putBack } from "./outbox.server.ts";
import type { Channel } from "./tables.ts";

/** Sends one email, or throws. */
export type Send = (email: Email, messageId: string) => Promise<void>;

export type Work<Sender> = { send: Sender; now: () => Date; isStopping?: () => boolean; noteBounce?: NoteBounce };

/** Records that a mailbox doesn't exist. Returns false if that isn't the visitor's mistake but ours, such as a misspelled AGENCY_EMAIL. */
export type NoteBounce = (claimed: ClaimedMessage, problem: string, now: Date) => Promise<boolean>;

/** Messages sent at the same time: a server that stalls on one doesn't hold up the others. */
const SENT_AT_ONCE = 4;
const FIRST_PAUSE_MS = MINUTE_MS;
const LONGEST_PAUSE_MS = 4 * HOUR_MS;
const DEAD_AFTER_MS = 48 * HOUR_MS;

/** Sends every email that's due. Returns how many were sent, will be retried, are dead, or were deleted on the way. */
export function deliverDue(database: Database, work: Work<Send>) {
  return deliverChannel(database, "email", { ...work, send: ({ message, messageId }) => work.send(message as Email, messageId) });
}

/** The same for any channel. Each has lanes of its own, so that a slow webhook holds up no email. */
export async function deliverChannel(database: Database, channel: Channel, work: Work<(claimed: ClaimedMessage) => Promise<void>>) {
  const count = { sent: 0, waiting: 0, dead: 0, gone: 0 };
  if (!(await isAnyDue(database, channel, work.now()))) return count;
  const lane = async () => {
    while (!work.isStopping?.()) {
      const claimed = await claimMessage(database, channel, work.now());
      if (!claimed) return;
      count[await deliver(database, claimed, work)]++;
    }
  };
  // All of them, so that nothing is still being sent when a lane's error reaches the caller.
  for (const ended of await Promise.allSettled(Array.from({ length: SENT_AT_ONCE }, lane)))
    if (ended.status === "rejected") throw ended.reason;
  return count;
}

async function deliver(database: Database, claimed: ClaimedMessage, work: Work<(claimed: ClaimedMessage) => Promise<void>>) {
  const { send, now, noteBounce } = work;
  try {
    await send(claimed);
  } catch (error) {
    return fail(database, claimed, error as SendError, now(), noteBounce);
  }
  return (await markSent(database, claimed, now())) ? "sent" : "gone";
}

type SendError = Error & { code?: string; responseCode?: number; response?: string; command?: string };

async function fail(database: Database, claimed: ClaimedMessage, error: SendError, now: Date, noteBounce?: NoteBounce) {
  const problem = [error.code, error.command, error.responseCode].filter(Boolean).join(" ") || error.name;
  const hasTriedLongEnough = now.getTime() - claimed.firstTriedAt.getTime() >= DEAD_AFTER_MS;
  if (isBounce(error) && (await noteBounce?.(claimed, problem, now))) return "dead";
  if (isRefusal(error) || hasTriedLongEnough) {
    await markDead(database, claimed, problem);
    return "dead";
  }
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (claimed.attempts - 1), LONGEST_PAUSE_MS);
  await putBack(database, claimed, new Date(now.getTime() + pause), problem);
  return "waiting";
}

/**
 * The server will never accept this message. A rejected login or sender is our own setting, which somebody will fix. '410 Gone' is how a
 * webhook's receiver says that it wants no more.
 */
function isRefusal({ responseCode = 0, command }: SendError) {
  return (responseCode >= 500 && (command === "RCPT TO" || command === "DATA")) || (responseCode === 410 && command === "POST");
}

/**
 * There's no such mailbox, or it takes no more. The second number of an extended code says so (RFC 3463: 1 is the address, 2 the mailbox);
 * a refusal for another reason, such as a policy against us, is ours to mend.
 */
function isBounce({ responseCode = 0, response = "", command }: SendError) {
  const subject = /\b5\.(\d{1,3})\.\d{1,3}\b/.exec(response)?.[1];
  return responseCode >= 500 && command === "RCPT TO" && (subject === undefined || subject === "1" || subject === "2");
}
