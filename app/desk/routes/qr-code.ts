import { siteContext } from "../../site/context.ts";
import { linkAddress, linkProblem, qrPicture } from "../../visits/rules/link.ts";
import { readLink } from "../rules/named-link.ts";
import { links as words } from "../words/numbers.ts";
import type { Route } from "./+types/qr-code";

/** The code of a link as a picture, to look at or with `file` to keep. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { settings } = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  const link = readLink(Object.fromEntries(searchParams));
  if (linkProblem(link)) throw new Response(words.unknown, { status: 404 });
  const headers = {
    "Content-Type": "image/svg+xml",
    ...(searchParams.has("file") && { "Content-Disposition": `attachment; filename="${link.source}.svg"` }),
  };
  return new Response(qrPicture(linkAddress(link, settings.siteUrl)), { headers });
}
