import { SAVING_RATES } from "../../../calculator/rules/calculator.ts";
import { claimNotes, claims } from "../../../site/words/claims.ts";
import { countWord, numberWord } from "../../../text/format.ts";
import { GUARANTEE, PACKAGES } from "../../packages/catalog/packages.ts";
import type { Paper } from "./paper.ts";
import { reportWeek } from "./sample-report.ts";

/** Shown with the rating in the structured data, and switched off with it. */
const RATING = [`${claims.rating.value} of ${claims.rating.best}, ${claims.rating.count} reviews`, `Clients, ${claimNotes.rating}`];

const percent = (share: number) => `${share * 100}%`;

const weekLabel = (index: number) => `Week ${index + 1}`;

/** The ledger: what we measure before and after, and what every claim on the site counts. */
export const howWeCount = (showRating: boolean): Paper => ({
  headline: "What we count before and after",
  lead: "You can check the numbers about your shop with your own log. You can't check ours from here, so we tell you what each one counts.",
  count: {
    heading: `One week before, ${countWord(GUARANTEE.countWeeks)} weeks after`,
    text: `We compare the log from before we built with the average of the weeks after. If that average isn't at least ${PACKAGES.growthEngine.guaranteedHoursPerWeek} hours lower, you pay nothing.`,
    caption: `Office hours in a made-up shop with ${PACKAGES.growthEngine.name}, the one in our sample report. ${numberWord(reportWeek.weeks.length)} of its ${countWord(GUARANTEE.countWeeks)} weeks are in.`,
    before: { label: "Before", hours: Number(reportWeek.before) },
    after: reportWeek.weeks.map((hours, i) => ({ label: weekLabel(i), hours })),
    ahead: {
      labels: Array.from({ length: GUARANTEE.countWeeks }, (_, i) => weekLabel(i)).slice(reportWeek.weeks.length),
      note: "not in yet",
    },
    guarantee: {
      label: `The line: ${PACKAGES.growthEngine.guaranteedHoursPerWeek} hours less`,
      hours: PACKAGES.growthEngine.guaranteedHoursPerWeek,
    },
    saved: `${reportWeek.saved} hours a week back so far`,
    hours: (count) => `${count} h`,
  },
  title: "The ledger",
  subtitle: "Same tasks, same people, same log. Once before we build, once after.",
  sections: [
    {
      heading: "How a count works",
      blocks: [
        {
          kind: "list",
          items: [
            "Before: for five working days, the people who do the work write down start and stop times on a one-page log.",
            "Check: we compare the log with time stamps you already have, like the call log, the sent folder and the job records.",
            "After: the same people fill in the same log, for the weeks named in your package.",
            "Sign: you sign both counts. If you don't believe one, we go through it with you once, and after that your people's log decides.",
          ],
        },
        {
          kind: "paragraph",
          text: "If one week is busier than the other, we count hours per quote, per call or per job. [The terms](/ai-packages-for-contractors#guarantee) say when.",
        },
      ],
    },
    {
      heading: "What goes in the ledger",
      blocks: [
        {
          kind: "table",
          caption: "An example, not a client: the shop in our sample report, with quote drafts and missed-call texts",
          columns: ["What", "How we count it", "Before", "After"],
          isBeforeAfter: true,
          rows: [
            ["Office hours a week", "The log, checked against time stamps", `${reportWeek.before} h`, `${reportWeek.after} h`],
            [
              "Minutes to the first reply",
              "From the missed call or form to your first text or call; the middle one of the week",
              "95",
              "1",
            ],
            ["Calls nobody returned", "The phone log at the end of each day", "9 a week", "1 a week"],
            ["Visit to sent quote", "From the job record to the time it was sent", "2 days", "Same day"],
          ],
        },
        {
          kind: "table",
          caption: "Another made-up shop, where we connected tickets to invoices and set up the ads",
          columns: ["What", "How we count it", "Before", "After"],
          isBeforeAfter: true,
          rows: [
            ["Boxes typed by hand", "We walk one ticket through the office and count every box", "20 a job", "2 a job"],
            ["Days to the invoice", "From the day a job is done to the day its invoice goes out", "6", "1"],
            ["Days to get paid", "From the day the invoice goes out to the money in the bank", "30", "21"],
            ["Cost per lead", "Ad spend divided by leads that could hire you", "$120", "$60"],
          ],
        },
        {
          kind: "paragraph",
          text: `A build moves the rows it's about, and no others. Look at the first one: ${reportWeek.before} hours down to ${reportWeek.after} is ${reportWeek.saved}, the average so far in our [sample report](/sample-weekly-report). Elsewhere we say ${claims.hoursSavedPerWeek}. That's the high end for one office. Plan on ${PACKAGES.growthEngine.guaranteedHoursPerWeek}, which is what ${PACKAGES.growthEngine.name} guarantees.`,
        },
      ],
    },
    {
      heading: "What our claims count",
      blocks: [
        {
          kind: "paragraph",
          text: "You'll see these numbers on our pages. They're targets: what we aim for in a shop where a build fits. They aren't averages of our clients, so don't budget with them. What we promise you in writing is the guarantee in your package.",
        },
      ],
      folded: {
        label: "Each claim, and what it counts",
        blocks: [
          {
            kind: "table",
            caption: "Claims about the work",
            columns: ["Claim", "What it counts"],
            rows: [
              [
                `${claims.hiringTimeSaved} of screening time saved`,
                "Your minutes per applicant before the interview: reading, calling, phone tag",
              ],
              [
                `Quotes in ${claims.quoteTime}, instead of ${claims.oldQuoteTime}`,
                "From complete notes and photos to a draft. Your own check comes on top",
              ],
              [`${claims.hoursSavedPerWeek} hours a week saved`, "Office and owner hours together, once the workflows are connected"],
              [`${claims.lessDataEntry} less manual data entry`, "Boxes typed by hand per job, from the call to the payment"],
              [`${claims.fasterPayment} faster payment collection`, "How many days your invoices wait for their money"],
              [`${claims.adReturn} return on investment`, "Gross profit on signed jobs against ad spend and setup"],
              [`${claims.lowerCostPerLead} lower cost per lead`, "Ad spend divided by leads that could hire you"],
              [
                `${claims.betterLeadQuality} higher lead quality`,
                "The share of leads in your area, with a job you do, from someone who can say yes",
              ],
              [`${claims.engagement} engagement`, "Comments, messages, shares and likes a month, against the three months before"],
              [
                `${claims.moreWebTraffic} more web traffic`,
                "Visits by people a month, against the same month a year earlier where there is one",
              ],
              [`${claims.contentLeads} more leads from content`, "Calls and forms that started on a post, a page or a clip"],
              [`${claims.visibility} visibility`, "How often Google shows your listing in a month, by Google's own count"],
              [`${claims.visibilityLeads} more leads once you can be found`, "Calls, forms and direction requests from the listing"],
              [`${claims.followUpLeads} more leads from steady follow-up`, "Quotes that came back to life on day 3, 7 or 14"],
              [`AI transformation in ${claims.transformationTime}`, claimNotes.transformationTime],
              [
                `Revenue growth within ${claims.revenueGrowthTime}`,
                "Signed jobs a month, from the first automation on live jobs. We expect it and don't guarantee it",
              ],
              [
                `A return within ${claims.returnTime}`,
                "Hours saved at your rate, plus profit on jobs won, against the package price, from kickoff. We expect it and don't guarantee it",
              ],
            ],
          },
          {
            kind: "table",
            caption: "Numbers in the calculator",
            columns: ["Claim", "What it counts"],
            rows: [
              [
                `${percent(SAVING_RATES.estimating)} of estimating, ${percent(SAVING_RATES.admin)} of admin, ${percent(SAVING_RATES.followUp)} of follow-up`,
                "Our assumption of how much of those hours software can take over, the same for every shop. It decides which package fits, since we refund a miss. For your budget, the switch cuts it in half",
              ],
              [`${percent(SAVING_RATES.leads)} of missed leads`, "Our assumption of how many a fast reply would win, at full price"],
              [
                "40% less estimating time with three templates",
                "Our rule of thumb for copying a finished estimate in place of a blank page",
              ],
              [
                "Proven results",
                "A way of counting, not an average: when we build, the client's people time the work before and after, and the client signs both. What the calculator shows you is an estimate",
              ],
            ],
          },
          {
            kind: "table",
            caption: "Claims about us",
            columns: ["Claim", "What it counts"],
            rows: [
              [`${claims.projectsCompleted} projects completed`, `Projects ${claimNotes.projectsCompleted}`],
              [`${claims.clientSatisfaction} client satisfaction`, `${claims.clientSatisfaction} ${claimNotes.clientSatisfaction}`],
              ...(showRating ? [RATING] : []),
              [`${claims.support} support`, claimNotes.support],
              [
                `${claims.newsletterReaders} contractors get the newsletter`,
                `Addresses that are ${claimNotes.newsletterReaders} We don't track who opens it`,
              ],
              [`${claims.successfulContractors} successful contractors`, claimNotes.successfulContractors],
              [
                "Most Popular",
                `${PACKAGES.growthEngine.name} is the package most owners ask us about. It isn't a ranking anyone else made`,
              ],
              ["Best Value", "Our own opinion: it's the smallest package in which we build something for you"],
            ],
          },
        ],
      },
    },
  ],
  closing: {
    heading: "Count one thing this week",
    text: "Pick the task you hate most and write down its minutes for five days. Bring the list to the call.",
  },
});
