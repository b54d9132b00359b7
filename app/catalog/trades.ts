/** The trades, in the order of the booking form and the industries grid. */
export const TRADES = ["electrical", "plumbing", "hvac", "general", "roofing", "landscaping", "painting", "handyman"] as const;

export type Trade = (typeof TRADES)[number];

/** The booking form's options. */
export const BUSINESS_TYPES = [...TRADES, "other"] as const;

export type BusinessType = (typeof BUSINESS_TYPES)[number];

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
