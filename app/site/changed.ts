import type { ArticleKey } from "../blog/catalog/articles.ts";
import type { GuideKey } from "../pages/guides/catalog/guides.ts";
import type { ServiceKey } from "../pages/services/catalog/services.ts";
import type { ToolPageKey } from "../pages/tools/catalog/tools.ts";
import type { Trade } from "../pages/trades/catalog/trades.ts";
import type { PageKey } from "./pages.ts";

/** The blog, its two articles and the guides aren't here, because their posts and their own dates tell. */
type OwnDate = "blog" | `${ArticleKey}Article` | `${GuideKey}Guide`;

/** With the nouns of the catalogs, so that the compiler asks for a day before their page has a row. */
type DatedPage = Exclude<PageKey, OwnDate> | ServiceKey | `${Trade}Trade` | `${ToolPageKey}Tool`;

/** The day a page's words last changed, in the agency's time zone: what the sitemap tells search engines. Change it with the words. */
export const CHANGED: Record<DatedPage, string> = {
  home: "2026-11-16",
  assistant: "2026-11-17",
  api: "2026-11-17",
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
  laborRateTool: "2026-11-16",
  priceIncreaseTool: "2026-11-16",
  estimatesTool: "2026-11-16",
  paybackTool: "2026-11-16",
  leadSourcesTool: "2026-11-16",
  invoiceGapTool: "2026-11-16",
  timeLogTool: "2026-11-16",
  lookAheadTool: "2026-11-16",
  callTriageTool: "2026-11-16",
  subInsuranceTool: "2026-11-16",
  agreementsTool: "2026-11-16",
  changeOrderTool: "2026-11-16",
  dailyLogTool: "2026-11-16",
  vanStockTool: "2026-11-16",
  permitsTool: "2026-11-16",
  refrigerantTool: "2026-11-16",
  sewerCameraTool: "2026-11-16",
  tuneUpTool: "2026-11-16",
  contact: "2026-11-16",
  faq: "2026-11-16",
  privacy: "2026-11-16",
  guides: "2026-11-16",
  howWeCount: "2026-11-16",
  sampleBrief: "2026-11-16",
  sampleReport: "2026-11-16",
};
