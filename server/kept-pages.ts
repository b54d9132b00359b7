import { prefersMarkdown } from "../app/assistants/accept.ts";
import { hasMarkdown, type ReadPage } from "../app/assistants/read.server.ts";
import { contentState } from "../app/blog/data/posts.server.ts";
import { isPostPath } from "../app/blog/rules/post.ts";
import { readBlogQuery, writeBlogQuery } from "../app/blog/rules/query.ts";
import { toInterest } from "../app/booking/catalog/interests.ts";
import { readAnswerSpeed } from "../app/booking/data/answer-speed.server.ts";
import { calendarState } from "../app/booking/data/calendar/availability.server.ts";
import { ledgersPage } from "../app/pages/ledgers/words.ts";
import { toBusinessType } from "../app/pages/trades/catalog/trades.ts";
import { readPicturePath } from "../app/pictures/picture.ts";
import type { Site } from "../app/site/context.ts";
import { markdownPathOf, pagePathOf } from "../app/site/markdown-path.ts";
import { allPages, pageAt } from "../app/site/pages.ts";
import { KeptResponses, type ReadState, type Render } from "./kept-responses.ts";
import { markdownResponse } from "./markdown-response.ts";
import { pictureResponse } from "./picture-response.ts";
import type { createQueue } from "./queue.ts";
import { type createRenderer, waitMsFor } from "./render.ts";
import { type Quality, textOfResponse } from "./stored-response.ts";

const MEGABYTE = 1024 * 1024;

/** Stands for a request without a query. One object for all, so that comparing it shows at once that nothing has to be read. */
export const NO_QUERY = new URLSearchParams();

type Renderer = Pick<ReturnType<typeof createRenderer>, "renderOrStream" | "readPage">;

type Rule = {
  /** The address that a page is kept under: its path and what of the query changes it. Undefined for pages of other rules. */
  keyOf: (pathname: string, params: URLSearchParams) => string | undefined;
  /** The state of what the page is made from, such as the posts. Without one, it changes only at midnight. */
  until?: ReadState;
  mostBytes?: number;
  /** Made one at a time. */
  isQueued?: boolean;
  /** Whether a visitor who has waited long enough gets the page without its posts, and then the posts. */
  streams?: boolean;
  make: Render;
};

/**
 * Which responses are kept, until when and why; the first rule that knows a path has it. None outlives the agency's day, because the year
 * in the footer and the date of the privacy policy change with it.
 */
