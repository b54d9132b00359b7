import type { ArticleKey } from "../catalog/articles.ts";
import type { KeyNumber } from "../rules/number-place.ts";

/** By a post's slug or a static article's key. A test holds each against the section that it stands beside. */
export const keyNumbers: Record<string, KeyNumber> = {
  "ai-roi-for-contractors": { section: 3, figure: "9.6 weeks", says: "until the setup is paid back, with the savings cut in half" },
  "questions-your-crew-will-ask-about-ai": {
    section: 2,
    figure: "30 days",
    says: "is how long this example policy keeps a recording. Pick your own number.",
  },
  "a-no-heat-monday-hour-by-hour": {
    section: 2,
    figure: "12 minutes",
    says: "for a person to check the list. She moves three of 20 calls.",
  },
  "one-change-order-form-before-and-after": { section: 2, figure: "$4,944", says: "a year, if two extras a month are each $206 short" },
  "stop-the-third-trip-to-the-supply-house": {
    section: 1,
    figure: "$26,400",
    says: "a year of time you could have sold, at four runs a week",
  },
  "texts-for-when-a-job-goes-wrong": { section: 2, figure: "20 minutes", says: "to add to whatever the software says about your arrival" },
  "seven-ways-an-ai-estimate-goes-wrong": {
    section: 1,
    figure: "$564",
    says: "lost to one guess: 25 feet in the draft, 70 feet in the house",
  },
  "automate-draft-or-leave-alone": { section: 5, figure: "165 minutes", says: "a week back, on 22 small jobs with six tasks each" },
  "which-leads-are-worth-buying": { section: 2, figure: "$333", says: "more for a signed job, from the leads that looked cheaper" },
  "a-tune-up-report-the-homeowner-reads": {
    section: 6,
    figure: "$10,200",
    says: "in planned jobs, if one report in twelve leads to one",
  },
  "the-two-week-look-ahead-in-thirty-minutes": {
    section: 3,
    figure: "$1,152",
    says: "of standing around, if the drywall crew comes before the inspector",
  },
  "from-camera-run-to-sewer-quote": { section: 3, figure: "$223.75", says: "a foot. Hold it against your last five replacements." },
  "a-friday-debrief-for-apprentices": { section: 1, figure: "$30", says: "a week for three people. That one 70-minute hunt cost more." },
  "give-an-ai-tool-a-road-test-first": { section: 3, figure: "5 bundles", says: "short at 2 PM, if the tool leaves out the pitch" },
  "panel-upgrade-quote-checklist": { section: 5, figure: "71 amps", says: "calculated on a 100-amp service: there may be a second answer" },
  "electrical-permit-inspection-tracker": { section: 4, figure: "$6,360", says: "a year for two wasted inspections a month" },
  "water-heater-replacement-quote": { section: 3, figure: "$468.75", says: "a month, if three quotes need a second trip" },
  "drain-cleaning-follow-up-callbacks": { section: 4, figure: "$1,425", says: "from one text, if 5 of 12 root lines book again" },
  "refrigerant-log-epa-608-records": { section: 3, figure: "14.0 pounds", says: "of R-410A in June, and the cylinder has to agree" },
  "hvac-maintenance-agreement-renewals": { section: 1, figure: "$4,400", says: "a year, if 84 percent renew instead of 76" },
  "a-daily-job-log-by-voice-memo": {
    section: 5,
    figure: "$3,125",
    says: "is what the log costs in 50 weeks, so that's what it has to earn",
  },
  "subcontractor-insurance-and-lien-waivers": {
    section: 5,
    figure: "$2,160",
    says: "of extra premium for one policy that lapsed in March",
  },
  "invoice-the-same-day": { section: 2, figure: "$26,304", says: "moves into the account once and stays there" },
  "call-triage-card": { section: 5, figure: "$397.50", says: "lost on one trip that nobody needed until morning" },
  "time-log-for-the-weekly-math": { section: 3, figure: "$57,250", says: "a year of office time, from a week with 34 entries" },
  "what-an-hour-costs-loaded-labor-rate": { section: 4, figure: "$101.97", says: "an hour is break-even, with nothing left for a new van" },
  "how-to-ask-for-a-google-review": { section: 4, figure: "36 reviews", says: "in 3 months, if one customer in five answers" },
  "how-to-respond-to-a-bad-review": { section: 1, figure: "19", says: "good reviews bring the average back, however many you have" },
  "texting-customers-consent-and-10dlc": { section: 5, figure: "$45,000", says: "at stake, if 90 people who never said yes get the offer" },
  "call-recording-laws-and-ai-answering": {
    section: 2,
    figure: "32 minutes",
    says: "of callers' time a month, and nobody has to ask which state it is",
  },
  "using-ai-to-hire-techs": { section: 3, figure: "141 minutes", says: "saved on one opening with 48 applications" },
  "how-to-raise-prices-without-losing-customers": {
    section: 1,
    figure: "30 of 120",
    says: "customers can go before the raise is worse than doing nothing",
  },
  electrical: { section: 7, figure: "$6,400", says: "from about 75 minutes of work, if two of 25 open quotes come back" },
  plumbing: { section: 1, figure: "$1,350", says: "a week that called, if nine calls wait and one in three is a job" },
};

/** The number of a post or an article, for its card and beside its text. */
export function keyNumberOf({ path, article }: { path: string; article?: ArticleKey }) {
  const key = article ?? path.slice(path.lastIndexOf("/") + 1);
  return Object.hasOwn(keyNumbers, key) ? keyNumbers[key] : undefined;
}
