import { unavailableFile } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { allPages } from "../../site/pages.ts";
import { noPicture, pictureAnswer } from "../../site/share-picture.server.ts";
import { exhibitOf } from "../share-exhibit.ts";
import type { Route } from "./+types/share-picture";

/** The share picture for a page in the table of pages. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const page = allPages.find(({ key }) => `${key}.png` === params.name);
  try {
    return page ? await pictureAnswer(site, { title: page.title, exhibit: exhibitOf(page) }) : noPicture();
  } catch (error) {
    return unavailableFile(site.log, error, "a share picture could not be made");
  }
}
