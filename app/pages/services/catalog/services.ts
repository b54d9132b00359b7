import type { PackageKey } from "../../packages/catalog/packages.ts";

/**
 * The services, in the order of their cards: the package each is usually bought in, whose price is the service's price, and its name in a
 * list of all.
 */
export const SERVICES = {
  strategyConsulting: { package: "foundationAudit", inShort: "strategy" },
  agentDevelopment: { package: "growthEngine", inShort: "AI agents" },
  workflowAutomation: { package: "growthEngine", inShort: "workflow automation" },
  digitalMarketing: { package: "growthEngine", inShort: "marketing" },
  paidAdvertising: { package: "growthEngine", inShort: "ads" },
  contentSocialMedia: { package: "growthEngine", inShort: "content" },
} as const satisfies Record<string, { package: PackageKey; inShort: string }>;

export type ServiceKey = keyof typeof SERVICES;

export const SERVICE_KEYS = Object.keys(SERVICES) as ServiceKey[];

/** Every other service opens light, with its drawing on the other side. Its sheet of the map is drawn for that ground. */
export function isDaylitService(key: ServiceKey) {
  return SERVICE_KEYS.indexOf(key) % 2 === 1;
}
