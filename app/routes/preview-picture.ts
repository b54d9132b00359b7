import { brand } from "../content/brand.ts";
import { siteContext } from "../site/context.ts";
import { allPages } from "../site/pages.ts";
import { drawPreviewPicture } from "../ui/preview-picture.tsx";
import type { Route } from "./+types/preview-picture";

/** A picture costs a fifth of a second to draw and changes only with a release, so each is drawn once. */
const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = allPages.find(({ key }) => `${key}.png` === params.name);
  if (!page) return new Response("No such picture.", { status: 404, headers: { "Content-Type": "text/plain; charset=utf-8" } });
  const { siteName } = context.get(siteContext).settings;
  const picture = drawn.get(page.key) ?? drawPreviewPicture({ title: page.title, siteName, tagline: brand.tagline });
  drawn.set(page.key, picture);
  return new Response(await picture, {
    headers: { "Content-Type": "image/png", "Cache-Control": "public, max-age=86400", "Cross-Origin-Resource-Policy": "cross-origin" },
  });
}
