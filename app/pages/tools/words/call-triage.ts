import type { ToolWords } from "./words.ts";

export const callTriage: ToolWords = {
  name: "Call triage card",
  heading: "After-hours call script that fits on one card",
  lead: "Safety lines, five questions, four colors. Whoever picks up sorts calls the same way, from your nephew to an answering service.",
  files: ["call-triage-card.docx"],
  sections: [
    {
      kind: "steps",
      heading: "Make it yours before you print it",
      steps: [
        {
          title: "Fill in four numbers",
          text: "The gas company's emergency line, you, the tech on call and a backup. Each has its own line.",
        },
        {
          title: "Have two people read it",
          text: "Your fire department and your gas utility. If they'd say it another way, use their words.",
        },
        {
          title: "Add your own calls",
          text: "A few from last winter, each with its color, in the box at the bottom. More fit on the back.",
        },
        { title: "Put it where phones are", text: "Next to the desk phone, and as a photo with everybody who covers a weekend." },
      ],
    },
    {
      kind: "sheet",
      heading: "Five calls, sorted with the card",
      intro: "A made-up Saturday night at a plumbing and heating shop with one tech on call.",
      caption: "Between 7 and 11 PM",
      columns: ["What they said", "Color", "What happens"],
      rows: [
        [
          "Rotten egg smell in the basement",
          "Red",
          "Out of the house, 911 and the gas company from outside. Then the on-call phone rings until somebody picks up.",
        ],
        ["Pipe burst, can't find the shutoff", "Orange", "The tech on call goes now. After 10 minutes, the backup."],
        ["Furnace is out, 58 inside, a baby in the house", "Orange", "The tech on call phones right away. A yes to question 3 is enough."],
        ["Tub won't drain, there's a second bath", "Yellow", "First slot on Sunday, and a text tonight with the window."],
        ["Wants a price on a softener", "Green", "Booked for Wednesday at 10."],
      ],
      note: "Send the truck to the yellow call anyway and it's 2 hours × $51 = $102 of overtime, and a tech who starts late in the morning.",
    },
    {
      kind: "text",
      heading: "What isn't on it, and why",
      blocks: [
        {
          kind: "paragraph",
          text: "There's no diagnosis, and no price but your visit fee. Whoever answers at 9 PM can't see the job. A guess over the phone is one your tech has to walk back at the door.",
        },
        {
          kind: "paragraph",
          text: "If a caller can't say whether water is still running, or whether anybody's at risk, the call goes up a color. Sending a truck too early costs you an hour or two. Sending it too late can cost somebody a ceiling.",
        },
      ],
    },
    {
      kind: "text",
      heading: "When software answers your phone",
      blocks: [
        {
          kind: "paragraph",
          text: "Give it this card too. Its red lines should be fixed words that play right away. Red and orange go to a person's phone every time, and so does no heat at any temperature.",
        },
        {
          kind: "paragraph",
          text: "Then test it. Call in with a long story and put the gas smell in the third sentence. If it wants your street address before it tells you to get out, it isn't ready for your customers.",
        },
      ],
    },
  ],
  trades: ["plumbing", "hvac", "electrical"],
  related: ["agreements", "leadSources"],
  closing: {
    heading: "Who answers when you can't?",
    text: "We set up phone agents that sort by your card. Red, orange, no heat and water on the floor ring a person, day or night. You test it before it takes a real call.",
  },
};
