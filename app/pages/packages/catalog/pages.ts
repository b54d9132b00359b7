import type { Page } from "../../../site/catalog/page.ts";
import { dollars } from "../../../text/format.ts";
import { GROWTH_ENGINE_ANNUAL_VALUE_USD, PACKAGES, type PackageKey } from "./packages.ts";

/** A page for each package, below the comparison. */
export const packagePages = {
  foundationAudit: {
    path: "/packages/foundation-audit",
    aliases: ["/packages/basecamp"],
    view: "pages/packages/routes/package.tsx",
    parent: "packages",
    package: "foundationAudit",
    title: "Foundation Audit: AI Workflow Audit",
    description: `A two-hour call, one workflow timed step by step, a short solution brief and an ROI projection. It shows at least ${PACKAGES.foundationAudit.guaranteedHoursPerWeek} hours a week, or you don't pay.`,
    keywords: ["AI audit for contractors", "Foundation Audit", "Basecamp", "workflow analysis"],
  },
  growthEngine: {
    path: "/packages/growth-engine",
    aliases: ["/packages/ascent"],
    view: "pages/packages/routes/package.tsx",
    parent: "packages",
    package: "growthEngine",
    title: "Growth Engine: AI Setup in 90 Days",
    description: `A full operations audit, a 90-day roadmap and two automations built for you. ${PACKAGES.growthEngine.guaranteedHoursPerWeek}+ hours a week saved or ${dollars(GROWTH_ENGINE_ANNUAL_VALUE_USD)} a year in value, or you pay nothing.`,
    keywords: ["Growth Engine", "Ascent", "contractor automation implementation", "operations audit"],
  },
  peakPerformance: {
    path: "/packages/peak-performance",
    aliases: ["/packages/summit"],
    view: "pages/packages/routes/package.tsx",
    parent: "packages",
    package: "peakPerformance",
    title: "Peak Performance: AI Setup and Training",
    description: `Two workflows built, your team trained, three SOPs written and 90 days of priority support. ${PACKAGES.peakPerformance.guaranteedHoursPerWeek}+ hours a week saved, or you pay nothing.`,
    keywords: ["Peak Performance", "Summit", "white glove AI implementation", "AI training for crews"],
  },
} as const satisfies Record<PackageKey, Page>;
