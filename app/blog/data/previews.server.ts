import type { Database } from "../../database/database.server.ts";
import { PREVIEW_PATH } from "../../site/private-paths.ts";
import { HOUR_MS } from "../../time/durations.ts";
import { isOpenLink, newLink } from "../../tokens/stored-token.server.ts";
import type { ParsedPost } from "../rules/file.ts";
import type { Post } from "../rules/post.ts";
import { withPostsLocked } from "./lock.server.ts";
import { deleteUnusedPictures, storePictures, type TakenPicture } from "./pictures.server.ts";

const PREVIEW_HOURS = 24;

type NewPreview = { post: ParsedPost; pictures: TakenPicture[]; siteUrl: string; now: Date };

/** Stores a post for a day where only whoever has the link sees it. */
export function storePreview(database: Database, { post: parsed, pictures, siteUrl, now }: NewPreview) {
  return withPostsLocked(database, async (transaction) => {
    await deleteOldPreviews(transaction, now);
    const endsAt = new Date(now.getTime() + PREVIEW_HOURS * HOUR_MS);
    const { url, stored } = newLink(siteUrl + PREVIEW_PATH, endsAt);
    const post: Post = { ...parsed, publishedAt: parsed.publishedAt ?? now, updatedAt: now };
    await transaction
      .insertInto("postPreviews")
      .values({ ...stored, post: JSON.stringify(post) })
      .execute();
    await storePictures(transaction, pictures, now);
    for (const picture of new Set(pictures.map(({ hash }) => hash)))
      await transaction.insertInto("previewPictures").values({ tokenHash: stored.tokenHash, picture }).execute();
    return { link: url, endsAt };
  });
}

/** The post behind a preview link, or nothing if the link is unknown or has ended. */
export async function findPreview(database: Database, token: string, now: Date) {
  const row = await database.selectFrom("postPreviews").select(["post", "expiresAt"]).where(isOpenLink(token, now)).executeTakeFirst();
  if (!row) return;
  const { publishedAt, updatedAt, ...post } = JSON.parse(row.post);
  const dated: Post = { ...post, publishedAt: new Date(publishedAt), updatedAt: new Date(updatedAt) };
  return { post: dated, endsAt: new Date(row.expiresAt) };
}

/** Also their pictures, and any that nothing shows any more. */
export async function deleteOldPreviews(database: Database, now: Date) {
  await database.deleteFrom("postPreviews").where("expiresAt", "<=", now.toISOString()).execute();
  await deleteUnusedPictures(database);
}
