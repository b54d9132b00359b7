import type { Trade } from "../catalog.ts";

/** What the calculator says about a page's example. Hours are a week's, of one line or two, as they'd be saved. */
export type Fit = {
  /** '9 people, about $1.6M a year by our rule of thumb'. */
  size: string;
  audit: string;
  build: string;
  buildRange: string;
  quotes: string;
  paperwork: string;
  followUp: string;
  /** Two lines together. */
  quotesAndPaperwork: string;
  paperworkAndFollowUp: string;
  /** What a build guarantees. */
  guaranteed: number;
};

/** Which package the example shop should buy, and which of the page's projects that would be. Written for each trade, figures from the calculator. */
export const tradePackages: Record<Trade, (fit: Fit) => string> = {
  electrical: (fit) =>
    `A shop like this one (${fit.size}) should start with the ${fit.audit}. It would time the permits, inspection windows and invoices, where about ${fit.paperwork} hours a week could come back. You get a plan, and having it built is a second bill. If you want it built right away, ${fit.build}, would take the panel intake (${fit.quotes} hours) and the permit dates (${fit.paperwork}). Together that's ${fit.quotesAndPaperwork}, and we guarantee ${fit.guaranteed}.`,
  plumbing: (fit) =>
    `This shop has ${fit.size}. ${fit.build}, is made for ${fit.buildRange}, so we'd send it to the ${fit.audit}: one look at camera notes, tickets and invoices, where software could take ${fit.paperwork} hours a week. Afterward you build it yourself or pay somebody to. Missed weekend calls need no audit. Start those with the free text-back.`,
  hvac: (fit) =>
    `${fit.build}, would build two of the three here: data plates and agreement renewals. The plates and tickets give back ${fit.paperwork} hours a week, the renewal calls ${fit.followUp}. That's ${fit.paperworkAndFollowUp}, and we guarantee ${fit.guaranteed}. At ${fit.size}, the shop is past the size we made the audit for. Ranking calls would be third. It keeps callers and saves few hours.`,
  general: (fit) =>
    `With ${fit.size}, this company fits two of our packages, and we'd name the smaller one: the ${fit.audit}. It follows the extras and the sub reminders, which run on the same list, and could find ${fit.paperwork} hours a week. What you hold at the end is paper. To have it running, ${fit.build}, would build that list and the Friday update: ${fit.paperwork} hours and ${fit.followUp}, so ${fit.paperworkAndFollowUp} against the ${fit.guaranteed} we guarantee.`,
  roofing: (fit) =>
    `We'd tell this roofer (${fit.size}) to buy the ${fit.audit}, and to spend it on the photos: naming and supplements could give back ${fit.paperwork} hours a week. The audit doesn't build it. ${fit.build}, does, together with the adjuster dates for another ${fit.followUp}. That comes to ${fit.paperworkAndFollowUp} hours, and ${fit.guaranteed} is the guarantee.`,
  landscaping: (fit) =>
    `The company on this page (${fit.size}) is one we'd build for. With ${fit.build}, it would get the rain texts and the mulch quotes. Route changes and the bills after them give back ${fit.paperwork} hours a week, quotes ${fit.quotes}. Add them up and it's ${fit.quotesAndPaperwork}. Our guarantee is ${fit.guaranteed}. The add-ons can wait for a quiet month.`,
  painting: (fit) =>
    `Here the estimates are the biggest piece, and the ${fit.audit}, is enough to start: ${fit.size}, and about ${fit.quotes} hours a week to find between the first text and the proposal. It ends with a plan on paper. ${fit.build}, guarantees ${fit.guaranteed} hours. Proposals and the color forms come to ${fit.quotesAndPaperwork} in this example, right on the line, so we'd time yours before we sold you that.`,
  handyman: (fit) =>
    `We wouldn't sell this shop anything. It has ${fit.size}. ${fit.build}, has to save ${fit.guaranteed} hours a week. The first reply would save ${fit.quotes} here and the invoices ${fit.paperwork}, together ${fit.quotesAndPaperwork}. The forms further down are free.`,
};
