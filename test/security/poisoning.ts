import { allPages } from "../../app/site/pages.ts";
import type { Answer } from "../harness/client.ts";
import { type Check, counted } from "./check.ts";
import type { Target } from "./target.ts";

const EVIL = "evil.example";
const HEADERS: Record<string, string>[] = [
  { host: EVIL },
  { host: `www.peakworks.example:1@${EVIL}` },
  { host: "www.peakworks.example:99" },
  { "x-forwarded-host": EVIL },
  { "x-forwarded-proto": "http", "x-forwarded-scheme": "nothttps", "x-forwarded-ssl": "off" },
  { "x-forwarded-port": "99", "x-forwarded-prefix": `//${EVIL}`, "x-forwarded-server": EVIL },
  { "x-forwarded-for": `"><script src=//${EVIL}>`, "x-real-ip": EVIL, "true-client-ip": EVIL },
  { forwarded: `for=1;host=${EVIL};proto=http` },
  { "x-original-url": "/nope", "x-rewrite-url": "/nope", "x-original-host": EVIL, "x-host": EVIL },
  { "x-http-method-override": "POST", "x-method-override": "DELETE", "x-http-method": "PUT" },
  {
    accept: "application/json",
    "accept-language": `xx-${EVIL}`,
    "user-agent": `Googlebot ${EVIL}`,
    referer: `https://${EVIL}/`,
    cookie: `a=${EVIL}`,
  },
  { "accept-encoding": `identity;q=0, ${EVIL}, br;q=0.1, *;q=0` },
  { "if-none-match": `W/"${EVIL}"`, range: "bytes=0-9", "cache-control": "only-if-cached", pragma: EVIL },
  { origin: `https://${EVIL}`, "x-nextjs-data": "1", "x-remix-request": "yes", "x-react-router-request": "yes", rsc: "1" },
];
const QUERIES = [
  `?utm_content=${EVIL}`,
  `?x=1;q=${EVIL}`,
  `?_data=root&x=${EVIL}`,
  `?_routes=${EVIL}`,
  `?index&callback=${EVIL}`,
  `?__proto__[x]=${EVIL}`,
  `?%00=${EVIL}`,
];

/**
 * Requests a page with forged headers before anyone else has requested it: neither that response nor the next visitor's may contain the
 * forged values.
 */
export const poisoning: Check = {
  name: "Cache poisoning",
  run: async (target) => {
    const problems: string[] = [];
    let asked = 0;
    for (const { path } of allPages) {
      const clean = await target.ask({ path });
      for (const question of [...HEADERS.map((headers) => ({ path, headers })), ...QUERIES.map((query) => ({ path: path + query }))]) {
        asked++;
        const poisoned = await target.ask(question);
        const next = await target.ask({ path });
        const faults = [
          ...(poisoned.status >= 500 ? ["breaks"] : []),
          ...(names(poisoned, EVIL) ? ["repeats it"] : []),
          // A page with a key for each visitor is never the same twice, and says that it must not be cached.
          ...(isPrivate(clean) || isSame(clean, next) ? [] : ["is kept changed"]),
        ];
        if (faults.length) problems.push(`${JSON.stringify(question)}: ${faults.join(", ")}`);
      }
    }
    return counted(
      asked + allPages.flatMap(({ aliases }) => aliases).length,
      [...problems, ...(await coldCache(target))],
      "lies told to pages are forgotten",
    );
  },
};

/** The first request for an alias fills its cache entry. */
async function coldCache({ ask }: Target) {
  const problems: string[] = [];
  for (const path of allPages.flatMap(({ aliases }) => aliases)) {
    const first = await ask({ path, headers: { host: EVIL, "x-forwarded-host": EVIL, "x-forwarded-proto": "http" } });
    const second = await ask({ path });
    if (names(first, EVIL) || names(second, EVIL) || !(isPrivate(first) || isSame(first, second)))
      problems.push(`${path}: its first visitor decides what the next one gets`);
  }
  return problems;
}

function isPrivate({ headers }: Answer) {
  return headers["cache-control"]?.startsWith("private") === true;
}

function names({ headers, body }: Answer, word: string) {
  return JSON.stringify(headers).includes(word) || body.includes(word);
}

function isSame(one: Answer, other: Answer) {
  const essence = ({ status, headers: { date: _, ...headers } }: Answer) => JSON.stringify([status, headers]);
  return one.body === other.body && essence(one) === essence(other);
}
