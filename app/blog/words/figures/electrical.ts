import type { Figure } from "../../figures/kinds.ts";

export const electricalFigures: Record<string, Figure> = {
  "seven-ways-an-ai-estimate-goes-wrong": {
    kind: "sheet",
    section: 3,
    title: "One clean estimate, seven holes",
    caption: "A 48-amp car charger in an attached garage. The dollar figures are the post's example.",
    heading: "Estimate: EV charger, drafted by AI",
    lines: [
      { text: "Run to the panel, 25 feet", note: "The real path is 70 feet. You just lost $564.", key: true },
      { text: "Cable, 6-gauge, good for 60", note: "In NM-B, 6 AWG copper is held to 55 amps." },
      { text: "Breaker, $ with cents on it", note: "Not from your sheet, so from nowhere." },
      { text: "Labor, 5 hours", note: "Open studs. With plaster at 1.4 it's 7." },
      { text: "No line for the permit", note: "185 minutes without tools: $292.92." },
      { text: "“Bring the garage up to current code”", note: "A promise you never made." },
      { text: "“Around $1,800, right?” Yes.", note: "It says yes to $2,600 too." },
    ],
  },
  "a-friday-debrief-for-apprentices": {
    kind: "bars",
    title: "One hunt, and what it costs to write it down",
    caption: "The hunt cost $110.83 at a billing rate of $95. The debrief costs $30 a week for three people at $40 an hour.",
    bars: [
      {
        label: "The hunt",
        text: "70 minutes",
        parts: [{ label: "Hunt", text: "70", tone: "hachure" }],
        note: "One tripped GFCI behind a shelf of paint cans.",
      },
      { label: "The Friday debrief", text: "fifteen minutes", parts: [{ label: "Debrief", text: "fifteen", size: 15, tone: "hachure" }] },
      {
        label: "The first test next time",
        text: "two minutes",
        parts: [{ label: "Test", text: "two", size: 2, tone: "accent" }],
        note: "Ask about and press every GFCI before opening a box.",
      },
    ],
  },
  "panel-upgrade-quote-checklist": {
    kind: "bars",
    section: 5,
    title: "The same charger on the same 100-amp service",
    caption: "The license holder's load calculation came out at 71 amps. The charger counts at 1.25 times its setting.",
    bars: [
      {
        label: "48-amp charger",
        text: "131 A",
        parts: [
          { label: "House", text: "71 A", tone: "hachure" },
          { label: "Charger", text: "60 A", tone: "accent" },
        ],
        note: "Doesn't fit.",
      },
      {
        label: "Same charger, set to 16 amps",
        text: "91 A",
        parts: [
          { label: "House", text: "71 A", tone: "hachure" },
          { label: "Charger", text: "20 A", tone: "accent" },
        ],
        note: "Fits, and brings 34.56 kWh from 10 PM to 7 AM, before losses.",
      },
    ],
    limit: { label: "The service:", text: "100 A" },
  },
  "electrical-permit-inspection-tracker": {
    kind: "timeline",
    section: 1,
    every: 30,
    title: "A permit's clock: issued March 3, no work started",
    caption:
      "Each tick is 30 days. Once work has started, the 180 days count from the last inspection that passed. Write down what's printed on your permit.",
    stops: [
      { at: 0, when: "March 3", what: "Permit issued. Office tells the lead, with a photo of the card." },
      { at: 150, when: "July 31", what: "Day 150 and no inspection yet: start, ask for more time or cancel.", key: true },
      { at: 180, when: "August 30", what: "Day 180: without a start, the permit becomes invalid." },
    ],
  },
};
