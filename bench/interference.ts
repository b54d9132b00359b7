import { openDatabase } from "../app/database/database.server.ts";
import { migrate } from "../app/database/migrations.server.ts";
import { showProgress } from "./numbers.ts";
import { fill } from "./posts.ts";
import { startSite } from "./serve.ts";
import { residentMegabytes } from "./start.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { load, needWrk } from "./wrk.ts";

const POSTS = 10_000;
const IN_ONE_INSERT = 500;
const DIFFERENT = 500;
const LANES = 4;
const SECONDS = 5;

/** What is asked for, by its number. */
type Ask = (address: string, n: number) => Promise<Response>;

const COSTLY: Record<string, Ask> = {
  "share pictures": (address, n) => fetch(`${address}/og/blog/post-${n}.png`),
  "searches in 10,000 posts": (address, n) => fetch(`${address}/blog?q=word${n}x`),
  "assistants' searches": (address, n) => callTool(address, "search", { words: `word${n}x` }),
  "assistants' free times": (address, n) => callTool(address, "find_times", { timeZone: "America/Denver", days: 1 + (n % 10) }),
};

/** What a visitor waits for /faq while four connections cycle through 500 costly addresses, beside what they wait when all is quiet. */
export async function benchInterference() {
  await needWrk();
  const dataDir = temporaryFolder();
  await fillBlog(dataDir);
  // As if every request came from another network, so that only the queues protect the process.
  const site = await startSite(dataDir, { RATE_LIMIT: "off" });
  const rows: Record<string, Record<string, string | number>> = {};
  try {
    const visit = () => load(`${site.address}/faq`, { seconds: SECONDS, connections: 1 });
    for (const [name, ask] of Object.entries(COSTLY)) {
      showProgress(`interference, ${name}`);
      const quiet = await visit();
      const end = startLanes(site.address, ask);
      const busy = await visit();
      const served = await end();
      rows[name] = {
        "/faq p50 ms, quiet": quiet.p50.toFixed(2),
        "/faq p50 ms, meanwhile": busy.p50.toFixed(2),
        "ratio to quiet": (busy.p50 / quiet.p50).toFixed(2),
        "p99 ms, meanwhile": busy.p99.toFixed(1),
        served: served[200] ?? 0,
        "asked to come back": (served[503] ?? 0) + (served[429] ?? 0),
        "memory MB": Math.round(residentMegabytes(site.pid)),
      };
    }
  } finally {
    site.stop();
  }
  showProgress("");
  return rows;
}

async function fillBlog(dataDir: string) {
  const database = openDatabase({ dataDir, databaseUrl: undefined });
  await migrate(database, new Date());
  for (let stored = 0; stored < POSTS; stored += IN_ONE_INSERT) await fill(database, stored, IN_ONE_INSERT);
  await database.destroy();
}

/** Counts responses by their status until it is ended. */
function startLanes(address: string, ask: Ask) {
  const served: Record<number, number> = {};
  let isOver = false;
  let turn = 0;
  const lane = async () => {
    while (!isOver) {
      const response = await ask(address, turn++ % DIFFERENT);
      await response.arrayBuffer();
      served[response.status] = (served[response.status] ?? 0) + 1;
    }
  };
  const lanes = Promise.all(Array.from({ length: LANES }, lane));
  return async () => {
    isOver = true;
    await lanes;
    return served;
  };
}

function callTool(address: string, name: string, given: object) {
  const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: given } });
  return fetch(`${address}/mcp`, { method: "POST", body, headers });
}
