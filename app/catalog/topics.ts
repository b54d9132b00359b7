/** The blog's popular topics: each leads into its search. */
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
