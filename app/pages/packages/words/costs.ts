import { dollars } from "../../../text/format.ts";
import { briefSetup, briefToolsUsdPerMonth } from "../../papers/words/sample-brief.ts";
import { reportCosts, reportCostsUsdPerWeek } from "../../papers/words/sample-report.ts";
import { agentMinutes, agentVoiceUsd } from "../../services/words/agent-month.ts";
import { PACKAGES, type PackageKey } from "../catalog/packages.ts";

/** What the sample report's shop pays for software in a month. */
export const exampleMonthUsd = Math.round((reportCostsUsdPerWeek * 52) / 12);
const growth = PACKAGES.growthEngine.name;

type FirstYear = { key: PackageKey; usdPerMonth: number; what: string };

const firstYears: FirstYear[] = [
  { key: "foundationAudit", usdPerMonth: briefToolsUsdPerMonth, what: "if you build what the brief says" },
  { key: "growthEngine", usdPerMonth: exampleMonthUsd, what: "two automations running" },
  { key: "growthEngine", usdPerMonth: exampleMonthUsd + agentVoiceUsd, what: "one of the two answers the phone" },
];

/** What AI costs besides our price. The examples are the two sample papers' own shops, so the figures agree with them. */
export const costs = {
  heading: "What you pay besides our price",
  text: "Our price covers the audit and the setup. After that the software bills you every month, and your own people put in some hours. Here's all of it.",
  software: {
    heading: "Software, by the month",
    text: `Most of it is metered, so a slow month costs less. In the shop of our [sample weekly report](/sample-weekly-report), two automations run on about ${dollars(reportCostsUsdPerWeek)} a week. That's roughly ${dollars(exampleMonthUsd)} a month. An agent that talks on the phone is billed by the minute on top of that: ${agentMinutes} minutes come to about ${dollars(agentVoiceUsd)} a month in [our example](/custom-ai-agent-development-contractors).`,
    table: {
      caption: "An example week in a made-up shop. The vendors bill you, and we add nothing on top.",
      columns: ["What", "A week"],
      rows: [
        ...reportCosts.map(({ item, usd }) => [item, dollars(usd)]),
        ["Total", dollars(reportCostsUsdPerWeek)],
        ["About, a month", dollars(exampleMonthUsd)],
      ],
    },
    more: "Every kind of fee, and what moves it",
  },
  year: {
    heading: "A first year, added up",
    text: `Two things aren't in it. Your people's hours: in the sample brief, ${briefSetup.hours} of the office's at $${briefSetup.rate}, ${dollars(briefSetup.hours * briefSetup.rate)} in all. And after an audit, whoever builds it, if that isn't you. ${PACKAGES.peakPerformance.name} runs the same two automations for more crews, so its metered part grows with your calls and texts. Your roadmap has that figure before we build.`,
    table: {
      caption: "Examples: our price, and twelve months of software from the two samples",
      columns: ["Package", "Our price", "Software", "First year"],
      rows: firstYears.map(yearOf),
    },
    sums: firstYears.map(({ key, usdPerMonth }) => ({ price: PACKAGES[key].priceUsd, software: usdPerMonth * 12 })),
  },
  hours: {
    heading: "Your own hours",
    items: [
      `${PACKAGES.foundationAudit.name}: one 2-hour call, and whoever does the work writes down start and stop times for a week.`,
      `${growth}: plan on six of your hours in the first two weeks, then about one a week. Whoever runs the office needs two or three a week while we build.`,
      `${PACKAGES.peakPerformance.name}: the same, plus a half day for the workshop with the office and crew leads.`,
    ],
  },
  extras: {
    heading: "What can come on top",
    items: [
      "Ad spend, if you have us run ads. It goes straight to Google and Meta.",
      "A higher plan of your own software, if yours won't connect on the one you have. We check that before we price anything.",
      "A monthly retainer, if you want us to look after it. You don't need one.",
      `Building what a brief recommends, if you bought the audit by itself. We build two workflows at a time, as ${growth}. For one alone there's no list price: do it yourself, hire a freelancer, or ask us for a quote. ${growth} has the whole audit in it, so if you know you'll want a build, don't buy the audit first.`,
    ],
  },
};

function yearOf({ key, usdPerMonth, what }: FirstYear) {
  const { name, priceUsd } = PACKAGES[key];
  return [name, dollars(priceUsd), `${dollars(usdPerMonth)} a month, ${what}`, dollars(priceUsd + usdPerMonth * 12)];
}
