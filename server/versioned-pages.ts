import { contentState } from "../app/blog/data/posts.server.ts";
import { readPicturePath } from "../app/blog/rules/picture.ts";
import { calendarState } from "../app/booking/data/availability.server.ts";
import type { Site } from "../app/site/context.ts";
import { blogPath, isSearch, waitMsFor } from "./blog-pages.ts";
import { contactPath } from "./contact-pages.ts";
import { pictureResponse } from "./pictures.ts";
import type { createRenderer } from "./render.ts";
import type { createTurns } from "./turns.ts";
import { VersionedCache } from "./versioned-cache.ts";

const SEARCH_BYTES = 4 * 1024 * 1024;
const PICTURE_BYTES = 8 * 1024 * 1024;

type TakeTurn = ReturnType<typeof createTurns>;
type Renderer = ReturnType<typeof createRenderer>["renderOrStream"];

/** The pages made from posts, their pictures and the booking page, each cached until the database changes what it shows. */
export function createVersionedPages(site: Site, renderOrStream: Renderer, takeTurn: TakeTurn) {
  const { database, now, settings } = site;
  const readPosts = () => contentState(database, now());
  const blog = new VersionedCache(site, readPosts);
  // Separate, so strangers' searches can't push posts out.
  const searches = new VersionedCache(site, readPosts, SEARCH_BYTES);
  // Separate too: a few dozen pictures weigh as much as all pages.
  const pictures = new VersionedCache(site, readPosts, PICTURE_BYTES);
  const contact = new VersionedCache(site, () => calendarState(database, { now: now(), settings }));

  function find(pathname: string, params: URLSearchParams) {
    const post = blogPath(pathname, params);
    if (post !== undefined) return { cache: isSearch(post) ? searches : blog, address: post, waitMs: waitMsFor };
    if (readPicturePath(pathname)) return { cache: pictures, address: pathname, waitMs: () => Number.POSITIVE_INFINITY };
    const booking = contactPath(pathname, params);
    // The booking page is never streamed: it has its own time limit for loading the calendar.
    return booking === undefined ? undefined : { cache: contact, address: booking, waitMs: () => Number.POSITIVE_INFINITY };
  }

  return {
    /** The cached page, without a query. */
    get: (pathname: string, params: URLSearchParams) => {
      const page = find(pathname, params);
      return page?.cache.get(page.address);
    },
    /** Undefined for any other kind of page. */
    answer: (request: Request) => {
      const { pathname, searchParams } = new URL(request.url);
      const page = find(pathname, searchParams);
      return page?.cache.answer(page.address, page.waitMs(request), (waitMs) => {
        if (page.cache === pictures) return pictureResponse(site, page.address);
        const isFound = page.cache === searches;
        const render = () => renderOrStream(new Request(settings.siteUrl + page.address), isFound ? 4 : 9, waitMs);
        return isFound ? takeTurn(render) : render();
      });
    },
    /** Called after a POST that may have changed a slot. */
    forgetCalendar: () => contact.forget(),
  };
}
