import type { ArticleKey } from "../../catalog/articles.ts";
import type { Figure } from "../../figures/kinds.ts";

export const articleFigures: Record<ArticleKey, Figure> = {
  electrical: {
    kind: "bars",
    section: 1,
    title: "Minutes by hand, and what's left with a draft",
    caption: "Solid is the time a draft still takes, ticked is the time it gives back. The minutes are the table's example.",
    bars: [
      handOff("Permit application", 35, 12),
      handOff("Panel-upgrade quote", 60, 20),
      handOff("Plan takeoff", 180, 90),
      handOff("Load calculation", 40, 30),
    ],
  },
  plumbing: {
    kind: "timeline",
    section: 5,
    every: 1,
    title: "What to offer a tank, by its age",
    caption: "Each tick is a year. A storage tank often lasts 8 to 12 years, less with hard water.",
    stops: [
      { at: 0, when: "Install date", what: "It's on your invoice, with fuel and gallons." },
      { at: 4, when: "Under eight", what: "Offer a flush and an anode check." },
      { at: 8, when: "Past eight", what: "Offer an inspection and a planned price." },
      { at: 10, when: "Past ten", what: "A replacement on a Tuesday costs less than one on a Sunday night.", key: true },
      { at: 12, when: "Year 12", what: "The far end of what a tank often lasts." },
    ],
  },
};

function handOff(label: string, byHand: number, draft: number) {
  return {
    label,
    text: `${byHand} min by hand`,
    parts: [
      { label: "With a draft", text: `${draft}`, tone: "solid" as const },
      { label: "Given back", text: "the rest", size: byHand - draft, tone: "hachure" as const },
    ],
  };
}
