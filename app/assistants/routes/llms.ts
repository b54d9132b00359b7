import { unavailableFile } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { llmsFullText, llmsText } from "../llms.server.ts";
import type { Route } from "./+types/llms";

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const make = new URL(request.url).pathname === "/llms.txt" ? llmsText : llmsFullText;
  try {
    return new Response(await make(site), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
  } catch (error) {
    return unavailableFile(site.log, error, "the list for assistants could not be made");
  }
}
