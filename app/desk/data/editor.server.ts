import { randomUUID } from "node:crypto";
import { checkDraft } from "../../blog/data/check-draft.server.ts";
import { draftPictures } from "../../blog/data/draft-pictures.server.ts";
import { readDraft } from "../../blog/data/drafts.server.ts";
import { postBySlug, queuedPosts } from "../../blog/data/stored-posts.server.ts";
import { fieldsOf } from "../../blog/rules/draft.ts";
import { freeMornings } from "../../blog/rules/morning.ts";
import { postPath } from "../../blog/rules/post.ts";
import { picturePath } from "../../pictures/picture.ts";
import type { Site } from "../../site/context.ts";
import { isId } from "../../text/id.ts";
import { dayIn, fullDate } from "../../time/dates.ts";
import { shownProblems } from "../rules/checks.ts";
import { draft as words } from "../words/draft.ts";

const MORNINGS_OFFERED = 14;

/** Everything that the page of a draft shows. Undefined if there's no such draft. */
export async function loadEditor(site: Site, id: string) {
  const { database, settings, now } = site;
  const stored = isId(id) ? await readDraft(database, id) : undefined;
  if (!stored) return undefined;
  const named = await draftPictures(database, id);
  const { problems } = await checkDraft(stored, named, site);
  const corrected = stored.corrects ? await postBySlug(database, stored.corrects) : undefined;
  return {
    id,
    version: stored.version,
    // Says later whether the last save came from the same open page.
    page: randomUUID(),
    fields: fieldsOf(stored),
    corrects: stored.corrects && {
      slug: stored.corrects,
      path: postPath(stored.corrects),
      isQueued: corrected !== undefined && corrected.publishedAt > now(),
    },
    checks: shownProblems(problems, words.checks),
    mornings: await offeredMornings({ database, settings, now }),
    pictures: named.map(({ name, picture: { hash, width, height } }) => ({
      name,
      url: picturePath({ hash, width }, "webp"),
      width,
      height,
    })),
  };
}

/** The next free mornings, as a list to choose from. */
export async function offeredMornings({ database, settings: { timeZone }, now }: Pick<Site, "database" | "settings" | "now">) {
  const taken = (await queuedPosts(database, now())).map(({ publishedAt }) => publishedAt);
  return freeMornings(MORNINGS_OFFERED, taken, now(), timeZone).map((moment) => {
    const day = dayIn(timeZone, moment);
    return { value: day, text: fullDate(day) };
  });
}
