import { setImmediate } from "node:timers/promises";
import { postsPublishedBetween } from "../../blog/data/posts.server.ts";
import type { PostSummary } from "../../blog/rules/post.ts";
import type { Database } from "../../database/database.server.ts";
import { lockRows } from "../../database/lock-rows.server.ts";
import { queueEmails } from "../../mail/outbox.server.ts";
import type { NowAnd } from "../../time/clock.ts";
import { DAY_MS } from "../../time/durations.ts";
import { digestEmail } from "../mail/newsletter.ts";
import { digestMoment } from "../subscription.ts";
import { unsubscribeUrl } from "./reader-links.server.ts";
import type { NewsletterSettings } from "./subscribe.server.ts";
import type { DigestRow } from "./tables.ts";

/** The first digest has none before it, and launching the site must not email every post it came with. */
const FIRST_PERIOD_MS = 7 * DAY_MS;
/** By then the next digest is close. */
const EXPIRES_AFTER_MS = 6 * DAY_MS;
/** SQLite writes in the process that serves pages, so a visitor waits for one batch at most. */
const READERS_AT_ONCE = 50;

/** Queues Monday's digest when it's due, or continues one that stopped halfway. Returns the number of emails. */
export function queueDueDigest(database: Database, nowAndSettings: NowAnd<NewsletterSettings>, isStopping = () => false) {
  const { now, settings } = nowAndSettings;
  return queueDigest(database, digestMoment(now, settings.timeZone), nowAndSettings, isStopping);
}

/**
 * Emails everyone who was on the list by `until` about the posts since the last digest. With no new posts it sends nothing, and the next
 * digest starts there. Any number of processes may run this at once and any may be killed: each batch and its progress are one transaction.
 */
export async function queueDigest(database: Database, until: Date, nowAndSettings: NowAnd<NewsletterSettings>, isStopping = () => false) {
  const digest = await openDigest(database, until);
  if (!digest || digest.finishedAt) return 0;
  const posts = await postsPublishedBetween(database, new Date(digest.since), new Date(digest.until));
  if (posts.length === 0) await advance(database, digest, { finishedAt: nowAndSettings.now.toISOString() });
  let emails = 0;
  while (posts.length > 0 && !isStopping()) {
    const count = await queueBatch(database, digest.number, posts, nowAndSettings);
    if (count === undefined) break;
    emails += count;
    // SQLite blocks the process while it works; this lets requests in between batches.
    await setImmediate();
  }
  return emails;
}

/** For an operator who doesn't want to wait for Monday. The site itself writes the emails, because it knows its URL and its secret. */
export async function startDigest(database: Database, now: Date) {
  await openDigest(database, now);
}

/** What a digest sent now would have, and how many would get it. Changes nothing. */
export async function previewDigest(database: Database, now: Date) {
  const last = await newestDigest(database);
  const digest = digestAfter(last, now) ?? last;
  if (!digest || ("finishedAt" in digest && digest.finishedAt)) return { posts: 0, readers: 0 };
  const posts = await postsPublishedBetween(database, new Date(digest.since), new Date(digest.until));
  const readers = await database
    .selectFrom("subscribers")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("status", "=", "confirmed")
    .where("confirmedAt", "<=", digest.until)
    .executeTakeFirstOrThrow();
  return { posts: posts.length, readers: Number(readers.count) };
}

/**
 * The newest digest, or a new one if the newest is finished and ends before `until`. If two processes try, one creates it and both continue
 * with it.
 */
async function openDigest(database: Database, until: Date): Promise<DigestRow | undefined> {
  const last = await newestDigest(database);
  const next = digestAfter(last, until);
  if (!next) return last;
  await database
    .insertInto("digests")
    .values({ ...next, queuedTo: null, finishedAt: null })
    .onConflict((conflict) => conflict.column("number").doNothing())
    .execute();
  return newestDigest(database);
}

/** Nothing while the last one is still being sent, or already ends there. */
function digestAfter(last: DigestRow | undefined, until: Date) {
  if (last && (!last.finishedAt || new Date(last.until) >= until)) return undefined;
  const since = last ? new Date(last.until) : new Date(until.getTime() - FIRST_PERIOD_MS);
  return { number: (last?.number ?? 0) + 1, since: since.toISOString(), until: until.toISOString() };
}

function newestDigest(database: Database) {
  return database.selectFrom("digests").selectAll().orderBy("number", "desc").limit(1).executeTakeFirst();
}

/** Queues the next readers, in id order. Returns nothing if another process has finished the digest. */
function queueBatch(database: Database, number: number, posts: PostSummary[], { now, settings }: NowAnd<NewsletterSettings>) {
  return database.transaction().execute(async (transaction) => {
    const digest = await lockDigest(transaction, number);
    if (digest.finishedAt) return undefined;
    const readers = await readersAfter(transaction, digest);
    const emails = readers.map(({ id, email }) => ({
      kind: "digest" as const,
      subscriberId: id,
      digest: number,
      email: digestEmail(posts, email, settings, unsubscribeUrl(id, settings)),
      dueAt: now,
      expiresAt: new Date(now.getTime() + EXPIRES_AFTER_MS),
    }));
    await queueEmails(transaction, emails, settings);
    const queuedTo = readers.at(-1)?.id ?? digest.queuedTo;
    await advance(transaction, digest, { queuedTo, finishedAt: readers.length < READERS_AT_ONCE ? now.toISOString() : null });
    return readers.length;
  });
}

function lockDigest(database: Database, number: number) {
  const digest = database.selectFrom("digests").selectAll().where("number", "=", number);
  return lockRows(database, digest).executeTakeFirstOrThrow();
}

/** Anyone who confirmed later gets the next digest. */
function readersAfter(database: Database, { queuedTo, until }: DigestRow) {
  const readers = database
    .selectFrom("subscribers")
    .select(["id", "email"])
    .where("status", "=", "confirmed")
    .where("confirmedAt", "<=", until);
  return (queuedTo ? readers.where("id", ">", queuedTo) : readers).orderBy("id").limit(READERS_AT_ONCE).execute();
}

async function advance(database: Database, { number }: DigestRow, values: { queuedTo?: string | null; finishedAt: string | null }) {
  await database.updateTable("digests").set(values).where("number", "=", number).execute();
}
