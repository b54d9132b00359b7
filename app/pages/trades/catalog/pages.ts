import type { Page } from "../../../site/catalog/page.ts";
import { TRADE_SLUGS, type Trade } from "./trades.ts";

/** A page for each trade, below the index. Kept until the posts change, since they list some. */
export const tradePages = {
  electricalTrade: {
    ...rowFor("electrical"),
    title: "AI for Electricians: Quotes, Permits, Calls",
    description:
      "What an electrical shop loses in a week, in dollars, what to automate first, and where the license decides. With a panel job as an example.",
    keywords: ["AI for electricians", "electrical contractor software", "panel upgrade quotes", "permit tracking"],
  },
  plumbingTrade: {
    ...rowFor("plumbing"),
    title: "AI for Plumbers: Night Calls and Tank Quotes",
    description:
      "Missed calls, tank quotes and camera work: a plumbing week in plain numbers, what software can answer at 2 AM, and what needs a plumber.",
    keywords: ["AI for plumbers", "plumbing answering service", "water heater quote", "plumbing dispatch"],
  },
  hvacTrade: {
    ...rowFor("hvac"),
    title: "AI for HVAC Contractors: Calls, Dispatch, Renewals",
    description:
      "Rank no-heat calls, renew agreements and read data plates before the rush. What a plain week costs, and what your techs decide.",
    keywords: ["AI for HVAC", "HVAC dispatch software", "no-heat calls", "maintenance agreement renewals"],
  },
  generalTrade: {
    ...rowFor("general"),
    title: "AI for General Contractors: Subs and Changes",
    description:
      "Change orders signed the same day, subs who get reminded, updates drafted from voice notes: what three open jobs leak, and what to keep by hand.",
    keywords: ["AI for general contractors", "change order software", "subcontractor scheduling", "remodeling contractor AI"],
  },
  roofingTrade: {
    ...rowFor("roofing"),
    title: "AI for Roofers: Storm Calls, Photos, Adjusters",
    description:
      "Ninety calls after hail, four hundred photos, an adjuster who moves the date: what to set up before the storm, and what a plain week costs.",
    keywords: ["AI for roofers", "roofing lead response", "storm damage intake", "roofing contractor software"],
  },
  landscapingTrade: {
    ...rowFor("landscaping"),
    title: "AI for Landscapers: Routes and Rain Days",
    description:
      "Rain texts, add-ons that get billed and quotes from the driveway: what an ordinary week in season costs, and what isn't a job for software.",
    keywords: ["AI for landscapers", "lawn care scheduling", "landscaping estimates", "rain day rescheduling"],
  },
  paintingTrade: {
    ...rowFor("painting"),
    title: "AI for Painters: Estimates, Scope and Color",
    description:
      "Fewer wasted drives, proposals from your own counts, colors signed before the first coat. What free estimates cost a painting contractor.",
    keywords: ["AI for painters", "painting estimates", "painting contractor software", "paint proposal"],
  },
  handymanTrade: {
    ...rowFor("handyman"),
    title: "AI for Handymen: Texts, Prices, Invoices",
    description:
      "Twenty small jobs a week and ten hours of typing nobody pays for. What that comes to, which typing to hand off, and when a bot must say no.",
    keywords: ["AI for handymen", "handyman invoicing", "handyman scheduling", "handyman pricing"],
  },
} as const satisfies Record<`${Trade}Trade`, Page>;

function rowFor<Key extends keyof typeof TRADE_SLUGS>(trade: Key) {
  return {
    path: `/trades/${TRADE_SLUGS[trade]}`,
    aliases: [],
    view: "pages/trades/routes/trade.tsx",
    parent: "trades",
    live: "posts",
    trade,
  } as const;
}
