/** The blog's categories, in the order of their buttons. */
export const CATEGORIES = [
  "Electrical",
  "Plumbing",
  "HVAC",
  "General Contracting",
  "Business Strategy",
  "AI Education",
  "Operations",
  "Customer Service",
] as const;

export type Category = (typeof CATEGORIES)[number];
