// Read one after the other, the posts that come with the site aren't built alike, and each title is whole in a search result.
import { expect, test } from "vitest";
import { parsePostFile } from "../../app/blog/rules/file.ts";
import { callWordsFor } from "../../app/blog/words/calls.ts";
import { headOf } from "../../app/site/head.ts";
import { postFiles } from "../harness/post-files.ts";

const MOST_ALIKE = 5;
const SITE = { siteName: "Peakworks", siteUrl: "https://www.peakworks.example" };

const posts = postFiles.map(({ file, source }) => {
  const parsed = parsePostFile(source, "America/New_York");
  if (!("post" in parsed)) throw new Error(`${file} isn't in order`);
  return { file, post: parsed.post, headings: [...source.matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => heading) };
});

test(`at most ${MOST_ALIKE} posts end on what to do on Monday`, () => {
  const ending = posts.filter(({ headings }) => headings.some((heading) => /\bMonday\b/.test(heading)));
  expect(ending.length, list(ending)).toBeLessThanOrEqual(MOST_ALIKE);
});

test(`at most ${MOST_ALIKE} posts end on headings that begin alike, and no two on the same one`, () => {
  const lasts = posts.map(({ file, headings }) => ({ file, last: headings.at(-1) ?? "" }));
  expect(new Set(lasts.map(({ last }) => last)).size).toBe(posts.length);
  for (const alike of Object.values(Object.groupBy(lasts, ({ last }) => last.split(" ", 2).join(" ").replace(/\W+$/, ""))))
    expect(alike?.length, list(alike ?? [])).toBeLessThanOrEqual(MOST_ALIKE);
});

test("no two posts close with the same words", () => {
  for (const part of ["heading", "text"] as const)
    expect(new Set(posts.map(({ post }) => callWordsFor(post)[part])).size).toBe(posts.length);
});

test(`at most ${MOST_ALIKE} posts have a section about where AI stays out`, () => {
  const warning = posts.filter(({ headings }) =>
    headings.some((heading) => /\bAI\b.*(shouldn't|can't|stop|stays? out|doesn't)|Don't let AI/.test(heading)),
  );
  expect(warning.length, list(warning)).toBeLessThanOrEqual(MOST_ALIKE);
});

test.each(posts.map(({ file, post }) => [file, post.title] as const))("%s: the title isn't cut off", (_, title) => {
  const page = { key: "blog/x", path: "/blog/x" as const, title, description: "", keywords: [] };
  expect(headOf(page, SITE).title).toContain(title);
});

function list(found: { file: string }[]) {
  return found.map(({ file }) => file).join(", ");
}
