import { unavailableFile } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { noPicture, pictureAnswer } from "../../site/share-picture.server.ts";
import { climbPicture, picturedHours } from "../rules/climb-picture.ts";
import { climbWords } from "../words/climb.ts";
import type { Route } from "./+types/climb-picture";

/** The share picture for a report's link: how far its hours lead, in steps of a tenth. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const hours = picturedHours(/^(.*)\.png$/.exec(params.name)?.[1]);
  try {
    if (hours === undefined) return noPicture();
    const { title, climb } = climbPicture(hours, climbWords);
    return await pictureAnswer(site, { title, climb });
  } catch (error) {
    return unavailableFile(site.log, error, "a share picture could not be made");
  }
}
