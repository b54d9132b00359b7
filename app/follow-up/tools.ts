import { type ToolFile, toolLink } from "../pages/tools/links.ts";
import { tools } from "../pages/tools/words/tools.ts";
import type { LeadTrade } from "../pages/trades/catalog/trades.ts";

/** The take-away tool that suits each trade of the lead form best. */
const TOOL_OF_TRADE: Record<LeadTrade, ToolFile> = {
  electrical: "permit-tracker.xlsx",
  plumbing: "water-heater-card.docx",
  hvac: "tune-up-report.docx",
  roofing: "change-order.docx",
  "general-contractor": "two-week-look-ahead.xlsx",
  other: "loaded-labor-rate.xlsx",
};

export function toolOfTrade(trade: LeadTrade) {
  const found = tools.filter(({ file }) => file === TOOL_OF_TRADE[trade]);
  return found.map((tool) => ({ ...toolLink(tool), use: tool.use }));
}
