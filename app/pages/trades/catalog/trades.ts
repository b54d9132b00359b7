/** The trades, in the order of the booking form and the industries grid. */
export const TRADES = ["electrical", "plumbing", "hvac", "general", "roofing", "landscaping", "painting", "handyman"] as const;

export type Trade = (typeof TRADES)[number];

/** Who they are. */
export const TRADE_NAMES = {
  electrical: "Electricians",
  plumbing: "Plumbers",
  hvac: "HVAC contractors",
  general: "General contractors",
  roofing: "Roofers",
  landscaping: "Landscapers",
  painting: "Painters",
  handyman: "Handymen",
} as const satisfies Record<Trade, string>;

/** Each trade's own page is /trades/ and this. A path doesn't change once it's published. */
export const TRADE_SLUGS = {
  electrical: "electrical",
  plumbing: "plumbing",
  hvac: "hvac",
  general: "general-contracting",
  roofing: "roofing",
  landscaping: "landscaping",
  painting: "painting",
  handyman: "handyman",
} as const satisfies Record<Trade, string>;

/** Every other trade's page opens light. Its sheet of the map is drawn for that ground. */
export function isDaylitTrade(trade: Trade) {
  return TRADES.indexOf(trade) % 2 === 1;
}

/** The booking form's options. */
export const BUSINESS_TYPES = [...TRADES, "other"] as const;

export type BusinessType = (typeof BUSINESS_TYPES)[number];

/** A known name from `?businessType=`, or nothing. */
export function toBusinessType(name: unknown) {
  return BUSINESS_TYPES.find((type) => type === name);
}

/** The calculator's lead form options, and what the booking form calls each. */
export const LEAD_TRADES = {
  electrical: "electrical",
  plumbing: "plumbing",
  hvac: "hvac",
  roofing: "roofing",
  "general-contractor": "general",
  other: "other",
} as const satisfies Record<string, BusinessType>;

export type LeadTrade = keyof typeof LEAD_TRADES;

export const LEAD_TRADE_KEYS = Object.keys(LEAD_TRADES) as LeadTrade[];

/** Trades that the lead form has no option for, so that it suggests them under 'Other'. */
export const OTHER_TRADES = TRADES.filter((trade) => !Object.values<BusinessType>(LEAD_TRADES).includes(trade));
