import type { Interest } from "../booking/catalog/interests.ts";
import { inputNames } from "../calculator/catalog/inputs.ts";
import { guidePages } from "../pages/guides/catalog/pages.ts";
import { PACKAGES } from "../pages/packages/catalog/packages.ts";
import { packagePages } from "../pages/packages/catalog/pages.ts";
import type { PaperKey } from "../pages/papers/catalog.ts";
import { servicePages } from "../pages/services/catalog/pages.ts";
import { SERVICE_KEYS, SERVICES } from "../pages/services/catalog/services.ts";
import { toolPages } from "../pages/tools/catalog/pages.ts";
import type { ToolPageKey } from "../pages/tools/catalog/tools.ts";
import { tradePages } from "../pages/trades/catalog/pages.ts";
import { type BusinessType, TRADES, type Trade } from "../pages/trades/catalog/trades.ts";
import { dollars, listed, numberWord } from "../text/format.ts";
import { capitalized } from "../text/in-sentence.ts";
import type { Page } from "./catalog/page.ts";
import { claims } from "./words/claims.ts";

export const pages = {
  home: {
    path: "/",
    aliases: [],
    view: "pages/home/routes/home.tsx",
    nav: "Home",
    title: "AI for Contractors and Service Businesses",
    description:
      "We set up AI that answers calls, drafts quotes and does paperwork for contractors. If a build misses its guaranteed hours, you get it all back.",
    keywords: [
      "AI for contractors",
      "AI consulting for service businesses",
      "contractor automation",
      "AI estimating",
      "contractor lead generation",
    ],
  },
  about: {
    path: "/about-us",
    aliases: ["/about"],
    view: "pages/about/route.tsx",
    nav: "About",
    footer: { name: "About", column: "Company" },
    title: "About Us: AI Consultants for Contractors",
    description:
      "Three founders who set up AI for contractors and nobody else. Who does what, what we count, and samples of the work you'd get.",
    keywords: ["AI company for contractors", "about Peakworks", "contractor AI consultants"],
  },
  services: {
    path: "/ai-services-for-contractors",
    aliases: ["/services"],
    view: "pages/services/routes/services.tsx",
    nav: "Services",
    footer: { name: "Services", column: "Company" },
    title: "AI Services for Contractors",
    description: `${numberWord(SERVICE_KEYS.length)} services for electricians, plumbers, HVAC, roofers and more: ${listed(SERVICE_KEYS.map((key) => SERVICES[key].inShort))}.`,
    keywords: ["AI services for contractors", "contractor automation services", "AI for electricians", "AI for plumbers", "AI for HVAC"],
  },
  ...servicePages,
  trades: {
    path: "/trades",
    aliases: [],
    view: "pages/trades/routes/trades.tsx",
    title: `AI by Trade, from ${capitalized(TRADES[0])} to ${capitalized(TRADES[TRADES.length - 1] ?? "")}`,
    description:
      "Pick your trade: a week of it in plain numbers, what we'd automate first, what we'd leave alone, and the questions your trade asks us.",
    keywords: ["AI by trade", "AI for contractors", "AI for electricians", "AI for roofers", "AI for landscapers"],
  },
  ...tradePages,
  packages: {
    path: "/ai-packages-for-contractors",
    aliases: ["/packages"],
    view: "pages/packages/routes/packages.tsx",
    nav: "Packages",
    footer: { name: "Packages", column: "Company" },
    title: `What AI Costs a Contractor: ${dollars(PACKAGES.foundationAudit.priceUsd)} to ${dollars(PACKAGES.peakPerformance.priceUsd)}`,
    description:
      "Three AI packages with guaranteed hours, what software costs a month on top, your own hours, how the guarantee is counted and when you pay.",
    keywords: ["AI cost for contractors", "AI packages for contractors", "AI audit price", "contractor automation cost", "Climb Series"],
  },
  ...packagePages,
  process: {
    path: "/our-ai-implementation-process",
    aliases: ["/process"],
    view: "pages/process/route.tsx",
    nav: "Process",
    footer: { name: "Process", column: "Company" },
    title: "Our AI Implementation Process",
    description:
      "From the first free call to automations your crew runs on its own: each package week by week, and what you have at the end of each step.",
    keywords: ["AI implementation process", "AI implementation timeline", "contractor AI onboarding"],
  },
  blog: {
    path: "/ai-insights-blue-collar-business-blog",
    aliases: ["/blog"],
    view: "blog/routes/blog.tsx",
    nav: "Blog",
    live: "posts",
    title: "AI Insights for Blue-Collar Business",
    description:
      "Plain advice on AI for electricians, plumbers, HVAC and general contractors: estimates, leads, scheduling, customers. New every day at 9 AM.",
    keywords: ["AI blog for contractors", "contractor business tips", "AI for trades"],
  },
  electricalArticle: {
    path: "/how-ai-revolutionizing-electrical-contracting-automation",
    aliases: ["/blog/ai-revolutionizing-electrical-contracting"],
    view: "blog/routes/article.tsx",
    parent: "blog",
    article: "electrical",
    title: "AI for Electrical Estimating and Permits",
    description:
      "Panel-upgrade quotes, takeoffs, load calculations and permit forms: which pages an electrical contractor can let AI draft, and which to keep.",
    keywords: ["electrical estimating AI", "panel upgrade quote", "electrical takeoff", "electrical permit application"],
  },
  plumbingArticle: {
    path: "/plumbers-guide-ai-automation-quotes-success",
    aliases: ["/blog/plumbers-guide-to-ai"],
    view: "blog/routes/article.tsx",
    parent: "blog",
    article: "plumbing",
    title: "Missed-Call Text-Back and Quotes for Plumbers",
    description:
      "A missed-call text to copy, triage questions in order and flat-rate drafts from your own price book: a guide for plumbing shops.",
    keywords: ["missed call text back plumber", "flat-rate plumbing quotes", "plumbing call script", "water heater quote"],
  },
  calculator: {
    path: "/ai-toolkit-contractors",
    aliases: [],
    view: "calculator/routes/calculator.tsx",
    nav: "AI Toolkit",
    posts: true,
    query: ["step", "climb", ...inputNames],
    title: "AI Profit Calculator for Contractors",
    description:
      "Put in seven numbers and see what manual work costs you in hours and dollars a year, what AI could save, and where to start. Takes 3 minutes.",
    keywords: ["AI profit calculator", "contractor ROI calculator", "AI toolkit for contractors"],
  },
  tools: {
    path: "/tools",
    aliases: [],
    view: "pages/tools/routes/tools.tsx",
    live: "posts",
    title: "Free Contractor Templates and Forms",
    description:
      "Change order, van stock sheet, two-week look-ahead, estimates, checklists and texts for contractors, as Excel and Word files. No sign-up.",
    keywords: [
      "contractor templates",
      "free contractor forms",
      "change order template",
      "estimate template Excel",
      "contractor checklists",
    ],
  },
  guides: {
    path: "/guides",
    aliases: [],
    view: "pages/guides/routes/guides.tsx",
    title: "Guides for Contractors: AI, Leads, Software",
    description:
      "Missed-call texts, AI estimating, bought leads, ServiceTitan, Jobber and Housecall Pro, and what to ask before you hire anyone. With dates and math.",
    keywords: ["contractor guides", "AI for contractors guide", "ServiceTitan automation", "missed call text back"],
  },
  ...guidePages,
  ...toolPages,
  contact: {
    path: "/contact-ai-consultation-contractors",
    aliases: ["/contact"],
    view: "booking/routes/contact.tsx",
    footer: { name: "Contact", column: "Help" },
    posts: true,
    live: "calendar",
    title: "Book a Free Discovery Call",
    description: `Fifteen minutes on the phone about your company: no slides and no sales pressure. Book a free discovery call and hear back ${claims.responseTime}.`,
    keywords: ["AI consultation contractors", "book discovery call", "contact Peakworks"],
  },
  assistant: {
    path: "/book-with-your-assistant",
    aliases: [],
    view: "pages/assistant/route.tsx",
    parent: "contact",
    title: "Book a Call With Your AI Assistant",
    description:
      "Let Claude, ChatGPT or another assistant find a free time, run your numbers and ask for a call. You confirm it yourself by email. No account.",
    keywords: ["book with AI assistant", "MCP server for contractors", "AI assistant booking"],
  },
  api: {
    path: "/api",
    aliases: [],
    view: "assistants/routes/api.tsx",
    parent: "assistant",
    title: "API: Free Times, Calls and Posts as JSON",
    description:
      "Every address of this site that answers programs: free times, calls, plans, posts and health, with what to send, what comes back and examples.",
    keywords: ["Peakworks API", "OpenAPI", "booking API"],
  },
  faq: {
    path: "/frequently-asked-questions-ai-contractors",
    aliases: ["/faq"],
    view: "pages/faq/route.tsx",
    nav: "FAQ",
    footer: { name: "FAQ", column: "Help" },
    title: "AI for Contractors: Cost, Setup, Data FAQ",
    description:
      "What it costs, how long it takes, which software it works with, who owns the data and what happens when the AI is wrong. Straight answers.",
    keywords: ["AI FAQ contractors", "AI cost contractors", "AI implementation questions"],
  },
  privacy: {
    path: "/privacy-policy",
    aliases: [],
    view: "privacy/route.tsx",
    footer: { name: "Privacy Policy", column: "Help" },
    title: "Privacy Policy",
    description:
      "What this site stores when you book a call, use the calculator or subscribe, how long we keep it, and how to see, correct or delete it.",
    keywords: ["privacy policy", "data protection", "Peakworks privacy"],
  },
  howWeCount: {
    path: "/how-we-count-hours-saved",
    aliases: [],
    view: "pages/papers/route.tsx",
    parent: "packages",
    paper: "howWeCount",
    live: "answer-speed",
    title: "How We Count Hours Saved",
    description:
      "The log we use before and after, what goes in the ledger, and what every claim on this site counts. Count it again yourself if you like.",
    keywords: ["measure hours saved", "AI ROI for contractors", "automation results"],
  },
  sampleBrief: {
    path: "/sample-ai-solution-brief",
    aliases: [],
    view: "pages/papers/route.tsx",
    parent: "packages",
    paper: "sampleBrief",
    title: "Sample AI Solution Brief for a Contractor",
    description:
      "A full sample of the brief a Foundation Audit ends with: timed steps, friction points, tools and what they cost, ROI projection and timeline.",
    keywords: ["sample AI audit", "AI solution brief example", "ROI projection example"],
  },
  sampleReport: {
    path: "/sample-weekly-report",
    aliases: [],
    view: "pages/papers/route.tsx",
    parent: "packages",
    paper: "sampleReport",
    title: "Sample Weekly Automation Report",
    description:
      "What a client gets every Monday while we count hours: time saved by task, missed calls, quotes, what went wrong and what it cost to run.",
    keywords: ["automation report example", "weekly report contractor", "hours saved report"],
  },
} as const satisfies Record<string, Page> & Record<PaperKey, Page>;

export type PageKey = keyof typeof pages;

/** The same rows with the optional columns in their type, for looping over the table. */
export const allPages: readonly (Page & { key: PageKey })[] = Object.entries<Page>(pages).map(([key, page]) => ({
  ...page,
  key: key as PageKey,
}));

const byPath = new Map<string, Page & { key: PageKey }>(
  allPages.flatMap((page) => [page.path, ...page.aliases].map((path) => [path, page])),
);

/** The page at a path or alias. */
export function pageAt(pathname: string) {
  return byPath.get(pathname);
}

export function tradePath(trade: Trade) {
  return pages[`${trade}Trade`].path;
}

export function toolPath(tool: ToolPageKey) {
  return pages[`${tool}Tool`].path;
}

/** The booking page with its business type filled in. */
export function contactFrom(businessType: BusinessType) {
  return `${pages.contact.path}?businessType=${businessType}`;
}

/** The booking page by its short name, for emails: their plain text shows the whole address. */
export function contactInEmail(interest = "") {
  return pages.contact.aliases[0] + (interest && `?interest=${encodeURIComponent(interest)}`);
}

/** The booking page, with what the visitor is interested in. */
export function contactAbout(interest: Interest) {
  return `${pages.contact.path}?interest=${interest}`;
}
