import type { Check } from "./check.ts";
import type { Target } from "./target.ts";

const REQUESTS = 3_000;
const MOST_ROWS = 600;
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";

/**
 * One address makes up referrers, browsers, missing pages and posts. The table stays small, and a real visitor's source is counted by name.
 */
export const countingFlood: Check = {
  name: "Flooding the counts",
  run: async (target) => {
    for (let i = 0; i < REQUESTS; i++) {
      const headers = { "user-agent": `${BROWSER} v${i}`, referer: `https://host${i}.example/` };
      await target.ask({ path: i % 2 ? `/made-up-${i}` : `/blog/made-up-${i}`, headers });
      const body = new URLSearchParams({ page: `/blog/made-up-${i}` }).toString();
      await target.ask({
        path: "/count",
        method: "POST",
        headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
        body,
      });
    }
    await target.ask({ path: "/faq", headers: { "user-agent": BROWSER, referer: "https://www.google.com/" } });
    const rows = await writtenCounts(target);
    const isNamed = rows.some(({ what, name }) => what === "visit" && name === "google.com");
    const made = rows.filter(({ what, name }) => what === "view" && name.includes("made-up"));
    return {
      figure: `${2 * REQUESTS} requests with made-up names leave ${rows.length} rows, the real source ${isNamed ? "by name" : "not by name"}`,
      problems: [
        ...(rows.length <= MOST_ROWS ? [] : [`${rows.length} rows`]),
        ...(isNamed ? [] : ["a visit from google.com isn't counted by name"]),
        ...(made.length === 0 ? [] : [`${made.length} posts that don't exist are counted`]),
      ],
    };
  },
};

/** The site writes every ten seconds. */
async function writtenCounts({ database }: Target) {
  const deadline = Date.now() + 30_000;
  const read = () => database.selectFrom("counts").select(["what", "name"]).execute();
  while (!(await read()).some(({ name }) => name === "google.com") && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 200));
  return read();
}
