import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { CATEGORIES } from "../app/blog/catalog/categories.ts";
import { writeRow } from "../app/blog/data/rows.server.ts";
import { type Database, openDatabase } from "../app/database/database.server.ts";
import { migrate } from "../app/database/migrations.server.ts";
import { HOUR_MS } from "../app/time/durations.ts";
import { post } from "../test/harness/post-example.ts";
import { startPostgres } from "../test/harness/postgres.ts";
import { median, showProgress } from "./numbers.ts";

const SIZES = [100, 10_000, 100_000];
const ROUNDS = 7;
const IN_ONE_INSERT = 500;
const START = Date.UTC(2026, 10, 15, 12);

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
export async function benchPosts() {
  const dataDir = mkdtempSync(join(tmpdir(), "peakworks-bench-"));
  const results = await benchEngine("SQLite", openDatabase({ dataDir, databaseUrl: undefined }));
  const postgres = await startPostgres();
  if (!postgres) return results;
  const onPostgres = await benchEngine("PostgreSQL", openDatabase({ dataDir, databaseUrl: postgres.url }));
  await postgres.stop();
  return { ...results, ...onPostgres };
}

async function benchEngine(engine: string, database: Database) {
  // Imported late because it needs the build.
  const { openSite } = await import("../test/harness/site.ts");
  await migrate(database, new Date(START));
  let moment = START;
  const site = openSite({ database, now: () => new Date(moment) });
  const timed = async (path: string) => {
    const start = performance.now();
    const { status } = await site.get(path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return performance.now() - start;
  };
  const rows: Record<string, Record<string, string>> = {};
  let stored = 0;
  for (const size of SIZES) {
    const begin = performance.now();
    for (; stored < size; stored += Math.min(IN_ONE_INSERT, size - stored)) {
      showProgress(`${engine}: ${stored} of ${size} posts`);
      await fill(database, stored, Math.min(IN_ONE_INSERT, size - stored));
    }
    note(rows, `${engine}, filling up to`, size, (performance.now() - begin) / 1000, "s");
    // A PostgreSQL server does this on its own within a minute of such a change.
    await sql`analyze`.execute(database);
    for (const [name, path] of Object.entries(PATHS)) {
      showProgress(`${engine}: ${name} of ${size} posts`);
      const anew: number[] = [];
      const kept: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        // Simulates a write, which the site checks for once a second.
        await database
          .updateTable("blogVersion")
          .set(({ eb }) => ({ version: eb("version", "+", 1) }))
          .execute();
        moment += 2_000;
        anew.push(await timed(path));
        kept.push(await timed(path));
      }
      note(rows, `${engine}, ${name}`, size, median(anew));
      note(rows, `${engine}, ${name}, kept`, size, median(kept));
    }
  }
  showProgress("");
  await database.destroy();
  return rows;
}

function note(rows: Record<string, Record<string, string>>, name: string, size: number, value: number, unit = "ms") {
  const row = rows[name] ?? {};
  row[`${size} posts`] = `${value.toFixed(value < 1 ? 3 : 1)} ${unit}`;
  const first = Number.parseFloat(row[`${SIZES[0]} posts`] ?? "");
  if (size === SIZES.at(-1) && unit === "ms") row.growth = (value / first).toFixed(2);
  rows[name] = row;
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
