import type { Trade } from "../catalog/trades.ts";

/** What the calculator says about a page's example. */
export type Fit = {
  /** '9 people, about $1.6M a year by our rule of thumb'. */
  size: string;
  audit: string;
  build: string;
  buildRange: string;
  /** Hours a week that these of the page's first fixes would save. */
  saved: (...fixes: string[]) => string;
  /** What a build guarantees. */
  guaranteed: number;
};

/**
 * Which package the example shop should buy, and which of the page's fixes that would be. Written for each trade; hours are those of the
 * fixes it names.
 */
export const tradePackages: Record<Trade, (fit: Fit) => string> = {
  electrical: ({ size, audit, build, saved, guaranteed }) =>
    `A shop like this one (${size}) should start with the ${audit}. It would time one thing, permits and inspections, and about ${saved("Permit and inspection dates")} hours a week could come back there. You end up with a plan. Building it isn't on our price list. You can do that yourself, find a freelancer or have us quote it. If you want two things built, skip the audit, because ${build}, includes it. Quote drafts would save ${saved("Quotes drafted from photos")} hours and permits ${saved("Permit and inspection dates")}. That's ${saved("Quotes drafted from photos", "Permit and inspection dates")}, and the guarantee is ${guaranteed}.`,
  plumbing: ({ size, audit, build, buildRange, saved }) =>
    `This shop has ${size}. ${build}, is made for ${buildRange}, so we'd send it to the ${audit}. It follows a job from the tech's notes to the invoice, and about ${saved("From the tech's notes to the invoice")} hours a week could come back there. Building it comes after, by you, a freelancer, or us at a price we name first. Missed weekend calls need no audit. Start those with a text-back, under $20 a month.`,
  hvac: ({ size, build, saved, guaranteed }) =>
    `${build}, would build two of the three here: tickets from a photo, which gives back ${saved("Tickets from a photo")} hours in a plain week, and renewals, which gives back ${saved("Agreement renewals")}. Together that's ${saved("Tickets from a photo", "Agreement renewals")}. We guarantee ${guaranteed}, which is close, so we'd want a plain week's log from your office before you sign. At ${size}, the shop is past the size we made the audit for. Ranking calls would be third, because it keeps callers more than it saves time.`,
  general: ({ size, audit, build, saved, guaranteed }) =>
    `With ${size}, this company fits two of our packages, and we'd name the smaller one: the ${audit}. It follows one thing, how subs get lined up, and could find ${saved("Reminders to subs")} hours a week. That's a plan on paper. Building it is extra, so get a price first, from us too. To have two things running, take ${build}, right away: the sub reminders and the Friday update (${saved("The Friday update")} hours more) make ${saved("Reminders to subs", "The Friday update")} against the ${guaranteed} we guarantee. Signed extras save few hours, so they'd come third.`,
  roofing: ({ size, audit, build, saved, guaranteed }) =>
    `We'd tell this roofer (${size}) to buy the ${audit}, and to spend it on supplements, from the first photo to the sent file. About ${saved("Photos and supplements")} hours a week could come back. No package of ours builds just that, so you'd get it built elsewhere or on a quote. ${build}, builds two: supplements, and the adjuster dates for another ${saved("Adjuster dates")}. In a week without a storm that's ${saved("Photos and supplements", "Adjuster dates")} hours, a little over the ${guaranteed} in the guarantee. Storm intake would bring in roofs and save few hours, so set it up third, in a slow month.`,
  landscaping: ({ size, build, saved, guaranteed }) =>
    `The company on this page (${size}) is one we'd build for. ${build}, would turn visits into bills, which saves ${saved("Bills from the crew's phone")} hours in a dry week, and takeoffs into quotes, for ${saved("Mulch and cleanup quotes")} more: ${saved("Bills from the crew's phone", "Mulch and cleanup quotes")} without a drop of rain, against the ${guaranteed} we guarantee. Rain texts come third, because in a dry month they save nothing.`,
  painting: ({ size, audit, build, saved, guaranteed }) =>
    `Here the estimates are the biggest piece, and the ${audit}, is enough to start: ${size}, and about ${saved("Questions before the drive", "Proposals from your counts")} hours a week to find between the first text and the proposal. The questions and the proposals are one workflow, and the brief covers both. It ends on paper, and you'd get a quote before anyone builds it. ${build}, builds that and the job notes (${saved("Job notes by 7 AM")} hours), ${saved("Questions before the drive", "Proposals from your counts", "Job notes by 7 AM")} in all against a guarantee of ${guaranteed}. Keep five days of your own log before you pay for that one.`,
  handyman: ({ size, build, saved, guaranteed }) =>
    `We wouldn't sell this shop anything. It has ${size}. ${build}, has to save ${guaranteed} hours a week. The first reply would save ${saved("The first reply")} here and the invoices ${saved("The invoice, before you pull out")}, together ${saved("The first reply", "The invoice, before you pull out")}. The forms further down are free.`,
};
