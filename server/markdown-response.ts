import { makeMarkdown, type ReadPage } from "../app/assistants/read.server.ts";
import { RETRY_SECONDS } from "../app/forms/api-answer.ts";
import type { Site } from "../app/site/context.ts";
import { logFailure } from "../app/site/failure.ts";
import { markdownPathOf } from "../app/site/markdown-path.ts";
import { pageAt } from "../app/site/pages.ts";
import { fileAnswers } from "../app/site/words/file-answers.ts";
import { closedHeaders } from "./headers.ts";
import { compress, storeResponse } from "./stored-response.ts";

const TYPE = "text/markdown; charset=utf-8";
const PLAIN = { "Content-Type": "text/plain; charset=utf-8", "Retry-After": RETRY_SECONDS };

/**
 * `address` is the page's own, with what of its query changes it. Search engines shouldn't list a copy, at an address of its own, beside
 * the page; under the page's address it's the page in another form.
 */
export async function markdownResponse(site: Site, readPage: ReadPage, address: string, isCopy: boolean) {
  const { settings, log } = site;
  const headers = closedHeaders(settings);
  try {
    const markdown = await makeMarkdown(address, site, readPage);
    if (markdown === undefined) return undefined;
    const [path = "", query] = address.split("?");
    const copy = markdownPathOf(path) + (query ? `?${query}` : "");
    const canonical = settings.siteUrl + (pageAt(path)?.path ?? path) + (query ? `?${query}` : "");
    const own: Record<string, string> = isCopy
      ? { Link: `<${canonical}>; rel="canonical"`, "X-Robots-Tag": "noindex" }
      : { "Content-Location": copy, Vary: "Accept" };
    // The site itself reads most of these, and more would take as long as half of the making.
    const bodies = await compress(new TextEncoder().encode(markdown), 4);
    return storeResponse(200, { ...headers, "Cache-Control": "public, no-cache", "Content-Type": TYPE, ...own }, bodies);
  } catch (error) {
    const status = logFailure(log, error, "a page could not be written as Markdown");
    return storeResponse(status, { ...headers, ...PLAIN }, { identity: new TextEncoder().encode(fileAnswers.unavailable) });
  }
}
