import { expect, type Page } from "@playwright/test";
import { formatPostBody } from "../../app/blog/rules/post-body.ts";
import { insertPosts } from "../harness/post-example.ts";
import { PAYLOADS } from "../harness/xss-payloads.ts";
import { type Blog, test } from "./own-blog.ts";

const ON_A_PAGE = 120;

// The policy would stop most of them too, but the page must be safe without it.
test.use({ bypassCSP: true, isNewTab: true });

// The browser complains about pictures that don't exist.
test.afterEach(({ complaints }) => void complaints.splice(0));

test("the policy allows the rules for prerendering, which the script adds", async ({ page }) => {
  const refused: string[] = [];
  page.on("console", (message) => refused.push(...(message.type() === "error" ? [message.text()] : [])));
  await page.goto("/");
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(1);
  expect(refused).toEqual([]);
});

test("no payload runs on a post page", async ({ page, blog }) => {
  test.setTimeout(300_000);
  const groups = Array.from({ length: Math.ceil(PAYLOADS.length / ON_A_PAGE) }, (_, i) => ({
    slug: `payload-${i}`,
    payloads: PAYLOADS.slice(i * ON_A_PAGE, (i + 1) * ON_A_PAGE),
  }));
  await publish(
    blog,
    groups.map(({ slug, payloads: [payload = ""] }) => ({ slug, payload })),
  );
  const seen = await watch(page, blog.url);
  const acted: unknown[] = [];
  for (const { slug, payloads } of groups) {
    const address = `${blog.url}/blog/${slug}`;
    await openTogether(page, address, payloads);
    // Each payload is still a separate section: none has swallowed its neighbors.
    expect(await page.locator(".post-body > section").count()).toBe(payloads.length);
    await touchEverything(page, ".post-body");
    for (const event of seen.splice(0)) acted.push({ event, payloads });
    expect(page.url().split("#")[0]).toBe(address);
  }
  expect(acted).toEqual([]);
});

test("the watchers notice a payload that runs", async ({ page, baseURL }) => {
  const seen = await watch(page, baseURL ?? "");
  for (const payload of [
    "<img src=x onerror=alert(1)>",
    "<img src=x onerror=window.hits=1>",
    "<p onmouseover=prompt(1)>x</p>",
    "<p tabindex=0 onfocus=print()>x</p>",
    "<a href='javascript:confirm(1)'>x</a>",
    "<img src=//evil.example/x.png>",
  ]) {
    await page.goto("/faq");
    await page.evaluate((html) => {
      document.querySelector("main")?.setHTMLUnsafe(html);
    }, payload);
    await touchEverything(page, "main");
    await expect.poll(() => seen.splice(0).length, payload).toBeGreaterThan(0);
  }
});

test("the feed with every payload is XML that a browser can parse", async ({ page, blog }) => {
  await publish(
    blog,
    PAYLOADS.slice(-30).map((payload, i) => ({ payload, slug: `payload-${i}` })),
  );
  const text = await (await page.request.get(`${blog.url}/feed.xml`)).text();
  const errors = await page.evaluate(
    (xml) => new DOMParser().parseFromString(xml, "application/xml").querySelectorAll("parsererror").length,
    text,
  );
  expect([errors, text.match(/<entry>/g)?.length]).toEqual([0, 30]);
});

/** A post for each payload, newer than all others. */
function publish({ gate, now }: Blog, posts: { payload: string; slug: string }[]) {
  return insertPosts(
    gate.database,
    posts.map(({ payload, slug }) => ({ slug, content: contentWith(payload), publishedAt: now() })),
  );
}

const contentWith = (payload: string) => `Walk the job.\n\n${payload}`;

/**
 * A post's page as the site sends it, with the bodies that the site would make of the others: a page for each of 587 would take minutes.
 */
async function openTogether(page: Page, address: string, [, ...others]: string[]) {
  const html = await (await fetch(address, { headers: { "accept-encoding": "identity" } })).text();
  expect(html).toMatch(BODY);
  const bodies = others.map((payload) => formatPostBody(contentWith(payload)).html);
  const together = html.replace(
    BODY,
    (_, before, first, after) => before + [first, ...bodies].map((body) => `<section>${body}</section>`).join("") + after,
  );
  await page.route(address, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: together }));
  await page.goto(address);
}

const BODY = /(<div class="prose post-body">)([\s\S]*)(<\/div><aside )/;

/** Collects whatever a payload could do: open a dialog, call one, set a global, or send a request to another host. */
async function watch(page: Page, site: string) {
  const seen: string[] = [];
  page.on("dialog", async (dialog) => {
    seen.push(`dialog ${dialog.type()}`);
    await dialog.dismiss();
  });
  page.on("popup", () => seen.push("window"));
  await page.exposeFunction("tell", (what: string) => void seen.push(what));
  await page.addInitScript(() => {
    const { tell } = window as unknown as { tell: (what: string) => void };
    for (const name of ["alert", "confirm", "prompt", "print"])
      Object.defineProperty(window, name, { value: () => tell(name), writable: false });
    Object.defineProperty(window, "hits", { set: () => tell("a global") });
  });
  await page.route(
    (url) => !url.href.startsWith(site),
    (route) => {
      seen.push(`request ${route.request().url()}`);
      return route.abort();
    },
  );
  return seen;
}

/** Hovers over, focuses, clicks and fires events on every element, and keeps ordinary links from navigating away. */
async function touchEverything(page: Page, selector: string) {
  await page.evaluate(async (root) => {
    document.addEventListener("click", (event) => {
      const link = (event.target as Element).closest("a");
      if (link && /^(https?|mailto|tel):/.test(link.protocol)) event.preventDefault();
    });
    const events = [
      "mouseover",
      "mouseenter",
      "pointerover",
      "mousedown",
      "mouseup",
      "keydown",
      "wheel",
      "copy",
      "drop",
      "toggle",
      "animationend",
    ];
    for (const element of document.querySelectorAll<HTMLElement>(`${root}, ${root} *`)) {
      for (const name of events) element.dispatchEvent(new Event(name, { bubbles: true }));
      element.focus?.();
      element.click?.();
    }
    // A javascript: link runs in its own task; two frames later it would have run.
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  }, selector);
}
