import type { Database } from "../../database/database.server.ts";
import type { Picture, PictureFile } from "../../pictures/picture.ts";

/** `files` is missing for one that's stored already. */
export type TakenPicture = Picture & { files?: PictureFile[] };

const COLUMNS = ["hash", "sourceHash", "name", "width", "height"] as const;

/** The stored pictures that were made from one of these files, or that one of these files was exported from. By the file's hash. */
export async function knownPictures(database: Database, fileHashes: string[]) {
  if (fileHashes.length === 0) return new Map<string, Picture>();
  const rows = await database
    .selectFrom("pictures")
    .select(COLUMNS)
    .where(({ or, eb }) => or([eb("sourceHash", "in", fileHashes), eb("hash", "in", fileHashes)]))
    .execute();
  return new Map(rows.flatMap((row) => [[row.sourceHash, row] as const, [row.hash, row] as const]));
}

/** Stores those that aren't stored yet. Runs in the transaction that refers to them, under the posts' lock. */
export async function storePictures(database: Database, pictures: TakenPicture[], now: Date) {
  for (const { files, ...picture } of pictures) {
    const stored = await database.selectFrom("pictures").select("hash").where("hash", "=", picture.hash).executeTakeFirst();
    if (stored) continue;
    if (!files) throw new Error(`The picture ${picture.name} was removed meanwhile. Nothing was stored: try again.`);
    await database
      .insertInto("pictures")
      .values({ ...picture, storedAt: now.toISOString() })
      .execute();
    // One at a time: a statement with megabytes in it could take longer than a statement may.
    for (const file of files)
      await database
        .insertInto("pictureFiles")
        .values({ picture: picture.hash, ...file })
        .execute();
  }
}

/** These, and no others, are the pictures of the post. */
export async function setPostPictures(database: Database, slug: string, pictures: Picture[]) {
  await database.deleteFrom("postPictures").where("slug", "=", slug).execute();
  const hashes = [...new Set(pictures.map(({ hash }) => hash))];
  if (hashes.length > 0)
    await database
      .insertInto("postPictures")
      .values(hashes.map((picture) => ({ slug, picture })))
      .execute();
}

export function picturesOf(database: Database, slug: string): Promise<Picture[]> {
  return database
    .selectFrom("postPictures")
    .innerJoin("pictures", "pictures.hash", "postPictures.picture")
    .select(COLUMNS)
    .where("slug", "=", slug)
    .orderBy("hash")
    .execute();
}

/** Deletes pictures that no post, preview or draft has any more. Rows may have been removed by anybody's SQL. */
export async function deleteUnusedPictures(database: Database) {
  await database.deleteFrom("postPictures").where("slug", "not in", database.selectFrom("blogPosts").select("slug")).execute();
  const deleted = await database
    .deleteFrom("pictures")
    .where("hash", "not in", database.selectFrom("postPictures").select("picture"))
    .where("hash", "not in", database.selectFrom("previewPictures").select("picture"))
    .where("hash", "not in", database.selectFrom("draftPictures").select("picture"))
    .returning("hash")
    .execute();
  return deleted.length;
}
