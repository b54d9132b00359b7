export type Calculator = {
  logo: string;
  /** Hidden on small screens. */
  badge: string;
  welcome: {
    headline: string;
    lead: string;
    revealsHeading: string;
    reveals: [string, string, string, string];
    notes: [string, string];
    button: string;
  };
};

export const calculator: Calculator = {
  logo: "AI Profit Calculator",
  badge: "Transform your business today",
  welcome: {
    headline: "Stop Losing Money on Manual Work",
    lead: "Seven numbers about your week. You see the result without leaving an e-mail address.",
    revealsHeading: "What it reveals",
    reveals: [
      "Annual time losses in hours",
      "Annual revenue losses in dollars",
      "Potential AI savings and ROI",
      "3 immediate action steps",
    ],
    notes: ["Takes 3 minutes", "Proven results"],
    button: "Start My Free Assessment",
  },
};
