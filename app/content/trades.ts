/** The eight trades of the industries grid, in the spec's order. The key names the drawing. */
type TradeKey = "electrical" | "plumbing" | "hvac" | "general" | "landscaping" | "roofing" | "painting" | "handyman";

export type Trade = {
  key: TradeKey;
  name: string;
  /** One line of at most 14 words: the thing that eats this trade's week. */
  line: string;
};

export const trades: Trade[] = [
  {
    key: "electrical",
    name: "Electricians",
    line: "Panel quotes at 9 PM, and inspectors who come between eight and noon.",
  },
  { key: "plumbing", name: "Plumbers", line: "The phone always rings with both hands inside a vanity." },
  { key: "hvac", name: "HVAC contractors", line: "The first hot week of June fills the board before 8 AM." },
  { key: "general", name: "General contractors", line: "Change orders agreed in a driveway and never written down." },
  {
    key: "landscaping",
    name: "Landscapers",
    line: "One rain day moves sixty lawns, and every customer wants the new date.",
  },
  {
    key: "roofing",
    name: "Roofers",
    line: "After hail, ninety people want an inspection and adjusters keep moving theirs.",
  },
  { key: "painting", name: "Painters", line: "Free estimates across town for people who only wanted a price." },
  { key: "handyman", name: "Handymen", line: "Twenty small jobs a week means twenty invoices written in the truck." },
];
