import type { Settings } from "../../site/settings.ts";
import { founderNames } from "../../site/studio/studio.ts";
import { filled } from "../../text/format.ts";
import { blog } from "./blog.ts";

/** Who writes posts: the team, and its people if the owner has told who they are. */
export function authorOf({ siteName, studio }: Settings) {
  return { team: filled(blog.team, { siteName }), people: founderNames(studio) };
}
