import type { PageKey } from "./pages.ts";

/**
 * The day a page's words last changed, in the agency's time zone: what the sitemap tells search engines. Change it with the words. The blog and its
 * two articles aren't here, because their posts and their own dates tell.
 */
export const CHANGED: Partial<Record<PageKey, string>> = {
  home: "2026-11-16",
  about: "2026-11-16",
  services: "2026-11-16",
  strategyConsulting: "2026-11-16",
  agentDevelopment: "2026-11-16",
  workflowAutomation: "2026-11-16",
  digitalMarketing: "2026-11-16",
  paidAdvertising: "2026-11-16",
  contentSocialMedia: "2026-11-16",
  trades: "2026-11-16",
  electricalTrade: "2026-11-16",
  plumbingTrade: "2026-11-16",
  hvacTrade: "2026-11-16",
  generalTrade: "2026-11-16",
  roofingTrade: "2026-11-16",
  landscapingTrade: "2026-11-16",
  paintingTrade: "2026-11-16",
  handymanTrade: "2026-11-16",
  packages: "2026-11-16",
  foundationAudit: "2026-11-16",
  growthEngine: "2026-11-16",
  peakPerformance: "2026-11-16",
  process: "2026-11-16",
  calculator: "2026-11-16",
  tools: "2026-11-16",
  contact: "2026-11-16",
  faq: "2026-11-16",
  privacy: "2026-11-16",
  guides: "2026-11-16",
  howWeCount: "2026-11-16",
  sampleBrief: "2026-11-16",
  sampleReport: "2026-11-16",
};
