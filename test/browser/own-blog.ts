import { CATEGORIES } from "../../app/blog/catalog/categories.ts";
import { DAY_MS } from "../../app/time/durations.ts";
import type { behindGate } from "../harness/gate.ts";
import { insertPosts } from "../harness/post-example.ts";
import { test as base } from "./open.ts";
import { startOwnSite } from "./own-site.ts";

const START = new Date("2026-11-15T12:00:00Z").getTime();

/** A separate site for the test, with thirty posts and a database that can be slow or down. */
export type Blog = { url: string; gate: ReturnType<typeof behindGate>; now: () => Date };

export const test = base.extend<{ blog: Blog }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here, and this one needs nothing
  blog: async ({}, use) => {
    // A day when the posts are published.
    const { url, gate, now, close } = await startOwnSite(new Date(START));
    await insertPosts(gate.database, thirty());
    await use({ url, gate, now });
    await close();
  },
});

function thirty() {
  return Array.from({ length: 30 }, (_, i) => ({
    slug: `post-${i}`,
    title: i === 4 ? "Backflow tests, booked by text" : `What we learned on job ${i}`,
    category: CATEGORIES[i % CATEGORIES.length],
    featured: i === 2,
    publishedAt: new Date(START - (i + 1) * DAY_MS),
    content:
      "<h2>Walk the job</h2><p>Talk while you walk.</p><h2>Check the draft</h2><p>You sign.</p><h2>Send it</h2><p>Before you leave.</p>",
  }));
}
