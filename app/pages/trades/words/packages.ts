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

/** `note` is what the figures don't say: what comes after, or first. */
type Verdict = { says: string; rows: { label: string; figure: string }[]; note: string };

/**
 * Which package the example shop should buy, and which of the page's fixes that would be. Written for each trade; hours are those of the
 * fixes it names.
 */
export const tradePackages: Record<Trade, (fit: Fit) => Verdict> = {
  electrical: ({ size, audit, build, saved, guaranteed }) => ({
    says: `A shop like this one (${size}) should start with the ${audit}. You end up with a plan.`,
    rows: [
      { label: "The audit: permits and inspections", figure: about(saved("Permit and inspection dates")) },
      {
        label: `${build}: those, and quote drafts for ${saved("Quotes drafted from photos")} more`,
        figure: hours(saved("Quotes drafted from photos", "Permit and inspection dates")),
      },
      { label: "What that one guarantees", figure: hours(guaranteed) },
    ],
    note: "Building from the plan isn't on our price list. You can do that yourself, find a freelancer or have us quote it. If you want two things built, skip the audit, because Growth Engine includes it.",
  }),
  plumbing: ({ size, audit, build, buildRange, saved }) => ({
    says: `This shop has ${size}, so we'd send it to the ${audit}.`,
    rows: [
      { label: "The audit: a job, from the tech's notes to the invoice", figure: about(saved("From the tech's notes to the invoice")) },
      { label: `${build}, is made for`, figure: buildRange },
      { label: "Missed weekend calls: a text-back, no audit needed", figure: "under $20 a month" },
    ],
    note: "Building it comes after, by you, a freelancer, or us at a price we name first.",
  }),
  hvac: ({ size, build, saved, guaranteed }) => ({
    says: `${build}, would build two of the three here. At ${size}, the shop is past the size we made the audit for.`,
    rows: [
      { label: "Tickets from a photo", figure: hours(saved("Tickets from a photo")) },
      { label: "Agreement renewals", figure: hours(saved("Agreement renewals")) },
      { label: `Together, against the ${guaranteed} we guarantee`, figure: hours(saved("Tickets from a photo", "Agreement renewals")) },
    ],
    note: "That's close, so we'd want a plain week's log from your office before you sign. Ranking calls would be third, because it keeps callers more than it saves time.",
  }),
  general: ({ size, audit, build, saved, guaranteed }) => ({
    says: `With ${size}, this company fits two of our packages, and we'd name the smaller one: the ${audit}.`,
    rows: [
      { label: "The audit: how subs get lined up", figure: about(saved("Reminders to subs")) },
      {
        label: `${build}: sub reminders running, and the Friday update for ${saved("The Friday update")} more`,
        figure: hours(saved("Reminders to subs", "The Friday update")),
      },
      { label: "What that one guarantees", figure: hours(guaranteed) },
    ],
    note: "The audit is a plan on paper. Building it is extra, so get a price first, from us too. Signed extras save few hours, so they'd come third.",
  }),
  roofing: ({ size, audit, build, saved, guaranteed }) => ({
    says: `We'd tell this roofer (${size}) to buy the ${audit}, and to spend it on supplements, from the first photo to the sent file.`,
    rows: [
      { label: "The audit: supplements", figure: about(saved("Photos and supplements")) },
      {
        label: `${build}: those, and adjuster dates for ${saved("Adjuster dates")} more`,
        figure: hours(saved("Photos and supplements", "Adjuster dates")),
      },
      { label: "What that one guarantees", figure: hours(guaranteed) },
    ],
    note: "No package of ours builds just the supplements, so you'd get them built elsewhere or on a quote. Storm intake would bring in roofs and save few hours, so set it up third, in a slow month.",
  }),
  landscaping: ({ size, build, saved, guaranteed }) => ({
    says: `The company on this page (${size}) is one we'd build for. ${build}, would save, without a drop of rain:`,
    rows: [
      { label: "Visits turned into bills", figure: hours(saved("Bills from the crew's phone")) },
      { label: "Takeoffs turned into quotes", figure: hours(saved("Mulch and cleanup quotes")) },
      {
        label: `Both, where we guarantee ${guaranteed}`,
        figure: hours(saved("Bills from the crew's phone", "Mulch and cleanup quotes")),
      },
    ],
    note: "Rain texts come third, because in a dry month they save nothing.",
  }),
  painting: ({ size, audit, build, saved, guaranteed }) => ({
    says: `Here the estimates are the biggest piece. With ${size}, the ${audit}, is enough to start.`,
    rows: [
      {
        label: "The audit: from the first text to the proposal",
        figure: about(saved("Questions before the drive", "Proposals from your counts")),
      },
      {
        label: `${build}: that, and job notes for ${saved("Job notes by 7 AM")} more`,
        figure: hours(saved("Questions before the drive", "Proposals from your counts", "Job notes by 7 AM")),
      },
      { label: "What that one guarantees", figure: hours(guaranteed) },
    ],
    note: "The questions and the proposals are one workflow, and the brief covers both. It ends on paper, and you'd get a quote before anyone builds it. Keep five days of your own log before you pay for Growth Engine.",
  }),
  handyman: ({ size, build, saved, guaranteed }) => ({
    says: `We wouldn't sell this shop anything. It has ${size}.`,
    rows: [
      { label: "The first reply would save", figure: hours(saved("The first reply")) },
      { label: "The invoices would save", figure: hours(saved("The invoice, before you pull out")) },
      { label: "Together", figure: hours(saved("The first reply", "The invoice, before you pull out")) },
      { label: `${build}, has to save`, figure: hours(guaranteed) },
    ],
    note: "The forms further down are free.",
  }),
};

function hours(count: string | number) {
  return `${count} hours a week`;
}

function about(count: string) {
  return `about ${hours(count)}`;
}