export function createKeptPages(site: Site, { renderOrStream, readPage }: Renderer, inQueue: ReturnType<typeof createQueue>) {
  const { database, now, settings } = site;
  // Any process that changes a post raises the version. A post that comes out later changes pages by itself, so its time counts, too.
  const posts = () => contentState(database, now());
  // The agency's answer speed up to last midnight. It changes once a day, or when a booking is deleted.
  const answerSpeed = async () => ({
    version: settings.showAnswerSpeed ? JSON.stringify(await readAnswerSpeed(database, { now: now(), settings })) : "",
    nextDueAt: undefined,
  });
  const calendar = () => calendarState(database, { now: now(), settings });
  const page =
    (quality: Quality): Render =>
    (address, waitMs) =>
      renderOrStream(new Request(settings.siteUrl + address), quality, waitMs);
  const picture: Render = (address) => pictureResponse(site, address);
  const keep = (rule: Rule) => ({ ...rule, kept: new KeptResponses(site, rule.until, rule.mostBytes) });

  const rules = [
    // Made from the code alone and once a day, so it's worth the best compression.
    keep({ keyOf: fixedKey, make: page(11) }),
    // Strangers can make up as many searches as they like: they're kept apart, so that they can't push posts out, and made one at a time.
    keep({ keyOf: searchKey, until: posts, mostBytes: 4 * MEGABYTE, isQueued: true, streams: true, make: page(4) }),
    // Posts change a few times a week, and a page that comes out the same isn't compressed again.
    keep({ keyOf: postsKey, until: posts, streams: true, make: page(11) }),
    // Kept apart too: a few dozen pictures weigh as much as all pages.
    keep({ keyOf: pictureKey, until: posts, mostBytes: 8 * MEGABYTE, make: picture }),
    keep({ keyOf: answerSpeedKey, until: answerSpeed, make: page(9) }),
    // Until a slot is taken, given back or too soon. Not streamed: it has its own time limit for loading the calendar.
    keep({ keyOf: bookingKey, until: calendar, make: page(9) }),
  ];

  // Most requests are for a page's path without a query. Trying all rules for one takes a tenth of the time to serve it, so each is tried
  // once.
  const plain = new Map(
    allPages.flatMap(({ path, aliases }) => [path, ...aliases].map((each) => [each as string, tryRules(each, NO_QUERY)])),
  );

  function find(pathname: string, params: URLSearchParams, accept: string | undefined) {
    const page = pagePathOf(pathname);
    const path = page ?? pathname;
    const isMarkdown = (page !== undefined || prefersMarkdown(accept)) && hasMarkdown(path);
    if (isMarkdown) return findMarkdown(path, params, page !== undefined);
    return (params === NO_QUERY && plain.get(pathname)) || tryRules(pathname, params);
  }

  /** Kept like the page it's made from, and as long. Only the blog's query changes what it says. */
  function findMarkdown(path: string, params: URLSearchParams, isCopy: boolean) {
    const found = tryRules(path, pageAt(path)?.key === "blog" ? params : NO_QUERY);
    if (!found) return undefined;
    const { rule, key: address } = found;
    const missing = isCopy ? markdownPathOf(path) : address;
    const readKept: ReadPage = async () => {
      const kept = rule.kept.get(address);
      return kept ? textOfResponse(kept) : readPage(address);
    };
    const make: Render = async () =>
      (await markdownResponse(site, readKept, address, isCopy)) ?? page(4)(missing, Number.POSITIVE_INFINITY);
    return { rule, key: `${address} ${isCopy ? "copy" : "Markdown"}`, make };
  }

  function tryRules(pathname: string, params: URLSearchParams) {
    if (pageAt(pathname)?.query?.some((name) => params.has(name))) return undefined;
    for (const rule of rules) {
      const key = rule.keyOf(pathname, params);
      if (key !== undefined) return { rule, key, make: rule.make };
    }
    return undefined;
  }

  return {
    /** What is kept, without asking the database. */
    get: (pathname: string, params: URLSearchParams, accept: string | undefined) => {
      const found = find(pathname, params, accept);
      return found?.rule.kept.get(found.key);
    },
    /** Kept, or made now. Undefined for a page that no rule knows. */
    answer: (request: Request) => {
      const { pathname, searchParams } = new URL(request.url);
      const found = find(pathname, searchParams, request.headers.get("accept") ?? undefined);
      if (!found) return undefined;
      const { rule, key, make } = found;
      const render: Render = rule.isQueued ? (address, waitMs) => inQueue(() => make(address, waitMs)) : make;
      return rule.kept.answer(key, rule.streams ? waitMsFor(request) : Number.POSITIVE_INFINITY, render);
    },
    /** Called after a POST that may have changed what pages show. */
    recheck: () => {
      for (const { kept } of rules) kept.recheck();
    },
  };
}

/** The same for every visitor. */
function fixedKey(pathname: string) {
  const page = pageAt(pathname);
  return pathname === ledgersPage.path || (page && !page.live) ? pathname : undefined;
}

const LISTS = new Set(["/sitemap.xml", "/feed.xml", "/feed.json", "/llms.txt", "/llms-full.txt"]);

function postsKey(pathname: string, params: URLSearchParams) {
  const page = pageAt(pathname);
  if (page?.key === "blog") {
    const query = readBlogQuery(params);
    return query && pathname + writeBlogQuery(query);
  }
  const showsPosts = page ? page.live === "posts" : LISTS.has(pathname) || isPostPath(pathname);
  return showsPosts ? pathname : undefined;
}

function searchKey(pathname: string, params: URLSearchParams) {
  const key = params.has("q") ? postsKey(pathname, params) : undefined;
  return key && /[?&]q=/.test(key) ? key : undefined;
}

function pictureKey(pathname: string) {
  return readPicturePath(pathname) ? pathname : undefined;
}

/** How fast the agency answers. */
function answerSpeedKey(pathname: string) {
  return pageAt(pathname)?.live === "answer-speed" ? pathname : undefined;
}

/** With the requested topic and trade, if we know them. */
function bookingKey(pathname: string, params: URLSearchParams) {
  if (pageAt(pathname)?.live !== "calendar") return undefined;
  const asked = { interest: toInterest(params.get("interest")), businessType: toBusinessType(params.get("businessType")) };
  const known = Object.entries(asked).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
  return known.length > 0 ? `${pathname}?${known.join("&")}` : pathname;
}
