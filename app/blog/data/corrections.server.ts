import type { Database } from "../../database/database.server.ts";
import type { DraftFields } from "../rules/draft.ts";
import { exportNames } from "../rules/export-names.ts";
import { withFileNames } from "../rules/picture-names.ts";
import type { Post } from "../rules/post.ts";
import { bodyToMarkdown } from "../rules/to-markdown.ts";
import { nameDraftPictures } from "./draft-pictures.server.ts";
import { correctionOf, type DraftEdit, detachDraft, newDraft, takeDraft } from "./drafts.server.ts";
import { withPostsLocked } from "./lock.server.ts";
import { deleteUnusedPictures, picturesOf } from "./pictures.server.ts";
import { postBySlug, removePost } from "./stored-posts.server.ts";

/**
 * The draft that corrects a post, with the post's words to begin with. A post has one, whoever opens it. Undefined if there's no such post.
 */
export async function openCorrection(database: Database, slug: string, writing: DraftEdit) {
  return withPostsLocked(database, async (transaction) => {
    const open = await correctionOf(transaction, slug);
    const post = await postBySlug(transaction, slug);
    if (open || !post) return open?.id;
    const named = exportNames(await picturesOf(transaction, slug));
    const fields = fieldsOf(post, new Map(named.map(({ name, picture }) => [picture.hash, name])));
    const id = await newDraft(transaction, fields, writing, { corrects: slug, baseUpdatedAt: post.updatedAt });
    if (id) await nameDraftPictures(transaction, id, named);
    return id;
  });
}

/** Takes a post off the site. If its words are kept, they're a draft again. Returns whether there was one. */
export function takeDown(database: Database, slug: string, { keepsDraft, ...writing }: DraftEdit & { keepsDraft: boolean }) {
  return withPostsLocked(database, async (transaction) => {
    const draft = keepsDraft ? await openCorrection(transaction, slug, writing) : (await correctionOf(transaction, slug))?.id;
    if (draft && keepsDraft) await detachDraft(transaction, draft);
    if (draft && !keepsDraft) await takeDraft(transaction, draft);
    return removePost(transaction, slug);
  });
}

/** With its pictures, unless a post shows them. Returns whether there was one. */
export function deleteDraft(database: Database, id: string) {
  return withPostsLocked(database, async (transaction) => {
    const isGone = await takeDraft(transaction, id);
    await deleteUnusedPictures(transaction);
    return isGone;
  });
}

function fieldsOf({ title, excerpt, category, slug, metaDescription, seoKeywords, featured, content }: Post, names: Map<string, string>) {
  const body = bodyToMarkdown(withFileNames(content, names));
  return { title, excerpt, category, slug, metaDescription, seoKeywords, featured, body } satisfies DraftFields;
}
