import { unavailableFile } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { noPicture, pictureAnswer } from "../../site/share-picture.server.ts";
import { findPost } from "../data/posts.server.ts";
import { mapCropOf } from "../rules/map-crop.ts";
import type { Route } from "./+types/share-picture";

/** The share picture of a post: its title beside its subject's place on the map. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  try {
    const slug = params.name.endsWith(".png") ? params.name.slice(0, -".png".length) : "";
    const post = await findPost(site.database, slug, site.now());
    return post
      ? await pictureAnswer(site, { title: post.title, exhibit: { kind: "place", sheet: mapCropOf(post.category) } })
      : noPicture();
  } catch (error) {
    return unavailableFile(site.log, error, "a share picture could not be made");
  }
}
