import { readPictureFile } from "../data/posts/picture-files.server.ts";
import { siteContext } from "../request/context.ts";
import { unavailableFile } from "../request/unavailable.ts";
import { readPicturePath } from "../rules/post/picture.ts";
import type { Route } from "./+types/picture";
import { noPicture } from "./picture-answer.server.ts";

/** The address has the picture's hash in it, so what is behind it never changes. Feed readers show it on pages of their own. */
const PUBLISHED = { "Cache-Control": "public, max-age=31536000, immutable", "Cross-Origin-Resource-Policy": "cross-origin" };
const PRIVATE = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

/** One file of a picture in a post. It's already made: nothing is drawn or resized here. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, now, log } = context.get(siteContext);
  try {
    const address = readPicturePath(new URL(request.url).pathname);
    const file = address && (await readPictureFile(database, address, now()));
    if (!file) return noPicture();
    const headers = { ...(file.isPublic ? PUBLISHED : PRIVATE), "Content-Type": `image/${address.format}` };
    return new Response(new Uint8Array(file.bytes), { headers });
  } catch (error) {
    return unavailableFile(log, error, "a picture could not be read");
  }
}
