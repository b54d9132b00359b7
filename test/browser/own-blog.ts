import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { CATEGORIES } from "../../app/blog/catalog/categories.ts";
import { openDatabase } from "../../app/database/database.server.ts";
import { migrate } from "../../app/database/migrations.server.ts";
import { behindGate } from "../harness/gate.ts";
import { insertPosts } from "../harness/post-example.ts";
import { openSite } from "../harness/site.ts";
import { test as base } from "./open.ts";

const START = new Date("2026-11-15T12:00:00Z").getTime();
const DAY_MS = 86_400_000;

/** A separate site for the test, with thirty posts and a database that can be slow or down. */
export type Blog = { url: string; gate: ReturnType<typeof behindGate>; now: () => Date };

export const test = base.extend<{ blog: Blog }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here, and this one needs nothing
  blog: async ({}, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), "peakworks-blog-"));
    const gate = behindGate(openDatabase({ dataDir, databaseUrl: undefined }));
    await migrate(gate.database, new Date(START));
    await insertPosts(gate.database, thirty());
    let answer = (_: Request): Response | Promise<Response> => new Response(null, { status: 503 });
    const server = createServer(getRequestListener((request) => answer(request)));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    // A clock that starts on a day when the posts are published.
    const since = performance.now();
    const now = () => new Date(START + performance.now() - since);
    answer = openSite({ env: { SITE_URL: url }, database: gate.database, now }).fetch;
    await use({ url, gate, now });
    gate.open();
    server.closeAllConnections();
    server.close();
    await gate.database.destroy();
    rmSync(dataDir, { recursive: true, force: true });
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
