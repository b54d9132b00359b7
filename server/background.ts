import type { Logger } from "pino";
import { noteBounce } from "../app/booking/data/bounces.server.ts";
import type { Database } from "../app/database/database.server.ts";
import { deliverDue, type NoteBounce, type Send } from "../app/mail/delivery.server.ts";
import { deleteStrayMailFiles } from "../app/mail/mail-files.ts";
import { isAnyDue } from "../app/mail/outbox.server.ts";
import { noteDigestBounce } from "../app/newsletter/data/digest-bounces.server.ts";
import { deleteDaily } from "../app/privacy/data/daily-deletion.server.ts";
import { type PostWebhook, postDue } from "../app/webhooks/post-due.server.ts";
import { dueTasks, type TaskSettings } from "./due-tasks.ts";
import { createFailureLog } from "./lasting-failures.ts";
import type { Preparation } from "./preparation.ts";

const ROUND_PAUSE_MS = 3_000;
const UNREACHED = "the outbox could not be reached";

type Parts = {
  database: Database;
  send: Send;
  /** Posts events to WEBHOOK_URL; undefined without one. */
  post?: PostWebhook;
  log: Logger;
  now: () => Date;
  preparation: Pick<Preparation, "migrate" | "fill">;
  settings: TaskSettings & { smtpUrl: string | undefined };
};

/**
 * Sends emails and webhooks every few seconds in this process, queues the agenda and the weekly digest and report when they're due, and
 * deletes every night what's too old to keep. If the database was down at startup, all of it waits until its tables are made.
 */
export function startBackgroundWork({ database, send, post, log, now, preparation, settings }: Parts) {
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  const failures = createFailureLog(log);
  let timer: NodeJS.Timeout | undefined;
  let delivering: Promise<void> | undefined;
  let posting: Promise<void> | undefined;
  let filling: Promise<void> | undefined;
  let deleting: Promise<void> | undefined;
  const tasks = dueTasks({ database, log, now, settings, isStopping });
  let round = work();

  async function work() {
    try {
      await preparation.migrate();
      // A database that's away ends the round here, with one line in the log instead of one for every task.
      await isAnyDue(database, "email", now());
      failures.worked(UNREACHED);
      // Not awaited: nothing waits for it.
      filling ??= preparation.fill(isStopping).finally(() => {
        filling = undefined;
      });
      for (const [otherwise, task] of tasks) await attempt(task, otherwise);
      // Not awaited: nothing due by the clock waits for a slow mail server, and no email for a slow receiver.
      delivering ??= attempt(deliverEmails, "emails could not be sent").finally(() => {
        delivering = undefined;
      });
      // Not awaited: no email waits for the whole backup that may be made at night.
      deleting ??= attempt(deleteOld, "old records could not be deleted").finally(() => {
        deleting = undefined;
      });
      posting ??= attempt(postEvents, "webhooks could not be posted").finally(() => {
        posting = undefined;
      });
    } catch (error) {
      failures.failed(error, UNREACHED);
    }
    if (!isStopping()) timer = setTimeout(again, ROUND_PAUSE_MS);
    timer?.unref();
  }

  function deleteOld() {
    return deleteDaily({ database, now: now(), log, settings, signal: stopping.signal });
  }

  async function deliverEmails() {
    const { sent, gone, ...others } = await deliverDue(database, { send, now, isStopping, noteBounce: note });
    // A file written while its person was being deleted came after the deletion's own sweep.
    if (gone) await deleteStrayMailFiles(database, settings.dataDir);
    if (sent || others.waiting || others.dead)
      if (settings.smtpUrl) log.info({ sent, ...others }, "emails sent");
      else log.info({ written: sent, ...others }, "emails written to files, not sent");
  }

  const note: NoteBounce = async (claimed, problem, moment) => {
    const isNoted = await noteBounce(database, claimed, { problem, now: moment, settings });
    if (isNoted && (await noteDigestBounce(database, claimed))) log.info("a newsletter subscription ended: its mailbox is gone");
    return isNoted;
  };

  async function postEvents() {
    if (!post) return;
    const { sent, ...others } = await postDue(database, { send: post, now, isStopping });
    if (sent || others.waiting || others.dead) log.info({ sent, ...others }, "webhooks sent");
  }

  /** One that fails must not keep the others from their turn. */
  async function attempt(task: () => Promise<unknown>, otherwise: string) {
    await task().then(
      () => failures.worked(otherwise),
      (error) => failures.failed(error, otherwise),
    );
  }

  function again() {
    round = work();
  }

  /** Resolves once what is being sent is out. */
  return async function stop() {
    stopping.abort();
    clearTimeout(timer);
    // A round that was under way may still start any of them.
    await round;
    await Promise.all([delivering, posting, filling, deleting]);
  };
}
