import type { ToolWords } from "./words.ts";

export const tuneUp: ToolWords = {
  name: "Tune-up report",
  heading: "Tune-up report form an HVAC customer can follow",
  lead: "Page 1 is for the customer, in five plain blocks. Page 2 has the tech's readings it comes from.",
  files: ["tune-up-report.docx"],
  sections: [
    {
      kind: "form",
      heading: "A heat pump in October",
      intro: "Page 1 after a fall visit. Each number on it is on page 2, with the limit beside it.",
      rows: [
        { label: "Fine", value: "It heats. Air goes in at 70 degrees and comes out at 98. The drain is clear." },
        {
          label: "Wearing out",
          value:
            "The fan capacitor, a part that gets the motor going. It reads 4.6. Its label says 5, give or take 6%. $85 to replace today.",
        },
        {
          label: "Worth a closer look",
          value: "The back bedroom runs 4 degrees cooler. We'd look at the duct before selling you anything.",
        },
        { label: "You can do", value: "A new 16x25x1 filter on the first of each month. Keep leaves off the outdoor unit." },
        { label: "Photos", value: "Capacitor reading, nameplate, filter." },
      ],
      note: "Show the math: 5 − 4.6 = 0.4, and 0.4 ÷ 5 = 8%. The label allows 6%. Nobody has to take your word for it.",
    },
    {
      kind: "steps",
      heading: "From the unit to her inbox",
      steps: [
        { title: "Measure and shoot", text: "Three photos with the meter in view, plus the nameplate." },
        { title: "Fill in page 2", text: "The reading, the limit, and where the limit comes from. A check that wasn't done stays empty." },
        { title: "Write page 1", text: "Five blocks, half a page. Copy the numbers exactly and don't round." },
        { title: "Add prices and send", text: "The office takes them from your book. It goes out the day of the visit." },
      ],
    },
    {
      kind: "text",
      heading: "Say the number, then what it means",
      blocks: [
        {
          kind: "paragraph",
          text: "For every part: what you read, what its label allows, and one sentence on what it does. Leave out 'poor efficiency' and 'on its last legs'. Nobody measured either.",
        },
        {
          kind: "paragraph",
          text: "If you say a room is cool or a motor is loud, put a reading next to it or say you'll come back with one. ",
        },
      ],
    },
    {
      kind: "text",
      heading: "What never goes in the report",
      blocks: [
        {
          kind: "paragraph",
          text: "Anything unsafe. With a cracked heat exchanger, a CO reading or a gas leak, the tech shows the customer on the spot and follows your red-tag steps. It can't wait for a form.",
        },
      ],
    },
    {
      kind: "text",
      heading: "Keep it honest as you get faster",
      blocks: [
        {
          kind: "paragraph",
          text: "Once a month, pull ten reports and lay the photos beside them. Say 360 reports a year lead to 30 repairs: 30 ÷ 360 = 8%. If that share doubles and your equipment hasn't aged, read the wording again.",
        },
      ],
    },
  ],
  trades: ["hvac"],
  related: ["agreements", "refrigerant"],
  closing: {
    text: "If the typing is what stops your techs, we can have the draft made from a memo. They still hold every number against its photo before it goes.",
  },
};
