import type { Figure } from "../../figures/kinds.ts";

export const businessStrategyFigures: Record<string, Figure> = {
  "ai-roi-for-contractors": {
    kind: "bars",
    section: 4,
    title: "The same tool, the same fee, two shops",
    caption: "What half of the savings pays for in a week, on one scale. Every figure is the post's example.",
    bars: [
      {
        label: "Nine estimates a week",
        text: "$136.50",
        parts: [
          { label: "Fee", text: "$20.77", tone: "solid" },
          { label: "Upkeep", text: "$7.50", tone: "plain" },
          { label: "Left for you", text: "$108.23", tone: "accent" },
        ],
        note: "Setup of $1,040 is paid back in 9.6 weeks.",
      },
      {
        label: "Two estimates a week",
        text: "$30.33",
        parts: [
          { label: "Fee", text: "$20.77", tone: "solid" },
          { label: "Upkeep", text: "$7.50", tone: "plain" },
          { label: "Left for you", text: "$2.06", tone: "accent" },
        ],
        note: "Setup of $1,040 is paid back in 505 weeks.",
      },
    ],
  },
  "which-leads-are-worth-buying": {
    kind: "bars",
    title: "What one signed job cost, by source",
    caption: "Dollars and hours at $70 for one example quarter. Fill the calendar from the bottom, and buy from the top for empty weeks.",
    bars: [
      lead("Shared leads", "$1,160", "$60 a lead, and 2 of 20 signed."),
      lead("Search ads", "$827", "$125 a lead, and 3 of 12 signed."),
      lead("Door hangers near jobs", "$475"),
      lead("Texts to past customers", "$265", "The cheapest source, and it runs out first.", "accent"),
    ],
  },
  "what-an-hour-costs-loaded-labor-rate": {
    kind: "bars",
    section: 5,
    title: "From a $32 wage to an hour you can sell",
    caption: "One hour that you can bill, in the post's example: 1,388 of them a year for each tech.",
    bars: [
      { label: "What the tech is paid", text: "$32", parts: [{ label: "Wage", text: "$32", tone: "solid" }] },
      {
        label: "Break-even",
        text: "$101.97",
        parts: [
          { label: "Tech, loaded", text: "$61.34", tone: "solid" },
          { label: "Truck", text: "$10.37", tone: "plain" },
          { label: "Office", text: "$30.26", tone: "hachure" },
        ],
      },
      {
        label: "With a margin of 15 percent",
        text: "$119.96",
        parts: [
          { label: "Break-even", text: "$101.97", tone: "hachure" },
          { label: "Profit", text: "$17.99", tone: "accent" },
        ],
      },
    ],
  },
  "how-to-raise-prices-without-losing-customers": {
    kind: "bars",
    section: 1,
    title: "How many can leave before the raise is a loss",
    caption: "What 120 lawns leave per week at $60 when some customers go. The dashed line is doing nothing at $55.",
    bars: [
      raise("Nobody leaves", "$2,400", "$600 more than staying at $55."),
      raise("6 leave", "$2,280", "Back to last year's money with 114 lawns."),
      raise("12 leave", "$2,160", "Still $360 more."),
      raise("30 leave", "$1,800", "Break-even: 90 lawns left.", "accent"),
    ],
    limit: { label: "Staying at $55 with all 120:", text: "$1,800" },
  },
};

function lead(label: string, text: string, note?: string, tone: "hachure" | "accent" = "hachure") {
  return { label, text, parts: [{ label, text, tone }], ...(note && { note }) };
}

function raise(label: string, text: string, note: string, tone: "hachure" | "accent" = "hachure") {
  return { label, text, parts: [{ label, text, tone }], note };
}
