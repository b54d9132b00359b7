import type { ToolWords } from "./words.ts";

export const laborRate: ToolWords = {
  name: "Labor rate sheet",
  heading: "Labor burden rate: from a wage to what you charge",
  lead: "What one tech's hour costs once taxes, comp, benefits, the van and the office are in it. Type your numbers below, or take the sheet and keep it.",
  files: ["loaded-labor-rate.xlsx"],
  sections: [
    {
      kind: "math",
      math: "laborRate",
      heading: "Work out your rate right here",
      intro: "The example is a $32 tech in a shop with five. Type over any number and the rest follows. Nothing you type gets sent.",
      groups: [
        {
          title: "What the tech costs",
          fields: {
            wage: "Wage an hour, $",
            paidHours: "Paid hours a year",
            unemploymentRate: "State unemployment, %",
            unemploymentBase: "State unemployment, on the first $",
            compPer100: "Workers' comp per $100 of wages, $",
            healthMonthly: "Health insurance a month, your share, $",
            retirement: "Retirement match, %",
            otherYearly: "Phone, uniforms, classes a year, $",
          },
          results: { cost: "One tech, a year", burden: "Labor burden on top of wages" },
        },
        {
          title: "The hours you can bill",
          fields: { daysOff: "Paid days off a year", billable: "Share of hours at work you bill, %" },
          results: { hours: "Billable hours a year", loaded: "Loaded cost of a billable hour" },
        },
        {
          title: "Van and office",
          fields: {
            vanMonthly: "One van a month, all in, $",
            officeYearly: "Office and your own pay, a year, $",
            techs: "Techs who carry it",
          },
          results: { truck: "Truck an hour", office: "Office an hour", even: "Break-even an hour" },
        },
        {
          title: "Your price",
          fields: { profit: "Profit you want, %" },
          results: {
            markedUp: "With markup, which falls short",
            mixUp: "What that mix-up costs a year",
            charged: "What to charge an hour",
          },
        },
      ],
      answer: "charged",
      none: "not yet",
      note: "Social Security and Medicare are in there at 7.65% of wages, and federal unemployment at 0.6% of the first $7,000. Past the yearly Social Security limit the real tax is a little lower.",
    },
    {
      kind: "text",
      heading: "Labor burden and loaded rate are two numbers",
      blocks: [
        {
          kind: "paragraph",
          text: "Labor burden is what you pay on top of a wage: payroll taxes, comp, health, retirement. In the example that's $85,134 − $66,560 = $18,574 a year, or 27.9% of wages.",
        },
        {
          kind: "paragraph",
          text: "The loaded rate spreads all of it over the hours you can really sell. This tech gets paid for 2,080 hours and bills 1,388, so each billed hour carries part of one that nobody paid you for.",
        },
        {
          kind: "paragraph",
          text: "Stop at burden and you'd figure $32 × 1.279 = $40.93. The loaded hour is $61.34. That's $61.34 − $40.93 = $20.41 missing before the van has left the lot.",
        },
      ],
    },
    {
      kind: "steps",
      heading: "Where each number comes from",
      steps: [
        {
          title: "Payroll report",
          text: "Last year's summary has paid hours, wages and your share of taxes by person. Use a tech near the middle of your pay scale.",
        },
        {
          title: "Comp policy",
          text: "The rate per $100 is on the declarations page, by class code. Techs in two classes have two rates.",
        },
        {
          title: "Billed hours",
          text: "Add up the hours on last year's invoices and divide by hours at work. On flat rate, use the hours your price book gives each task.",
        },
        { title: "Overhead", text: "Rent, phones, software, ads, office staff, your own pay. Divide it by the techs who bill." },
      ],
    },
    {
      kind: "text",
      heading: "Three mistakes that are easy to make",
      blocks: [
        {
          kind: "list",
          items: [
            "Counting yourself as a tech when you bill one day a week. Put yourself in as 0.2.",
            "Leaving out your pay because you live on what's left. Put in what a hired manager would cost.",
            "Charging one rate for a two-person crew. A helper has a loaded cost too, so add both.",
          ],
        },
      ],
    },
  ],
  trades: ["electrical", "plumbing", "hvac"],
  related: ["priceIncrease", "estimates", "payback"],
  closing: {
    heading: "If the rate is right and the money still isn't there",
    text: "Then look at hours that don't get billed. Where does a tech's day get stuck? Start with that.",
  },
};
