/** The climb's camp at which each package ends. */
export const CAMP = { foundationAudit: "basecamp", growthEngine: "ascent", peakPerformance: "summit" } as const;
