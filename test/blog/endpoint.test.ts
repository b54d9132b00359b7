import { expect, test } from "vitest";
import { describeOnSqlite } from "../harness/databases.ts";
import { insertPosts, post } from "../harness/post-example.ts";
import { openSite } from "../harness/site.ts";

describeOnSqlite("/api/blog_posts", ({ open }) => {
  const siteWithPosts = async () => {
    const database = await open();
    await insertPosts(database, [
      { slug: "old", publishedAt: new Date("2026-11-01T14:00:00Z"), category: "HVAC" },
      { slug: "new", publishedAt: new Date("2026-11-12T14:00:00Z"), title: "Dispatch in the rain" },
      { slug: "queued", publishedAt: new Date("2026-11-16T14:00:00Z") },
    ]);
    const site = openSite({ database });
    const ask = async (path: string) => {
      const answer = await site.get(`/api/blog_posts${path}`);
      return { status: answer.status, ...(await answer.json()) };
    };
    const slugsOf = async (query: string) => (await ask(query)).data.map(({ slug }: { slug: string }) => slug);
    return { ask, slugsOf };
  };

  test("lists published posts, newest first, under the record's field names", async () => {
    const { ask, slugsOf } = await siteWithPosts();
    expect(await slugsOf("")).toEqual(["new", "old"]);
    expect(await slugsOf("?limit=1&offset=1")).toEqual(["old"]);
    expect(await slugsOf("?category=HVAC")).toEqual(["old"]);
    expect(await slugsOf("?q=dispatch")).toEqual(["new"]);
    expect(await ask("?limit=1")).toEqual({
      status: 200,
      error: null,
      data: [
        {
          slug: "new",
          title: "Dispatch in the rain",
          excerpt: post.excerpt,
          category: "Operations",
          read_time: "6 min read",
          published_date: "2026-11-12T14:00:00.000Z",
          featured: false,
          meta_description: post.metaDescription,
          seo_keywords: post.seoKeywords,
        },
      ],
    });
  });

  test("returns one with its content, and 404 for an unpublished post", async () => {
    const { ask } = await siteWithPosts();
    expect(await ask("/new")).toMatchObject({ status: 200, data: { slug: "new", content: post.content }, error: null });
    for (const slug of ["queued", "none", "%22"])
      expect(await ask(`/${slug}`)).toMatchObject({ status: 404, data: null, error: { code: "not_found" } });
  });

  test("names the values that aren't allowed", async () => {
    const { ask } = await siteWithPosts();
    for (const query of ["limit=0", "limit=101", "limit=x", "limit=", "limit=1e1"])
      expect(await ask(`?${query}`), query).toMatchObject({
        status: 422,
        data: null,
        error: { code: "invalid", fields: { limit: "1-100" } },
      });
    expect(await ask("?offset=4801&category=Roofing")).toMatchObject({
      status: 422,
      error: { fields: { offset: "0-4800", category: "unknown" } },
    });
  });
});
