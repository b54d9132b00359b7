import { readdirSync } from "node:fs";
import { allPages } from "../../app/site/pages.ts";
import { POST_PATHS } from "../../server/post-checks.ts";
import { request } from "../harness/booking-example.ts";
import type { Question } from "../harness/client.ts";
import { lead } from "../harness/lead-example.ts";
import type { Random } from "./random.ts";

const ODD_METHODS = ["HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "PROPFIND", "QUERY", "M-SEARCH"];
const PATHS = [
  ...allPages.flatMap(({ path, aliases }) => [path, ...aliases]),
  ...POST_PATHS,
  ...["/api/availability", "/api/blog_posts", "/api/blog_posts/none", "/blog/none", "/og/home.png", "/og/blog/none.png", "/sitemap.xml"],
  ...[
    "/feed.xml",
    "/feed.json",
    "/robots.txt",
    "/llms.txt",
    "/index.md",
    "/.well-known/security.txt",
    "/templates/follow-up.ics",
    "/health/live",
    "/health/ready",
  ],
  ...["/_root.data", "/__manifest", "/nope", "/%", "/..%2f..%2fetc/passwd", "//example.com", "/blog/%F0%9F%98%80", "/assets/"],
  ...readdirSync("build/client", { recursive: true, encoding: "utf8" }).map((file) => `/${file}`),
];
const NAMES = [
  "q",
  "category",
  "page",
  "from",
  "to",
  "token",
  "interest",
  "step",
  "index",
  "_routes",
  "slug",
  "employeeCount",
  "__proto__",
];
const HEADERS = {
  accept: ["text/html", "*/*", "application/json", "\u00ff", ",,;q=9"],
  "accept-encoding": ["br", "gzip;q=0", "identity;q=0, *;q=0", "zstd", "x".repeat(500)],
  "if-none-match": ["*", '""', 'W/"a"', '"'.repeat(99)],
  range: ["bytes=0-1", "bytes=-1", "bytes=9-1,,"],
  host: ["x", "x:99999", "[::1]", "example.com@y"],
  "content-type": [
    "application/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "multipart/form-data",
    "text/plain; charset=utf-99",
  ],
  "idempotency-key": ["", "a", "\u00e9".repeat(300)],
  origin: ["null", "http://127.0.0.1", "https://example.com", "::"],
  "sec-fetch-site": ["same-origin", "cross-site", "?"],
  "x-forwarded-for": ["1.2.3.4, , ::1", "'"],
  "user-agent": ["Googlebot", "", "() { :; }"],
  cookie: ["a=b; a=c; __proto__=1"],
  expect: ["100-continue"],
  upgrade: ["websocket", "h2c"],
} as const;
const ALPHABET = [..."abz019/.-_~?&=+;:@'\"<>{}[]()|\\^`#!$*, ", "%00", "%0d%0a", "%2e%2e", "%ff", "%C3%A9", "..", "//"];

/** A plausible visitor's request, randomly mutated. */
export function fuzzedRequest(random: Random): Question {
  const method = random.isTrue(0.15) ? random.pick(ODD_METHODS) : random.pick(["GET", "GET", "POST"]);
  const known = random.pick(method === "POST" && random.isTrue(0.8) ? [...POST_PATHS] : PATHS);
  const path = random.isTrue(0.6) ? known : mutate(random, known);
  const names = Object.keys(HEADERS) as (keyof typeof HEADERS)[];
  const chosen = names.filter(() => random.isTrue(0.07));
  const headers = Object.fromEntries(chosen.map((name) => [name, random.pick<string>(HEADERS[name])]));
  return { method, path: encodable(path + query(random)), headers, ...(method === "POST" && { body: body(random) }) };
}

function mutate(random: Random, text: string) {
  const at = random.below(text.length + 1);
  const middle = random.text(ALPHABET, 6);
  return `${text.slice(0, at)}${middle}${text.slice(at + random.below(4))}`.replace(/^(?!\/)/, "/");
}

function query(random: Random) {
  if (random.isTrue(0.5)) return "";
  const pairs = Array.from({ length: 1 + random.below(4) }, () => `${random.pick(NAMES)}=${random.text(ALPHABET, 20)}`);
  return `?${pairs.join("&")}`;
}

function body(random: Random) {
  const whole = JSON.stringify({ ...request, ...lead });
  const form = new URLSearchParams({ ...request, name: lead.name, company: lead.company }).toString();
  const text = random.pick([whole, form, "", "{}", "[]", '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na\r\n--x--\r\n']);
  return random.isTrue(0.7) ? mutate(random, text).slice(1) : text;
}

/** Limits a path to what an HTTP client can send in a request line. */
function encodable(path: string) {
  return path.replace(/[\s\p{Cc}]|[^\0-\u00ff]/gu, "+").slice(0, 2_000);
}
