import { dollars } from "../../../text/format.ts";
import { GUARANTEE, PACKAGES } from "../../packages/catalog/packages.ts";
import { texting, textingUsd } from "../../services/words/texting.ts";
import type { Paper } from "./paper.ts";

const guaranteed = PACKAGES.growthEngine.guaranteedHoursPerWeek;

/** Hours a week: logged before we built, and logged this week. */
const TASKS = [
  { task: "Writing quotes", before: 14, now: 5.5 },
  { task: "Returning missed calls", before: 5, now: 2 },
  { task: "Setting up visits", before: 3.5, now: 2 },
];
const EARLIER = [10.5, 11.5];
const MISSED_CALLS = 31;
/** This week, and in the log before we built. */
const QUOTES = { now: 12, before: 10 };
/** What running it costs the sample's shop in a week. The packages page adds it up for a month and a year. */
export const reportCosts = [
  { item: "Phone number and texts", usd: Math.round((textingUsd((MISSED_CALLS * texting.partsPerMissedCall * 52) / 12) * 12) / 52) },
  { item: "AI usage", usd: 11 },
  { item: "Automation tool, one week of the monthly plan", usd: 20 },
];

const hours = (count: number) => count.toFixed(1);
const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
const before = sum(TASKS.map((task) => task.before));
const now = sum(TASKS.map((task) => task.now));
const saved = before - now;
const savedBy = (from: number, to: number) => sum(TASKS.slice(from, to).map((task) => task.before - task.now));
const weeks = [...EARLIER, saved];
const average = sum(weeks) / weeks.length;
/** The same shop's week in the ledger: before we built, and on average while we count. */
export const reportWeek = {
  before: hours(before),
  after: hours(before - average),
  saved: hours(average),
  /** What was left in each week so far. */
  weeks: weeks.map((each) => before - each),
};
/** What each of the two automations saved in this week: the drafts, and the texts with the visits they set up. */
export const reportSaved = { drafts: hours(savedBy(0, 1)), texts: hours(savedBy(1, 3)), both: hours(saved) };
export const reportCostsUsdPerWeek = sum(reportCosts.map(({ usd }) => usd));

/** The weekly report of a Growth Engine client during the count. The totals are worked out here. */
export const sampleReport: Paper = {
  headline: "A sample weekly report, good news and bad",
  lead: "While we count hours for the guarantee, you get one of these every Monday by email. You don't need to log in anywhere.",
  sample: "The company, the calls and the hours are made up. The report is the real format.",
  title: `Weekly report: week ${weeks.length} of ${GUARANTEE.countWeeks}`,
  subtitle: "Growth Engine. Two automations: quote drafts and missed-call texts",
  sections: [
    {
      heading: "Hours this week",
      blocks: [
        {
          kind: "table",
          caption: "Hours a week, from the same log before and after",
          columns: ["Task", "Before", "This week", "Saved"],
          rows: [
            ...TASKS.map(({ task, before, now }) => [task, hours(before), hours(now), hours(before - now)]),
            ["Total", hours(before), hours(now), hours(saved)],
          ],
        },
        {
          kind: "paragraph",
          text: `Saved in weeks 1 to ${weeks.length}: ${weeks.map(hours).join(", ")} hours. That averages ${hours(average)} a week. The guarantee is ${guaranteed}, with one week left to count.`,
        },
      ],
    },
    {
      heading: "Missed calls",
      blocks: [
        {
          kind: "list",
          items: [
            `${MISSED_CALLS} missed calls. 27 got a text within a minute, and 4 got theirs late.`,
            "22 people texted back. 9 booked a visit.",
            "6 were handed to a person: 4 wanted a price for a big job, 2 asked for the owner by name.",
            "1 caller wrote 'gas smell.' The text told them to get out and call 911, and your on-call phone rang right away.",
          ],
        },
      ],
    },
    {
      heading: "Quotes",
      blocks: [
        {
          kind: "list",
          items: [
            `${QUOTES.now} drafted, ${QUOTES.now} read by your estimator.`,
            `That's ${QUOTES.now} quotes against ${QUOTES.before} in the first log, exactly a fifth more. The terms go by hours per quote only above a fifth, so this week's hours count as logged.`,
            "4 went out as drafted, 7 were edited first, 1 was thrown out.",
            `9 reached the customer the same day. Before, it was 2 of ${QUOTES.before}.`,
          ],
        },
      ],
    },
    {
      heading: "What went wrong",
      blocks: [
        {
          kind: "list",
          items: [
            "A draft priced a 40-gallon heater where the photo showed 50. Your estimator caught it. The form now asks for the gallons as well.",
            "Two texts went to a supplier's line. We put your vendors on a list that never gets one.",
            "Tuesday from 2:10 to 2:35 PM the phone company was down. That's why four callers got their text late.",
          ],
        },
      ],
    },
    {
      heading: "What it cost to run",
      blocks: [
        {
          kind: "table",
          caption: "This week, with example prices. The vendors bill you directly.",
          columns: ["What", "Dollars"],
          rows: [...reportCosts.map(({ item, usd }) => [item, dollars(usd)]), ["Total", dollars(reportCostsUsdPerWeek)]],
        },
      ],
    },
    {
      heading: "Next week",
      blocks: [
        {
          kind: "list",
          items: [
            "From us: drain cleaning gets its own questions, because half of those drafts came back edited.",
            "From you: the spring price list by Thursday. Ten items still have last year's price.",
          ],
        },
        { kind: "callout", text: "Counted by your office manager and us. Signature: ____________________  Date: __________" },
      ],
    },
  ],
  closing: {
    heading: "What would be on yours?",
    text: "Which three tasks would you log first? That's a good way to start the call.",
  },
};
