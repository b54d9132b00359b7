import type { Database } from "../../database/database.server.ts";
import type { PictureFormat } from "../../pictures/picture.ts";

type PictureAddress = { hash: string; width: number; format: PictureFormat };

/**
 * One file of a picture, if anybody may see it. `isPublic` says that a published post shows it; a picture of a queued post, a preview or a
 * draft is only for those who were given its address.
 */
export async function findPictureFile(database: Database, { hash, width, format }: PictureAddress, now: Date) {
  const posts = database
    .selectFrom("postPictures")
    .innerJoin("blogPosts", "blogPosts.slug", "postPictures.slug")
    .where("picture", "=", hash);
  const previews = database
    .selectFrom("previewPictures")
    .innerJoin("postPreviews", "postPreviews.tokenHash", "previewPictures.tokenHash")
    .where("picture", "=", hash)
    .where("expiresAt", ">", now.toISOString());
  const drafts = database.selectFrom("draftPictures").where("picture", "=", hash);
  const row = await database
    .selectFrom("pictureFiles")
    .select(({ exists }) => [
      "bytes",
      exists(posts.select("picture").where("publishedDate", "<=", now.toISOString())).as("isPublic"),
      exists(posts.select("picture")).as("isInPost"),
      exists(previews.select("picture")).as("isInPreview"),
      exists(drafts.select("picture")).as("isInDraft"),
    ])
    .where("picture", "=", hash)
    .where("width", "=", width)
    .where("format", "=", format)
    .executeTakeFirst();
  return row && (row.isInPost || row.isInPreview || row.isInDraft) ? { bytes: row.bytes, isPublic: Boolean(row.isPublic) } : undefined;
}

/** The file that a picture is exported as: what gives its hash. */
export async function largestFile(database: Database, { hash, width }: { hash: string; width: number }) {
  const file = database.selectFrom("pictureFiles").select("bytes").where("picture", "=", hash).where("width", "=", width);
  return (await file.where("format", "=", "webp").executeTakeFirstOrThrow()).bytes;
}
