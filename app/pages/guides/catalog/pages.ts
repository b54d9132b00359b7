import type { Page } from "../../../site/catalog/page.ts";
import { type GuideKey, guidePath } from "./guides.ts";

/** A page for each guide, below the index. */
export const guidePages = {
  missedCallGuide: {
    ...rowFor("missedCall"),
    title: "Missed-Call Text-Back for Contractors: 3 Texts",
    description:
      "Three texts to copy, who shouldn't get one, what a month costs, and A2P 10DLC registration and consent in plain words. For contractors.",
    keywords: ["missed call text back", "missed call text back for contractors", "A2P 10DLC registration", "auto reply text contractor"],
  },
  leadsGuide: {
    ...rowFor("leads"),
    title: "Local Services Ads, Angi and Thumbtack Leads",
    description:
      "How each one charges, which leads get credited, why the first five minutes matter, and a worked example in dollars per booked job.",
    keywords: ["Local Services Ads cost", "Angi leads worth it", "Thumbtack leads for contractors", "cost per booked job"],
  },
  estimatingGuide: {
    ...rowFor("estimating"),
    title: "AI Estimating for Contractors: Draft and Check",
    description:
      "What AI can draft in an estimate and what it gets wrong: one fence checked line by line, a prompt to copy and a list to go through before you send.",
    keywords: ["AI estimating for contractors", "AI estimating software", "construction estimate AI", "estimate checklist"],
  },
  serviceTitanGuide: {
    ...rowFor("serviceTitan"),
    title: "ServiceTitan AI and Automation: What Connects",
    description:
      "ServiceTitan's rules for outside developers, its own AI to switch on first, three ways to connect, and an email to send before you sign.",
    keywords: ["ServiceTitan automation", "ServiceTitan API", "ServiceTitan AI", "ServiceTitan Zapier"],
  },
  jobberGuide: {
    ...rowFor("jobber"),
    title: "Jobber AI and Automation: API, Zapier, Limits",
    description:
      "A Zap to build in an hour, what Jobber's developer pages say about the API, and what to leave to Jobber. With an example where hiring us doesn't pay.",
    keywords: ["Jobber automation", "Jobber API", "Jobber Zapier", "Jobber AI"],
  },
  housecallProGuide: {
    ...rowFor("housecallPro"),
    title: "Housecall Pro AI and Automation: API and MAX",
    description:
      "Which Housecall Pro plan has the API, what it cost on the day we looked, the hours it has to save, and what to do on Basic or Essentials.",
    keywords: ["Housecall Pro API", "Housecall Pro automation", "Housecall Pro MAX plan", "Housecall Pro AI"],
  },
  notUsGuide: {
    ...rowFor("notUs"),
    title: "AI Agency, Built-In AI or Answering Service?",
    description:
      "Us, the AI in your field software, or a live answering service: one table, four example shops, and the three that shouldn't hire us.",
    keywords: ["answering service vs AI receptionist", "AI agency for contractors", "answering service for contractors"],
  },
  agencyGuide: {
    ...rowFor("agency"),
    title: "Burned by a Marketing Agency? 12 Questions",
    description:
      "Get your domain, accounts and numbers back, then ask the next company these twelve questions. Our own answers, and our exit terms, are included.",
    keywords: ["questions to ask a marketing agency", "leaving a marketing agency", "contractor marketing agency", "who owns my website"],
  },
} as const satisfies Record<`${GuideKey}Guide`, Page>;

function rowFor<Key extends GuideKey>(guide: Key) {
  return { path: guidePath(guide), aliases: [], view: "pages/guides/routes/guide.tsx", parent: "guides", guide } as const;
}
