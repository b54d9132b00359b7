import { allPages } from "../../app/site/pages.ts";
import { POST_PATHS } from "../../server/post-checks.ts";
import type { Question } from "../harness/client.ts";

/** One request for every kind of response the site gives. */
export const questions: readonly Question[] = [
  ...allPages.map(({ path }) => ({ path })),
  ...[...POST_PATHS].map((path) => ({ path, method: "POST" })),
  ...[...POST_PATHS].map((path) => ({ path, method: "POST", headers: { "sec-fetch-site": "cross-site" } })),
  ...["/nope", "/blog/no-such-post", "/booking/manage?token=none", "/about-us/", "/%", "/about-us.data"].map((path) => ({ path })),
  ...[
    "/sitemap.xml",
    "/robots.txt",
    "/llms.txt",
    "/index.md",
    "/.well-known/security.txt",
    "/api/availability",
    "/api/leads",
    "/feed.xml",
    "/feed.json",
    "/api/blog_posts",
  ].map((path) => ({ path })),
  ...["/favicon.svg", "/site.webmanifest", "/og/home.png", "/templates/follow-up.ics", "/health/live"].map((path) => ({ path })),
  ...["PUT", "DELETE", "OPTIONS", "TRACE"].map((method) => ({ path: "/", method })),
];

export function nameOf({ method = "GET", path }: Question) {
  return `${method} ${path}`;
}
