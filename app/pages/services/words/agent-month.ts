import { reportCosts } from "../../papers/words/sample-report.ts";
import { texting } from "./texting.ts";

/** An example month of a phone agent. The tool's plan is the one in the sample weekly report. */
export const agentUse = { calls: 150, minutesEach: 2, centsPerMinute: 15, texts: 400, centsPerText: texting.centsPerPart };

export const agentMinutes = agentUse.calls * agentUse.minutesEach;
/** The only part of it that a shop with texts and drafts doesn't pay already. */
export const agentVoiceUsd = (agentMinutes * agentUse.centsPerMinute) / 100;
const toolUsd = Math.round(((reportCosts.at(-1)?.usd ?? 0) * 52) / 12);

export const agentMonth = [
  { item: `Voice: ${agentMinutes} minutes at ${agentUse.centsPerMinute} cents`, usd: agentVoiceUsd },
  { item: "One phone number", usd: texting.numberUsd },
  { item: `Texts: ${agentUse.texts} at ${agentUse.centsPerText} cents`, usd: (agentUse.texts * agentUse.centsPerText) / 100 },
  { item: "Text registration with the carriers", usd: texting.registrationUsd },
  { item: "Automation tool that books and writes the ticket", usd: toolUsd },
];
export const agentMonthUsd = agentMonth.reduce((sum, { usd }) => sum + usd, 0);
