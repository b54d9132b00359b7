import type { Database } from "../../database/database.server.ts";
import type { MadePicture, Picture } from "../../pictures/picture.ts";
import { freeName } from "../rules/export-names.ts";
import { withPostsLocked } from "./lock.server.ts";
import { storePictures } from "./pictures.server.ts";

/** A picture by the name that the draft's text uses for it. */
export type NamedPicture = { name: string; picture: Picture };

const MOST_PICTURES = 30;

/** Stores a picture with a draft. Returns the name to write into the text. */
export function addDraftPicture(database: Database, draft: string, made: MadePicture, now: Date) {
  return withPostsLocked(database, async (transaction) => {
    const there = await transaction.selectFrom("postDrafts").select("id").where("id", "=", draft).executeTakeFirst();
    if (!there) return { problem: "gone" as const };
    const pictures = await draftPictures(transaction, draft);
    const same = pictures.find(({ picture }) => picture.hash === made.hash);
    if (same) return { name: same.name };
    if (pictures.length >= MOST_PICTURES) return { problem: "too-many" as const };
    const name = freeName(
      made.name,
      pictures.map((one) => one.name),
    );
    await storePictures(transaction, [made], now);
    await nameDraftPictures(transaction, draft, [{ name, picture: made }]);
    return { name };
  });
}

export async function nameDraftPictures(database: Database, draft: string, pictures: NamedPicture[]) {
  for (const { name, picture } of pictures)
    await database.insertInto("draftPictures").values({ draft, name, picture: picture.hash }).execute();
}

export async function draftPictures(database: Database, draft: string): Promise<NamedPicture[]> {
  const rows = await database
    .selectFrom("draftPictures")
    .innerJoin("pictures", "pictures.hash", "draftPictures.picture")
    .select(["draftPictures.name as calledHere", "hash", "sourceHash", "pictures.name", "width", "height"])
    .where("draft", "=", draft)
    .orderBy("draftPictures.name")
    .execute();
  return rows.map(({ calledHere, ...picture }) => ({ name: calledHere, picture }));
}
