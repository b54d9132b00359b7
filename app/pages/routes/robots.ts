import { siteContext } from "../../site/context.ts";
import type { Route } from "./+types/robots";

/**
 * Everything may be read. Content-Signal (contentsignals.org) says what may be done with it: list it in searches, and answer people's
 * questions with it. It says nothing about training, which neither allows nor forbids it.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteContext).settings;
  const lines = [
    "# search: may be listed in search results. ai-input: assistants may read it to answer somebody's question.",
    `# For assistants: ${siteUrl}/llms.txt`,
    "User-agent: *",
    "Content-Signal: search=yes, ai-input=yes",
    "Allow: /",
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
