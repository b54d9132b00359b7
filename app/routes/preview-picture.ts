import { siteContext } from "../request/context.ts";
import { unavailableFile } from "../request/unavailable.ts";
import { allPages } from "../site/pages.ts";
import type { Route } from "./+types/preview-picture";
import { noPicture, pictureAnswer } from "./picture-answer.server.ts";

/** The preview picture for a page in the table of pages. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const page = allPages.find(({ key }) => `${key}.png` === params.name);
  try {
    return page ? await pictureAnswer(site, page.title) : noPicture();
  } catch (error) {
    return unavailableFile(site.log, error, "a preview picture could not be made");
  }
}
