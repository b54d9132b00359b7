import { countWord, dollars } from "../../../text/format.ts";
import { GROWTH_ENGINE_ANNUAL_VALUE_USD, GUARANTEE, lastWeekOf, PACKAGES, type PackageKey } from "../catalog/packages.ts";

const weeks = countWord(GUARANTEE.countWeeks);
const value = dollars(GROWTH_ENGINE_ANNUAL_VALUE_USD);

/** When the first automation runs on live jobs. Every page that names the day reads it here. */
export const firstLiveDay = `day ${GUARANTEE.firstAutomationDays}`;

/** The package's last week is the last one in which the second automation may go live. */
export const secondLiveWeek = `week ${lastWeekOf("growthEngine")}`;

/** When it's planned. The count starts then, so at the latest it ends as many weeks after the package's last one. */
export const secondPlannedWeek = `week ${lastWeekOf("growthEngine") - GUARANTEE.countWeeks}`;

/** The last week a count can end in, if the second automation goes live on its last day. */
const lastCountWeek = `week ${lastWeekOf("growthEngine") + GUARANTEE.countWeeks}`;

/** The same, if the count has waited as long as it may. */
const lastWaitedWeek = `week ${lastWeekOf("growthEngine") + GUARANTEE.waitWeeks + GUARANTEE.countWeeks}`;

/** How long a count waits for what the client has to provide. */
export const longestWait = `${countWord(GUARANTEE.waitWeeks)} weeks`;

/** The terms behind every guarantee on the site: in full on the packages page, in short on each package's page. */
export const guaranteeTerms = {
  heading: "How the guarantee works",
  text: "Each package has its own number of hours. Here's how we count them, and what happens if we come up short.",
  title: "The guarantee, in writing",
  subtitle: "It goes into your agreement word for word.",
  file: { name: "guarantee.txt", path: "/templates/guarantee.txt", label: "Save the terms for your lawyer" },
  rows: [
    {
      label: "What we count",
      text: "Hours a week that you and your people no longer spend on the work we changed. Same tasks, before and after. Hours you save because work is slow or someone left don't count. If the number of quotes, calls or jobs changed by more than a fifth, we compare the hours per quote, call or job and multiply by the number in the first log. Example: 84 minutes a quote before, 33 after, ten quotes in the first log. That's 51 minutes ten times, 8.5 hours.",
    },
    {
      label: "Ads and marketing",
      text: "They aren't counted. If that's what you hire us for, we still build two workflows around it, like the text to a new lead and the review request. The hours have to come from those. If your week doesn't have that many in it, pick dollars, or don't buy it for the ads alone.",
    },
    {
      label: "Who counts",
      text: "You and us, together. For one week before we build, the people who do the work write down start and stop times on a one-page log. We check it against the time stamps in your software. Later the same people fill in the same log. You sign both.",
    },
    {
      label: "If we disagree",
      text: "You don't have to sign a count you don't believe. We go through it together once, day by day. If we still don't agree, your people's log decides.",
    },
    {
      label: "Foundation Audit",
      text: `Counted on paper. The brief has to show at least ${PACKAGES.foundationAudit.guaranteedHoursPerWeek} hours a week, from steps we timed on your own jobs. You check the math before you pay the second half. If you don't believe a step, tell us which one. We time it again with you, and if we still don't agree, your people's times decide.`,
    },
    {
      label: "Growth Engine",
      text: `Counted over the ${weeks} weeks after the second automation goes live. The average has to reach ${PACKAGES.growthEngine.guaranteedHoursPerWeek} hours a week. If you pick dollars, a year is the average week times 52: those hours at your rate, plus the profit on jobs won, have to reach ${value}. If one job is more than half of that profit, we count it once and don't multiply it. A job counts as won only if an automated reply or follow-up came before the yes, and you put your initials next to it.`,
    },
    {
      label: "Hours or dollars",
      text: "That choice comes with Growth Engine, and it's yours. You pick one in writing before we start, and we can't switch later to the one that's easier for us.",
    },
    {
      label: "Peak Performance",
      text: `Counted over ${weeks} weeks in a row during the 90 days of support. You pick them. The average has to reach ${PACKAGES.peakPerformance.guaranteedHoursPerWeek} hours a week.`,
    },
    {
      label: `Day ${GUARANTEE.firstAutomationDays}`,
      text: `When we build for you, the first automation runs on live jobs within ${GUARANTEE.firstAutomationDays} days of kickoff. If it doesn't, you can stop there and get back what you've paid, even if that's both halves. You pick the kickoff, and from then on the day doesn't move, even if a login of yours comes late.`,
    },
    {
      label: `The end of ${secondLiveWeek}`,
      text: `${PACKAGES.growthEngine.name} only. The work takes ${PACKAGES.growthEngine.duration}, and we plan the second automation for ${secondPlannedWeek}. If it isn't live by the end of ${secondLiveWeek}, you have the same exit as on ${firstLiveDay}. The ${weeks}-week count starts when it's live. That puts its end in ${lastCountWeek} at the latest. If we have to wait for you, it's ${lastWaitedWeek}.`,
    },
    {
      label: "If we miss",
      text: "You pay nothing. Both halves come back, the deposit too. If you'd rather give us a month to fix it, you can. That's up to you.",
    },
    {
      label: "Your refund",
      text: `Within ${GUARANTEE.refundDays} days of the day you sign the count. We don't have to sign it. An audit or an early exit has no count, so there the ${GUARANTEE.refundDays} days run from the day you write to us. You keep everything we delivered.`,
    },
    {
      label: "Your part",
      text: `Logins, one person who can answer questions, and telling your crew to use it during the count. If one of those is missing, we tell you in writing that week, and the count starts the Monday after you fix it. It waits for ${longestWait} at most. After that you choose: we count anyway and the guarantee stands, or you stop and get the second half back.`,
    },
    {
      label: "If the crew won't use it",
      text: "That part is ours. If they tried it and went back to the old way, we count the hours they really saved. Too few is too few, and it's our refund.",
    },
    {
      label: "Which package has what",
      text: `${PACKAGES.growthEngine.name}: all of it. ${PACKAGES.peakPerformance.name}: all of it except hours or dollars and the end of ${secondLiveWeek}. ${PACKAGES.foundationAudit.name}: its own line, and the ones about a miss and your refund.`,
    },
  ],
} as const;

/** Three lines for each package's own page. */
export const guaranteeInShort: Record<PackageKey, [string, string, string]> = {
  foundationAudit: [
    "What counts: the hours in the brief, from steps timed on your own jobs",
    "Who checks: you do, line by line, before the second half is due. If we disagree on a step, your people's times decide",
    `If it falls short: your deposit comes back within ${GUARANTEE.refundDays} days, and you keep the brief`,
  ],
  growthEngine: [
    `What counts: hours or dollars, whichever you picked in writing before the start, averaged over the ${weeks} weeks after the second automation goes live`,
    "Who checks: your people log the same tasks before and after, and you sign both counts",
    `If it falls short: both halves come back within ${GUARANTEE.refundDays} days, and you keep the automations`,
  ],
  peakPerformance: [
    `What counts: the weekly average over ${weeks} weeks you pick during the 90 days of support`,
    "Who checks: the crews and the office log the same tasks twice, and you sign off on the result",
    `If it falls short: all of it comes back within ${GUARANTEE.refundDays} days, and you keep the SOPs and the build`,
  ],
};
