import { brand } from "../content/brand.ts";
import { findPost } from "../data/posts.server.ts";
import { siteContext } from "../site/context.ts";
import { unavailableFile } from "../site/unavailable.ts";
import { drawPreviewPicture } from "../ui/preview-picture.tsx";
import type { Route } from "./+types/post-picture";

/** A picture is about 350 KB and costs a fifth of a second; those asked for last are kept. */
const MOST_KEPT = 24;
const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** The preview picture of a post: its title on the survey map. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  try {
    const post = params.name.endsWith(".png") ? await findPost(database, params.name.slice(0, -".png".length), now()) : undefined;
    if (!post) return new Response("No such picture.", { status: 404, headers: TEXT });
    return new Response(await pictureOf(post.title, settings.siteName), { headers: PICTURE });
  } catch (error) {
    return unavailableFile(log, error, "a preview picture could not be made");
  }
}

const TEXT = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
const PICTURE = { "Content-Type": "image/png", "Cache-Control": "public, max-age=86400", "Cross-Origin-Resource-Policy": "cross-origin" };

function pictureOf(title: string, siteName: string) {
  const picture = drawn.get(title) ?? drawPreviewPicture({ title, siteName, tagline: brand.tagline });
  drawn.delete(title);
  drawn.set(title, picture);
  picture.catch(() => drawn.delete(title));
  for (const oldest of drawn.keys()) if (drawn.size > MOST_KEPT) drawn.delete(oldest);
  return picture;
}
