import { Download } from "../../../design/icons.tsx";
import { pages } from "../../../site/pages.ts";
import { tradeLinks } from "../../trades/trade-links.ts";
import { TradeLinks } from "../../trades/ui/trade-links.tsx";
import { tradesFor } from "../../trades/words/all.ts";
import { tradePage } from "../../trades/words/page.ts";
import { type ToolLink, toolLink } from "../tool-links.ts";
import { toolsOfPost, toolsPage } from "../words/tools.ts";

/** The forms that a post describes, and the pages of the trades that it's for. */
export function MoreForPost({ post }: { post: Parameters<typeof tradesFor>[0] & { slug: string } }) {
  return (
    <>
      <PostTools tools={toolsOfPost(post.slug).map(toolLink)} />
      <TradeLinks label={tradePage.byTrade} links={tradeLinks(tradesFor(post))} className="mt-10" />
    </>
  );
}

/** The forms that a post describes, to take away. */
function PostTools({ tools }: { tools: ToolLink[] }) {
  const words = toolsPage.inPost;
  if (tools.length === 0) return null;
  return (
    <aside aria-labelledby="take-away" className="card no-print mt-12 p-6 md:p-8">
      <h2 id="take-away" className="display text-h3">
        {words.heading}
      </h2>
      <p className="text-stone mt-1">{words.text}</p>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-x-8 gap-y-3">
        {tools.map(({ href, name, kind, size, page }) => (
          <li key={href}>
            <a href={href} download className="border-line hover:border-ink flex min-h-14 items-center gap-4 rounded-lg border px-4 py-3">
              <Download className="size-5 shrink-0" />
              <span>
                <span className="block font-semibold underline">{name}</span>
                <span className="text-stone text-sm">{`${kind}, ${size}`}</span>
              </span>
            </a>
            {page && (
              <a href={page} className="tap-link text-sm">
                {words.howTo}
                <span className="sr-only">: {name}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <a href={pages.tools.path} className="tap-link font-semibold">
          {words.all}
        </a>
      </p>
    </aside>
  );
}
