import type { Database } from "../../database/database.server.ts";
import { wordsIn } from "../rules/search-words.ts";
import { contentState } from "./posts.server.ts";
import { NEWEST_FIRST, selectVisible } from "./rows.server.ts";

/** Enough to know the blog's words. The rest of a large blog isn't read. */
const POSTS = 200;
const CHARACTERS_PER_POST = 10_000;

type Vocabulary = { version: string; words: ReadonlyMap<string, number> };
/** Until a post changes. A post that's due meanwhile adds its words at the next change. */
const kept = new WeakMap<Database, Vocabulary>();

/** The words of the newest published posts, and how many of these posts have each. */
export async function readVocabulary(database: Database, now: Date) {
  const { version } = await contentState(database, now);
  const known = kept.get(database);
  if (known?.version === version) return known.words;
  const rows = await selectVisible(database, now).select("searchText").orderBy(NEWEST_FIRST).limit(POSTS).execute();
  const words = new Map<string, number>();
  for (const { title, excerpt, searchText } of rows)
    for (const word of wordsIn(`${title} ${excerpt} ${searchText.slice(0, CHARACTERS_PER_POST)}`))
      words.set(word, (words.get(word) ?? 0) + 1);
  kept.set(database, { version, words });
  return words;
}
