import type { GuideGroup } from "../catalog/guides.ts";

/** What all guides share, and the index above them. */
export const guidePage = {
  eyebrow: "Guide",
  checked: "Last checked",
  all: "All Guides",
  facts: { about: "About", fact: "What's public", asOf: "As of", source: "Where it says so" },
  texts: "Text messages with the shop",
  senders: { customer: "Customer", shop: "Shop" },
};

export const guidesIndex = {
  /** Lines break between its parts. */
  headline: "Guides: what\u00a0it\u00a0costs, what\u00a0connects, who\u00a0to\u00a0hire",
  lead: "Long answers to what owners type into Google before they call anybody. Each one has something to copy or to check: a script, a table of public facts with dates, or an example with all the math.",
  groups: {
    leads: "Leads, phones and quotes",
    software: "The software you already run",
    hiring: "Before you hire anyone, us included",
  } satisfies Record<GuideGroup, string>,
  closing: {
    heading: "Got a question we haven't written up?",
    text: "Ask it on a free call. If other owners would ask it too, we may write it up here.",
  },
};
