import type { Page } from "../../../site/catalog/page.ts";
import type { ServiceKey } from "./services.ts";

/** A page for each service, below the overview. */
export const servicePages = {
  strategyConsulting: {
    ...rowFor("strategyConsulting"),
    path: "/ai-strategy-consulting-blue-collar-businesses",
    aliases: ["/services/ai-strategy-consulting"],
    footer: { name: "AI Strategy Consulting", column: "Services" },
    title: "AI Strategy Consulting for the Trades",
    description:
      "Find out what one office job costs you in hours, what to fix in it first and what to leave alone. A written plan, delivered as our Foundation Audit.",
    keywords: ["AI strategy consulting", "AI roadmap for contractors", "blue collar AI consulting"],
  },
  agentDevelopment: {
    ...rowFor("agentDevelopment"),
    path: "/custom-ai-agent-development-contractors",
    aliases: ["/services/ai-agent-development"],
    footer: { name: "AI Agent Development", column: "Services" },
    title: "AI Receptionist & Answering Service for Contractors",
    description:
      "An AI receptionist that takes calls, books visits and drafts quotes by your rules. An example call, the monthly cost, and when a person is better.",
    keywords: ["AI receptionist for contractors", "AI answering service", "AI agents for contractors", "AI quoting", "AI hiring screening"],
  },
  workflowAutomation: {
    ...rowFor("workflowAutomation"),
    path: "/workflow-automation-electricians-plumbers-hvac",
    aliases: ["/services/workflow-automation"],
    footer: { name: "Workflow Automation", column: "Services" },
    title: "Invoice and QuickBooks Automation for the Trades",
    description:
      "Type a job once, and the ticket turns into a QuickBooks invoice the same day. Workflow automation for HVAC, plumbing and electrical shops.",
    keywords: [
      "QuickBooks automation contractors",
      "invoice automation HVAC",
      "workflow automation plumbers",
      "workflow automation electricians",
    ],
  },
  digitalMarketing: {
    ...rowFor("digitalMarketing"),
    path: "/digital-marketing-automation-contractors",
    aliases: ["/services/digital-marketing"],
    footer: { name: "Digital Marketing", column: "Services" },
    title: "Local SEO and Reviews for Contractors",
    description:
      "Show up when someone nearby searches for your trade, and get the review after the job. Digital marketing for contractors that keeps itself up.",
    keywords: ["digital marketing for contractors", "local SEO contractors", "contractor review automation"],
  },
  paidAdvertising: {
    ...rowFor("paidAdvertising"),
    path: "/paid-advertising-management-blue-collar",
    aliases: ["/services/paid-advertising"],
    title: "Google Ads Management for Contractors",
    description:
      "Google and Meta ads for contractors, judged by signed jobs instead of clicks. We block wasted searches every week and show you what they cost.",
    keywords: ["contractor advertising", "Google Ads for contractors", "Facebook ads for contractors", "paid advertising blue collar"],
  },
  contentSocialMedia: {
    ...rowFor("contentSocialMedia"),
    path: "/content-social-media-automation-contractors",
    aliases: ["/services/content-social-media"],
    title: "Social Media for Contractors, From Job Photos",
    description:
      "Eight photos and a clip from one job turn into a week of posts. You approve them from your phone. Content and social media for contractors.",
    keywords: ["contractor social media", "content automation contractors", "contractor marketing content"],
  },
} as const satisfies Record<ServiceKey, Page>;

function rowFor<Key extends ServiceKey>(service: Key) {
  return { view: "pages/services/routes/service.tsx", parent: "services", service } as const;
}
