import { sql } from "kysely";
import { CATEGORIES } from "../app/blog/catalog/categories.ts";
import { writeRow } from "../app/blog/data/rows.server.ts";
import type { Database } from "../app/database/database.server.ts";
import { HOUR_MS } from "../app/time/durations.ts";
import { post } from "../test/harness/post-example.ts";
import { noteSize, onBothEngines, openBlog, type Rows, START } from "./growing-blog.ts";
import { median, showProgress } from "./numbers.ts";

const SIZES = [100, 10_000, 100_000];
const ROUNDS = 7;
const IN_ONE_INSERT = 500;

const PATHS = {
  index: "/blog",
  category: "/blog?category=Plumbing",
  "page 4": "/blog?page=4",
  post: "/blog/post-50",
  feed: "/feed.xml",
  "search, rare word": "/blog?q=word7x",
  "search, common word": "/blog?q=estimate",
};

/**
 * Milliseconds per blog page as the blog grows, both freshly rendered and kept, and how much slower the largest blog is than the smallest.
 */
export function benchPosts() {
  return onBothEngines(benchEngine);
}

async function benchEngine(engine: string, database: Database) {
  const { timed, write } = await openBlog(database);
  const rows: Rows = {};
  let stored = 0;
  for (const size of SIZES) {
    const note = (name: string, value: number, unit?: string) =>
      noteSize(rows, `${engine}, ${name}`, SIZES, { size: `${size} posts`, value, unit });
    const begin = performance.now();
    for (; stored < size; stored += Math.min(IN_ONE_INSERT, size - stored)) {
      showProgress(`${engine}: ${stored} of ${size} posts`);
      await fill(database, stored, Math.min(IN_ONE_INSERT, size - stored));
    }
    note("filling up to", (performance.now() - begin) / 1000, "s");
    // A PostgreSQL server does this on its own within a minute of such a change.
    await sql`analyze`.execute(database);
    for (const [name, path] of Object.entries(PATHS)) {
      showProgress(`${engine}: ${name} of ${size} posts`);
      const anew: number[] = [];
      const kept: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        await write();
        anew.push(await timed(path));
        kept.push(await timed(path));
      }
      note(name, median(anew));
      note(`${name}, kept`, median(kept));
    }
  }
  showProgress("");
  await database.destroy();
  return rows;
}

/** Posts of 60 words each; every third has the word 'estimate'. */
export async function fill(database: Database, first: number, count: number) {
  const values = Array.from({ length: count }, (_, i) => {
    const n = first + i;
    const text = Array.from({ length: 60 }, (_, j) => `word${(n * 7 + j * 13) % 5_000}x`).join(" ");
    const body = n % 3 === 0 ? `${text} estimate` : text;
    const row = writeRow({
      ...post,
      slug: `post-${n}`,
      title: `Post ${n}`,
      category: CATEGORIES[n % CATEGORIES.length] ?? "Operations",
      publishedAt: new Date(START - (n + 1) * HOUR_MS),
      featured: n % 50 === 0,
      content: `<h2>Part</h2><p>${body}</p>`,
    });
    return { ...row, searchText: body };
  });
  await database.insertInto("blogPosts").values(values).execute();
}
