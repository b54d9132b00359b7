// Apart from the schema in lead.ts: the calculator's page needs these names and not the 3 KB that check them.

export const TRADE_TYPES = ["electrical", "plumbing", "hvac", "roofing", "general-contractor", "other"] as const;
export type TradeType = (typeof TRADE_TYPES)[number];

export const LEAD_NAMES = ["name", "email", "company", "tradeType", "phone"] as const;
export type LeadName = (typeof LEAD_NAMES)[number];
/** The button waits for these. */
export const REQUIRED_LEAD_NAMES = ["name", "email", "company", "tradeType"] as const;
