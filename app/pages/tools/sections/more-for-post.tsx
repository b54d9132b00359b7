import { pages } from "../../../site/pages.ts";
import { tradeLinks } from "../../trades/links.ts";
import { TradeLinks } from "../../trades/ui/trade-links.tsx";
import { tradesFor } from "../../trades/words/all.ts";
import { tradePage } from "../../trades/words/page.ts";
import { toolLink } from "../links.ts";
import { PostTools } from "../ui/post-tools.tsx";
import { toolsOfPost, toolsPage } from "../words/tools.ts";

/** The forms that a post describes, and the pages of the trades that it's for. */
export function MoreForPost({ post }: { post: Parameters<typeof tradesFor>[0] & { slug: string } }) {
  return (
    <>
      <PostTools words={toolsPage.inPost} tools={toolsOfPost(post.slug).map(toolLink)} allHref={pages.tools.path} />
      <TradeLinks label={tradePage.byTrade} links={tradeLinks(tradesFor(post))} className="mt-10" />
    </>
  );
}
