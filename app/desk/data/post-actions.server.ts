import { checkDraft } from "../../blog/data/check-draft.server.ts";
import { draftPictures } from "../../blog/data/draft-pictures.server.ts";
import { detachDraft, type StoredDraft } from "../../blog/data/drafts.server.ts";
import { publishCorrection, publishDraft } from "../../blog/data/publish-draft.server.ts";
import { PostRefused, type Reason } from "../../blog/rules/post-refused.ts";
import type { Database } from "../../database/database.server.ts";
import type { Site } from "../../site/context.ts";
import { doAndLog } from "./log.server.ts";

type PublishOptions = { day?: string; overwrites: boolean };
type PublishResult = { said: "published" | "queued" | "corrected" | "unchanged"; slug: string };

/** Publishes a saved draft now, on a morning, or over the post that it corrects. Says why if it can't. */
export async function sendOut(
  stored: StoredDraft,
  asked: PublishOptions,
  site: Site,
  who: string,
): Promise<PublishResult | { refused: Reason | "problems" }> {
  const { database } = site;
  const { timeZone } = site.settings;
  const now = site.now();
  const { post, pictures } = await checkDraft(stored, await draftPictures(database, stored.id), site);
  if (!post) return { refused: "problems" };
  const publish = async (transaction: Database): Promise<PublishResult["said"]> => {
    if (stored.corrects) {
      const { changes } = await publishCorrection(transaction, stored, { post, pictures }, { now, timeZone, overwrites: asked.overwrites });
      return changes.length > 0 ? "corrected" : "unchanged";
    }
    const moment = await publishDraft(transaction, stored, { post, pictures }, { ...asked, now, timeZone });
    return moment > now ? "queued" : "published";
  };
  const actOf = (said: PublishResult["said"]) => (said === "unchanged" ? undefined : (`post-${said}` as const));
  const result = await orRefused(async () => ({ said: await doAndLog(database, { who, now }, publish, actOf), slug: post.slug }));
  // What it corrected was taken down meanwhile: the words are still good for a new post.
  if ("refused" in result && result.refused === "no-post") await detachDraft(database, stored.id);
  return result;
}

/** What came of it, or the reason why it wasn't done. */
export async function orRefused<Result>(work: () => Promise<Result>): Promise<Result | { refused: Reason }> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PostRefused) return { refused: error.refusal.reason };
    throw error;
  }
}
