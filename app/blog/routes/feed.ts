import { unavailableFile } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { newestPosts } from "../data/posts.server.ts";
import { FEED_ENTRIES, makeFeed } from "../feed/feed.ts";
import { toAtom, toJsonFeed } from "../feed/feed-formats.ts";
import type { Route } from "./+types/feed";

const FORMATS: Record<string, { type: string; write: typeof toAtom }> = {
  "/feed.xml": { type: "application/atom+xml; charset=utf-8", write: toAtom },
  "/feed.json": { type: "application/feed+json; charset=utf-8", write: toJsonFeed },
};

/** One route for both feed formats. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { settings, database, now, log } = context.get(siteContext);
  const { pathname } = new URL(request.url);
  const format = FORMATS[pathname];
  if (!format) throw new Response(null, { status: 404 });
  try {
    const posts = await newestPosts(database, { now: now(), limit: FEED_ENTRIES });
    const body = format.write(makeFeed(posts, settings), settings.siteUrl + pathname);
    // When this response was written, not when the newest post was: a post may be removed, or added with an older date.
    return new Response(body, { headers: { "Content-Type": format.type, "Last-Modified": now().toUTCString() } });
  } catch (error) {
    return unavailableFile(log, error, "the feed could not be made");
  }
}
