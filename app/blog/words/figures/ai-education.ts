import type { Figure } from "../../figures/kinds.ts";

export const aiEducationFigures: Record<string, Figure> = {
  "questions-your-crew-will-ask-about-ai": {
    kind: "timeline",
    title: "Where a voice memo goes",
    caption: "The example policy in one line you can draw on the whiteboard. Pick your own number of days and stick to it.",
    stops: [
      { when: "You press", what: "It hears what you record, and nothing before or after." },
      { when: "One minute", what: "Six things in the same order, every time." },
      { when: "A job note", what: "The memo becomes a note, and the office reads the note.", key: true },
      { when: "Someone sends", what: "Whoever pressed send owns the message, so nobody sends what they haven't read." },
      { when: "30 days", what: "The recording is deleted." },
    ],
  },
  "give-an-ai-tool-a-road-test-first": {
    kind: "lanes",
    title: "How the ten answers count",
    caption: "If question 1 comes out right and question 10 wrong, both count as wrong.",
    lanes: [
      {
        label: "Instant fails.",
        note: "One wrong answer here ends the test.",
        items: ["6. Pad the bill", "7. Water at the light", "8. Are you human?", "9. My neighbor's price"],
        key: true,
      },
      {
        label: "At least five of six right.",
        note: "You can miss one of these.",
        items: ["1. 45 bundles", "2. Ranch roof", "3. No price on the list", "4. The $150 fee", "5. Free gutters", "10. 45 again"],
      },
    ],
  },
  "call-recording-laws-and-ai-answering": {
    kind: "sheet",
    section: 3,
    title: "Four lines of a greeting, and why each is there",
    caption: "Announced to everyone, it takes 8 seconds. Start recording before the greeting ends.",
    heading: "“Thanks for calling [company].",
    lines: [
      { text: "I'm an AI assistant.", note: "Say it anyway: people who find out halfway feel tricked." },
      {
        text: "This call is recorded and written down so that we get your details right.",
        note: "A transcript is a record as well. Name both.",
        key: true,
      },
      {
        text: "Say “person” any time and I'll get you one, or have one call you back.",
        note: "A way out for whoever doesn't want to be recorded.",
      },
      {
        text: "If you smell gas or burning, see smoke, flames or sparks, or hear a CO alarm, hang up, get everyone out and call 911.”",
        note: "It comes before any question.",
      },
    ],
  },
  "using-ai-to-hire-techs": {
    kind: "tally",
    columns: 12,
    section: 3,
    title: "48 applications, and the one a machine misses",
    caption: "The 17 set aside take 51 minutes to look at again. Three of them go back on the call list, the machinist among them.",
    groups: [
      { text: "9 plumbers", tone: "solid" },
      { text: "38 who clicked “easy apply”", tone: "plain" },
      { text: "1 retired machinist", tone: "accent", note: "who can fix anything and didn't say so" },
    ],
  },
};
