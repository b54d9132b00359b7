/** The tools with a page of their own, at /tools/ and this. A path doesn't change once it's published. */
export const TOOL_SLUGS = {
  laborRate: "labor-burden-rate",
  priceIncrease: "price-increase-letter",
  estimates: "estimate-templates",
  payback: "ai-payback-calculator",
  leadSources: "lead-source-tracker",
  invoiceGap: "invoice-gap",
  timeLog: "office-time-log",
  lookAhead: "two-week-look-ahead",
  callTriage: "call-triage-card",
  subInsurance: "subcontractor-insurance-tracker",
  agreements: "maintenance-agreement-tracker",
  changeOrder: "change-order-form",
  dailyLog: "daily-job-log",
  vanStock: "van-stock-sheet",
  permits: "permit-tracker",
  refrigerant: "refrigerant-log",
  sewerCamera: "sewer-camera-log",
  tuneUp: "hvac-tune-up-report",
} as const;

export type ToolPageKey = keyof typeof TOOL_SLUGS;

export const TOOL_PAGE_KEYS = Object.keys(TOOL_SLUGS) as ToolPageKey[];

/** The kinds of files that tools are, by their endings. */
export const OFFICE_TYPES = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;
