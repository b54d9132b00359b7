import { siteContext } from "../../../site/context.ts";
import { pages } from "../../../site/pages.ts";
import { guaranteeTerms } from "../words/guarantee.ts";
import type { Route } from "./+types/guarantee-file";

/** The terms as a file to forward, in the page's own words. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteContext).settings;
  const { title, subtitle, rows, file } = guaranteeTerms;
  const clauses = rows.map(({ label, text }, i) => `${i + 1}. ${label}\n${text}`);
  const body = [title, subtitle, ...clauses, `${siteUrl}${pages.packages.path}#guarantee`].join("\n\n");
  const headers = {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Disposition": `attachment; filename="${file.name}"`,
    "Cache-Control": "no-store",
  };
  return new Response(`${body}\n`, { headers });
}
