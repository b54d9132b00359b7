import type { PackageKey } from "../packages/catalog.ts";

/** The services, in the order of their cards, and the package each is usually bought in. That package's price is the service's price. */
export const SERVICES = {
  strategyConsulting: { package: "foundationAudit" },
  agentDevelopment: { package: "growthEngine" },
  workflowAutomation: { package: "growthEngine" },
  digitalMarketing: { package: "growthEngine" },
  paidAdvertising: { package: "growthEngine" },
  contentSocialMedia: { package: "growthEngine" },
} as const satisfies Record<string, { package: PackageKey }>;

export type ServiceKey = keyof typeof SERVICES;

export const SERVICE_KEYS = Object.keys(SERVICES) as ServiceKey[];
