import { unavailableFile } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { fileAnswers } from "../../site/words/file-answers.ts";
import { tokenOf } from "../../tokens/token-of.ts";
import { feedCalls, isFeedToken } from "../data/calendar/calendar-feed.server.ts";
import { callFeed } from "../mail/calendar-feed.ts";
import type { Route } from "./+types/calendar-feed";

/** The calls, for the calendar of whoever has the address that `./peakworks calendar feed` prints. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, settings, now, log } = context.get(siteContext);
  try {
    if (!(await isFeedToken(database, settings, tokenOf(request)))) return new Response(fileAnswers.missing, { status: 404 });
    const body = callFeed(await feedCalls(database, now()), settings);
    return new Response(body, { headers: { "Content-Type": "text/calendar; charset=utf-8" } });
  } catch (error) {
    return unavailableFile(log, error, "the calendar feed could not be made");
  }
}
