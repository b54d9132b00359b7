import type { ArticleKey } from "../../blog/catalog/articles.ts";
import type { GuideKey } from "../../pages/guides/catalog/guides.ts";
import type { PackageKey } from "../../pages/packages/catalog/packages.ts";
import type { PaperKey } from "../../pages/papers/catalog.ts";
import type { ServiceKey } from "../../pages/services/catalog/services.ts";
import type { ToolPageKey } from "../../pages/tools/catalog/tools.ts";
import type { Trade } from "../../pages/trades/catalog/trades.ts";

/** A row of the table of pages. */
export type Page = {
  path: `/${string}`;
  aliases: readonly `/${string}`[];
  /** The file in app/ that renders it. */
  view: string;
  /** Without the studio's name, which the head adds. Together they stay under 65 characters. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
  keywords: readonly string[];
  /** Its name in the top bar. */
  nav?: string;
  /** Its name in the footer and in the last breadcrumb, and its footer column. */
  footer?: { name: string; column: "Company" | "Services" | "Help" };
  /** The page above it in the breadcrumb. */
  parent?: string;
  service?: ServiceKey;
  package?: PackageKey;
  article?: ArticleKey;
  paper?: PaperKey;
  trade?: Trade;
  guide?: GuideKey;
  tool?: ToolPageKey;
  /** Its form posts to its own URL. */
  posts?: true;
  /** What it shows that may change at any minute. It's kept until that does, instead of for the day. */
  live?: "posts" | "answer-speed" | "calendar";
  /** Query parameters that change the page's content: with any of them it's never kept. */
  query?: readonly string[];
};
