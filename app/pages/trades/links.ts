import { tradePath } from "../../site/pages.ts";
import type { Trade } from "./catalog.ts";
import { trades } from "./words/grid.ts";
import { tradePage } from "./words/page.ts";

/** Links to trades' pages, each by what the page is about. */
export function tradeLinks(keys: readonly Trade[]) {
  return keys.map((key) => ({ href: tradePath(key), name: tradePage.aiFor(trades[key].name) }));
}
