import type { Database } from "../../database/database.server.ts";
import { type DraftFields, withDefaults } from "../rules/draft.ts";
import { exportNames } from "../rules/export-names.ts";
import { withFileNames } from "../rules/picture-names.ts";
import type { Post } from "../rules/post.ts";
import { bodyToMarkdown } from "../rules/to-markdown.ts";
import { draftPictures, nameDraftPictures } from "./draft-pictures.server.ts";
import { correctionOf, type DraftEdit, detachDraft, newDraft, type OpenedDraft, readDraft, takeDraft } from "./drafts.server.ts";
import { withPostsLocked } from "./lock.server.ts";
import { deleteUnusedPictures, picturesOf } from "./pictures.server.ts";
import { postBySlug, removePost } from "./stored-posts.server.ts";

/**
 * The draft that corrects a post, with the post's words to begin with. A post has one, whoever opens it. Undefined if there's no such post.
 */
export async function openCorrection(database: Database, slug: string, writing: DraftEdit): Promise<OpenedDraft | undefined> {
  return withPostsLocked(database, async (transaction) => {
    const open = await correctionOf(transaction, slug);
    if (open) return { id: open.id, isNew: false };
    const post = await postBySlug(transaction, slug);
    if (!post) return undefined;
    const named = exportNames(await picturesOf(transaction, slug));
    const fields = fieldsOf(post, new Map(named.map(({ name, picture }) => [picture.hash, name])));
    const id = await newDraft(transaction, fields, writing, { corrects: slug, baseUpdatedAt: post.updatedAt });
    if (!id) return undefined;
    await nameDraftPictures(transaction, id, named);
    return { id, isNew: true };
  });
}

/** Takes a post off the site. If its words are kept, they're a draft again. Returns whether there was one. */
export function takeDown(database: Database, slug: string, { keepsDraft, ...writing }: DraftEdit & { keepsDraft: boolean }) {
  return withPostsLocked(database, async (transaction) => {
    const draft = keepsDraft ? await openCorrection(transaction, slug, writing) : await correctionOf(transaction, slug);
    if (draft && keepsDraft) await detachDraft(transaction, draft.id);
    if (draft && !keepsDraft) await takeDraft(transaction, draft.id);
    return removePost(transaction, slug);
  });
}

/** Somebody's words as a new draft, with the pictures of the draft that they wrote in. Returns its ID. */
export function copyDraft(database: Database, id: string, fields: DraftFields, writing: DraftEdit) {
  return withPostsLocked(database, async (transaction) => {
    const isThere = (await readDraft(transaction, id)) !== undefined;
    const copy = await newDraft(transaction, fields, writing);
    const slug = withDefaults(fields).slug;
    if (copy)
      await nameDraftPictures(transaction, copy, isThere ? await draftPictures(transaction, id) : await postPictures(transaction, slug));
    return copy;
  });
}

/** With its pictures, unless a post shows them. One that was saved after the version that its writer saw stays. */
export function deleteDraft(database: Database, id: string, version: number) {
  return withPostsLocked(database, async (transaction) => {
    const stored = await readDraft(transaction, id);
    if (!stored) return "gone";
    if (stored.version !== version || !(await takeDraft(transaction, id, version))) return "changed";
    await deleteUnusedPictures(transaction);
    return "deleted";
  });
}

/**
 * The pictures of a post by the names that its draft had for them. Of two that were called the same nobody knows which was which, so the
 * writer is asked for them again.
 */
async function postPictures(database: Database, slug: string) {
  const pictures = await picturesOf(database, slug);
  return exportNames(pictures.filter(({ name }) => pictures.filter((other) => other.name === name).length === 1));
}

function fieldsOf({ title, excerpt, category, slug, metaDescription, seoKeywords, featured, content }: Post, names: Map<string, string>) {
  const body = bodyToMarkdown(withFileNames(content, names));
  return { title, excerpt, category, slug, metaDescription, seoKeywords, featured, body } satisfies DraftFields;
}
