/** The blog's popular topics. Each links to a search for it. */
export const TOPICS = [
  "AI for Estimates",
  "Lead Generation",
  "Workflow Automation",
  "Customer Service",
  "Project Management",
  "Inventory Control",
  "Team Coordination",
  "ROI Analysis",
] as const;
