/** Of posts about one trade. */
export const TRADE_CATEGORIES = ["Electrical", "Plumbing", "HVAC", "General Contracting"] as const;

/** The blog's categories, in the order of their buttons. */
export const CATEGORIES = [...TRADE_CATEGORIES, "Business Strategy", "AI Education", "Operations", "Customer Service"] as const;

export type Category = (typeof CATEGORIES)[number];
