/** The fields of the calculator's lead form, in order. The button waits for the required ones. */
export const LEAD_FIELDS = {
  name: { required: true },
  email: { required: true },
  company: { required: true },
  tradeType: { required: true },
  /** Which one, for whoever chose Other. */
  otherTrade: { required: false },
  phone: { required: false },
} as const satisfies Record<string, { required: boolean }>;

export type LeadName = keyof typeof LEAD_FIELDS;

export const LEAD_NAMES = Object.keys(LEAD_FIELDS) as LeadName[];
