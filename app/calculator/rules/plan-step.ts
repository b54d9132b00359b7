/** What the plan says of one of its steps, on the page and in emails. */
export type PlanStepWords = {
  title: string;
  problem: string;
  figure: string;
  figureLabel: string;
  value: string;
  features: string[];
  quickWin: { title: string; text: string; points?: string[]; texts?: { label: string; body: string }[] };
};
