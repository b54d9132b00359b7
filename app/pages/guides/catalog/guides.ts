/**
 * The guides, in the order of the index: the end of each one's path, and the group it's listed in. A path doesn't change once it's
 * published.
 */
export const GUIDES = {
  missedCall: { slug: "missed-call-text-back", group: "leads" },
  leads: { slug: "lsa-angi-thumbtack-leads", group: "leads" },
  estimating: { slug: "ai-estimating", group: "leads" },
  serviceTitan: { slug: "servicetitan", group: "software" },
  jobber: { slug: "jobber", group: "software" },
  housecallPro: { slug: "housecall-pro", group: "software" },
  notUs: { slug: "when-not-to-hire-us", group: "hiring" },
  agency: { slug: "burned-by-an-agency", group: "hiring" },
} as const satisfies Record<string, { slug: string; group: GuideGroup }>;

export const GUIDE_GROUPS = ["leads", "software", "hiring"] as const;

export type GuideGroup = (typeof GUIDE_GROUPS)[number];

export type GuideKey = keyof typeof GUIDES;

export const GUIDE_KEYS = Object.keys(GUIDES) as GuideKey[];

export function guidePath(key: GuideKey) {
  return `/guides/${GUIDES[key].slug}` as const;
}
