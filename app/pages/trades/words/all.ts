import type { Category } from "../../../blog/catalog/categories.ts";
import { TRADES, type Trade } from "../catalog/trades.ts";
import { electrical } from "./electrical.ts";
import { general } from "./general.ts";
import { handyman } from "./handyman.ts";
import { hvac } from "./hvac.ts";
import { landscaping } from "./landscaping.ts";
import { painting } from "./painting.ts";
import { plumbing } from "./plumbing.ts";
import { roofing } from "./roofing.ts";
import type { TradeWords } from "./words.ts";

/** Every trade's own page. */
export const tradeWords: Record<Trade, TradeWords> = {
  electrical,
  plumbing,
  hvac,
  general,
  roofing,
  landscaping,
  painting,
  handyman,
};

/** The trades a post is for: the one its category names, and those whose pages list it. */
export function tradesFor({ slug, category }: { slug: string; category: string }) {
  return TRADES.filter((trade) => CATEGORIES[trade] === category || tradeWords[trade].posts.includes(slug));
}

const CATEGORIES: Partial<Record<Trade, Category>> = {
  electrical: "Electrical",
  plumbing: "Plumbing",
  hvac: "HVAC",
  general: "General Contracting",
};
