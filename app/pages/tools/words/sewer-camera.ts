import type { ToolWords } from "./words.ts";

export const sewerCamera: ToolWords = {
  name: "Sewer camera log",
  heading: "Sewer camera inspection log with three prices",
  lead: "Say the footage out loud while the camera runs. The log keeps it, asks about the trench where it's deep, and a second tab prices three ways to fix it.",
  files: ["sewer-camera-log.xlsx"],
  sections: [
    {
      kind: "steps",
      heading: "On site, in this order",
      steps: [
        {
          title: "Start the recorder",
          text: "Do it before you push. Say the footage and one fact each time the material, a joint, roots, water or a tie-in changes.",
        },
        { title: "Locate from above", text: "Depth and surface at each mark. If you didn't measure it, leave it empty." },
        { title: "Call 811", text: "Before anybody digs, every time. The log knows nothing about gas lines." },
        { title: "Price A, B and C", text: "Clean it, fix the spot, or replace the run. Write down what each one leaves as it is." },
      ],
    },
    {
      kind: "sheet",
      heading: "A 54-foot run, logged",
      intro: "The last column fills itself in from the depth.",
      caption: "The first tab",
      columns: ["Feet", "What you say", "Depth", "Surface", "Trench protection?"],
      rows: [
        ["0", "Cleanout, cast iron", "3.0", "flower bed", "Look at the soil"],
        ["18", "Cast iron to PVC", "3.5", "lawn", "Look at the soil"],
        ["29", "Offset joint, half inch", "4.5", "lawn", "Ask"],
        ["41", "Standing water", "not measured", "sidewalk", "Ask"],
        ["54", "City tap, clear", "6.0", "sidewalk", "Ask"],
      ],
      note: "It never says no. Under five feet a competent person still has to look at the ground, and from five feet on OSHA wants protection unless you're in solid rock.",
    },
    {
      kind: "slip",
      heading: "Pricing the replacement",
      intro: "Feet times your rate, then everything the hole itself costs. The rates are made up, for open trench.",
      rows: [
        { label: "Lawn, 18 to 38", how: "20 ft × $115", figure: "$2,300" },
        { label: "Sidewalk, 38 to 54", how: "16 ft × $195", figure: "$3,120" },
        { label: "Trench protection, 29 to 54", how: "25 ft × $50", figure: "$1,250" },
        { label: "Concrete", how: "flat", figure: "$1,400" },
        { label: "Permit", how: "at cost", figure: "$350" },
        { label: "Total", how: "$2,300 + $3,120 + $1,250 + $1,400 + $350", figure: "$8,420" },
        { label: "A foot", how: "$8,420 ÷ 36 ft", figure: "$233.89" },
      ],
      note: "Hold the last line against your last five jobs. And say in the quote that the first 18 feet of cast iron stay.",
    },
    {
      kind: "text",
      heading: "What the file leaves to you",
      blocks: [
        {
          kind: "paragraph",
          text: "It doesn't pick between lining, bursting and digging. That takes slope, soil and somebody with a license. It doesn't say who owns the pipe past the property line either. The sewer department does.",
        },
        {
          kind: "paragraph",
          text: "Send the customer the clip with the log. The counter on the screen and the feet in your log match, so she can see what she's paying for.",
        },
      ],
    },
  ],
  trades: ["plumbing"],
  related: ["estimates", "changeOrder", "vanStock"],
  closing: {
    text: "We can have the memo from the cleanout turned into a draft by supper. You add the rates and the method.",
  },
};
