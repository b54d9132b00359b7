import { randomUUID } from "node:crypto";
import type { Database } from "../../database/database.server.ts";
import { type DraftFields, EMPTY_DRAFT, isSameDraft } from "../rules/draft.ts";
import type { Post } from "../rules/post.ts";
import { withPostsLocked } from "./lock.server.ts";
import type { DraftRow } from "./tables.ts";

export type StoredDraft = Omit<DraftRow, "baseUpdatedAt" | "savedAt"> & { baseUpdatedAt: Date | undefined; savedAt: Date };

/** `who` is the email of whoever writes, `page` the open page they write in. */
export type DraftEdit = { who: string; page: string; now: Date };
type CorrectedPost = { corrects: string; baseUpdatedAt: Date };

/** Returns its ID. Undefined if another draft corrects the same post. */
export async function newDraft(database: Database, fields: DraftFields, { who, page, now }: DraftEdit, corrected?: CorrectedPost) {
  const row = await database
    .insertInto("postDrafts")
    .values({
      ...fields,
      id: randomUUID(),
      corrects: corrected?.corrects ?? null,
      baseUpdatedAt: corrected?.baseUpdatedAt.toISOString() ?? null,
      version: 1,
      savedBy: who,
      savedIn: page,
      savedAt: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column("corrects").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export type OpenedDraft = { id: string; isNew: boolean };

/** An empty one. Who has one already that they never wrote in gets that, also if they press twice at once. */
export function startDraft(database: Database, writing: DraftEdit): Promise<OpenedDraft | undefined> {
  return withPostsLocked(database, async (transaction) => {
    const mine = transaction.selectFrom("postDrafts").selectAll().where("savedBy", "=", writing.who).where("version", "=", 1);
    const untouched = (await mine.execute()).map(toDraft).find((draft) => draft.corrects === null && isSameDraft(draft, EMPTY_DRAFT));
    if (untouched) return { id: untouched.id, isNew: false };
    const id = await newDraft(transaction, EMPTY_DRAFT, writing);
    return id ? { id, isNew: true } : undefined;
  });
}

type SaveResult = { kind: "saved"; version: number } | { kind: "conflict"; theirs: StoredDraft } | { kind: "gone" };

/**
 * Saves over the version that the writer had before them, and over no other. A page whose last save went through without its hearing of it
 * may save over that; the page that shows two versions has no name, and saves only over the one that it showed.
 */
export async function saveDraft(
  database: Database,
  { id, version, fields, who, page, now }: DraftEdit & { id: string; version: number; fields: DraftFields },
): Promise<SaveResult> {
  const stored = await readDraft(database, id);
  if (!stored) return { kind: "gone" };
  if (isSameDraft(stored, fields)) return { kind: "saved", version: stored.version };
  const isOurs = stored.version === version || (page !== "" && stored.savedIn === page);
  if (!isOurs) return { kind: "conflict", theirs: stored };
  const next = stored.version + 1;
  const row = await database
    .updateTable("postDrafts")
    .set({ ...fields, version: next, savedBy: who, savedIn: page, savedAt: now.toISOString() })
    .where("id", "=", id)
    .where("version", "=", stored.version)
    .returning("id")
    .executeTakeFirst();
  if (row) return { kind: "saved", version: next };
  const theirs = await readDraft(database, id);
  return theirs ? { kind: "conflict", theirs } : { kind: "gone" };
}

export async function readDraft(database: Database, id: string) {
  const row = await database.selectFrom("postDrafts").selectAll().where("id", "=", id).executeTakeFirst();
  return row && toDraft(row);
}

/** The one that was saved last comes first. */
export async function listDrafts(database: Database) {
  return (await database.selectFrom("postDrafts").selectAll().orderBy("savedAt", "desc").orderBy("id").execute()).map(toDraft);
}

/** The draft that corrects a post. */
export async function correctionOf(database: Database, slug: string) {
  const row = await database.selectFrom("postDrafts").selectAll().where("corrects", "=", slug).executeTakeFirst();
  return row && toDraft(row);
}

/** A new morning is no change that a correction could overwrite, so an open one goes on from it, if it was up to date before. */
export async function keepCorrectionCurrent(database: Database, { slug, updatedAt }: Pick<Post, "slug" | "updatedAt">) {
  await database
    .updateTable("postDrafts")
    .set((row) => ({ baseUpdatedAt: row.selectFrom("blogPosts").select("updatedAt").where("slug", "=", slug) }))
    .where("corrects", "=", slug)
    .where("baseUpdatedAt", "=", updatedAt.toISOString())
    .execute();
}

/** From a correction to a new post: what it corrected isn't on the site any more. */
export async function detachDraft(database: Database, id: string) {
  await database.updateTable("postDrafts").set({ corrects: null, baseUpdatedAt: null }).where("id", "=", id).execute();
}

/** Takes the draft away if it's still the version that was read. Returns whether it did. */
export async function takeDraft(database: Database, id: string, version?: number) {
  const all = database.deleteFrom("postDrafts").where("id", "=", id);
  return (await (version === undefined ? all : all.where("version", "=", version)).returning("id").executeTakeFirst()) !== undefined;
}

function toDraft({ baseUpdatedAt, savedAt, featured, ...row }: DraftRow): StoredDraft {
  return {
    ...row,
    featured: Boolean(featured),
    baseUpdatedAt: baseUpdatedAt ? new Date(baseUpdatedAt) : undefined,
    savedAt: new Date(savedAt),
  };
}
