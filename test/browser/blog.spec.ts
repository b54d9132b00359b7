import { setPostPictures, storePictures } from "../../app/blog/data/pictures.server.ts";
import { picturePath } from "../../app/pictures/picture.ts";
import { makePicture } from "../../app/pictures/picture-maker.ts";
import { photo } from "../harness/picture-example.ts";
import { insertPosts } from "../harness/post-example.ts";
import { barriersOn } from "./axe.ts";
import { expect } from "./open.ts";
import { test } from "./own-blog.ts";
import { NO_SHIFT, openWithFonts, shiftsOf } from "./shifts.ts";

test("from the index through a category to a post and back", async ({ page, blog }) => {
  await page.goto(`${blog.url}/blog`);
  await expect(page.getByText("1 to 23 of 31 posts")).toBeVisible();
  await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Plumbing" }).click();
  await expect(page.getByRole("heading", { name: "Plumbing posts" })).toBeVisible();
  await page.getByRole("link", { name: "What we learned on job 9" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What we learned on job 9");
  await page.getByRole("link", { name: "Check the draft" }).click();
  await expect(page.getByRole("heading", { name: "Check the draft" })).toBeInViewport();
  await page.getByRole("link", { name: "Next post" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What we learned on job 8");
  await page.getByRole("link", { name: "Blog", exact: true }).last().click();
  await page.getByRole("link", { name: "Older" }).click();
  await expect(page.getByText("24 to 31 of 31 posts")).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("the search highlights its matches, and an empty result links onward", async ({ page, blog }) => {
      await page.goto(`${blog.url}/blog`);
      await page.getByLabel("Search the blog").fill("backflow");
      await page.getByRole("button", { name: "Search" }).click();
      await expect(page.getByRole("link", { name: "Backflow tests, booked by text" })).toBeVisible();
      await expect(page.locator("mark").first()).toHaveText("Backflow");
      await page.getByLabel("Search the blog").fill("giraffe");
      await page.getByLabel("Search the blog").press("Enter");
      await expect(page.getByText("Nothing on that yet")).toBeVisible();
      await page.getByLabel("Search the blog").fill("bakflow");
      await page.getByLabel("Search the blog").press("Enter");
      await page.getByRole("link", { name: "backflow", exact: true }).click();
      await expect(page.getByRole("link", { name: "Backflow tests, booked by text" })).toBeVisible();
      await page.goto(`${blog.url}/blog?q=giraffe`);
      await page.getByRole("link", { name: "See all posts" }).click();
      await expect(page.getByText("1 to 23 of 31 posts")).toBeVisible();
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "on a phone, with script" : "on a phone, without script", () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 700 } });

    test("a category, a search and a page lead to their posts, and Tab goes on from there", async ({ page, blog }) => {
      const isAtList = async (heading: string, first: string) => {
        await expect(page.getByRole("heading", { name: heading })).toBeInViewport();
        await expect(page.getByRole("heading", { level: 1 })).not.toBeInViewport();
        await page.keyboard.press("Tab");
        await expect(page.getByRole("link", { name: first, exact: true })).toBeFocused();
      };
      await page.goto(`${blog.url}/blog`);
      await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "HVAC" }).click();
      await isAtList("HVAC posts", "What we learned on job 2");
      await page.getByLabel("Search the blog").fill("job 2");
      await page.getByLabel("Search the blog").press("Enter");
      await isAtList("HVAC posts about “job 2”", "What we learned on job 2");
      await page.goto(`${blog.url}/blog`);
      await page.getByRole("link", { name: "Older" }).click();
      await isAtList("Latest posts", "What we learned on job 24");
    });
  });
}

/** Lists are made of the same parts, so a wide screen shows one full and one empty. */
const WIDE_TOO = ["/blog", "/blog?q=bakflow", "/blog/post-2", "/blog/none"];
for (const path of [...WIDE_TOO, "/blog?page=2", "/blog?category=HVAC", "/blog?q=job"]) {
  const widths = WIDE_TOO.includes(path) ? [360, 1280] : [360];
  test(`${path} at ${widths.join(" and ")} px: no axe violations and no overflow`, async ({ page, blog, complaints }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(blog.url + path);
      await page.evaluate(() => document.fonts.ready);
      expect(await barriersOn(page), `${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBeLessThanOrEqual(0);
      // The browser itself reports the missing post as a 404, as it should.
      if (path === "/blog/none") expect(complaints.splice(0)).toEqual([expect.stringContaining("404")]);
    }
  });
}

test("pictures come in the width that fits, far ones only when they're near, and nothing moves", async ({ page, blog }) => {
  const { database } = blog.gate;
  const make = async (color: string) => makePicture(new Uint8Array(await photo(color, { width: 600, height: 900 })), color);
  const [near, far] = [await make("teal"), await make("navy")];
  const shown = [near, far].map(
    (picture) =>
      `<img src="${picturePath(picture, "webp")}" alt="A ${picture.name} van" width="${picture.width}" height="${picture.height}">`,
  );
  await insertPosts(database, [{ slug: "pictures", content: shown.join("<p>Walk the job.</p>".repeat(250)) }]);
  await storePictures(database, [near, far], new Date());
  await setPostPictures(database, "pictures", [near, far]);
  const loaded: string[] = [];
  page.on("response", (answer) => answer.url().includes("/pictures/") && loaded.push(new URL(answer.url()).pathname));
  await page.setViewportSize({ width: 360, height: 800 });
  await openWithFonts(page, `${blog.url}/blog/pictures`);
  expect(loaded).toEqual([picturePath({ ...near, width: 480 }, "avif")]);
  const last = page.getByAltText("A navy van");
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => last.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBeGreaterThan(0);
  expect(loaded.at(-1)).toBe(picturePath({ ...far, width: 480 }, "avif"));
  expect(await last.evaluate((img) => (img.clientWidth / img.clientHeight).toFixed(1))).toBe("1.5");
  expect(await shiftsOf(page)).toBeLessThan(NO_SHIFT);
  expect(await barriersOn(page)).toEqual([]);
});

test("a slow backend shows the page at once, then the posts, within the policy", async ({ page, blog }) => {
  blog.gate.close();
  await page.goto(`${blog.url}/blog`, { waitUntil: "commit" });
  await expect(page.getByText("Loading posts")).toBeVisible();
  await expect(page.getByLabel("Search the blog")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Popular Topics" })).toBeVisible();
  blog.gate.open();
  await expect(page.getByRole("link", { name: "What we learned on job 0" })).toBeVisible();
  await expect(page.getByText("Loading posts")).toBeHidden();
  expect(await barriersOn(page)).toEqual([]);
});

test("a slow post shows its skeleton, then the post", async ({ page, blog }) => {
  blog.gate.close("content");
  await page.goto(`${blog.url}/blog/post-2`, { waitUntil: "commit" });
  await expect(page.getByText("Loading the post")).toBeVisible();
  await expect(page).toHaveTitle(/^What we learned on job 2 /);
  expect(await barriersOn(page, { except: ["page-has-heading-one"] })).toEqual([]);
  blog.gate.open();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What we learned on job 2");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a slow backend offers to wait for the posts", async ({ page, blog }) => {
    blog.gate.close();
    await page.goto(`${blog.url}/blog`, { waitUntil: "commit" });
    const link = page.getByRole("link", { name: "Reload the page" });
    await expect(link).toBeVisible();
    blog.gate.open();
    await link.click();
    await expect(page.getByRole("link", { name: "What we learned on job 0" })).toBeVisible();
  });
});
