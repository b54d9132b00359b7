import { claims } from "../../../site/words/claims.ts";
import type { Guide } from "./guide.ts";

export const estimating: Guide = {
  name: "AI estimating",
  headline: "AI estimating: what it can draft, and what it gets wrong",
  lead: "A chat assistant can turn your notes into a clean estimate in two minutes. It'll also miscount the posts. Here's one fence with every number checked, a prompt, and the list to go through before anything gets sent.",
  inside:
    "One fence estimate, drafted by AI and then checked line by line. With a prompt, a trade table and a list to go through before you send.",
  published: "2026-11-16",
  checked: "2026-11-16",
  opening: [
    {
      kind: "paragraph",
      text: "A lot of advice on AI estimating is about electrical work. We've got [a post on that](/blog/seven-ways-an-ai-estimate-goes-wrong). This page is for the other trades that send prices: painters, fence and deck crews, plumbers, roofers, remodelers, landscapers.",
    },
    {
      kind: "paragraph",
      text: "An estimate has three parts. There's what you counted, what it costs, and the words around it. AI is good at the words and fair at sorting what you counted. It has no idea what your supplier charges or how fast your crew is, and it won't tell you that.",
    },
  ],
  sections: [
    {
      heading: "One fence, drafted and then checked",
      blocks: [
        {
          kind: "paragraph",
          text: "The estimator walks the yard with a phone and says: 'Hundred and forty feet of six-foot cedar including one four-foot gate. Eight-foot panels. Chain link has to come out. Slopes on the north side. Sprinkler head near the back corner.' He pastes that into a chat assistant and asks for a material list, hours and cost. The numbers are made up. The mistakes are the usual ones.",
        },
        {
          kind: "table",
          caption:
            "Example. What the fence costs the shop, before overhead and profit. An hour is $65: wages, payroll taxes and insurance.",
          columns: ["Line", "AI draft", "After the check", "Off by"],
          rows: [
            ["Panels at $96", "18: $1,728", "17: $1,632", "-$96"],
            ["Posts at $28", "18: $504", "19: $532", "$28"],
            ["Concrete at $7 a bag", "18: $126", "38: $266", "$140"],
            ["Gate kit", "$120", "$185", "$65"],
            ["Dump fee", "$0", "$75", "$75"],
            ["Tear-out labor", "0 h: $0", "5 h: $325", "$325"],
            ["Install labor", "16 h: $1,040", "24 h: $1,560", "$520"],
            ["Cost of the job", "$3,518", "$4,575", "$1,057"],
          ],
        },
        { kind: "paragraph", text: "Go through it with a pencil." },
        {
          kind: "list",
          items: [
            "Panels: the gate takes 4 of the 140 feet. That leaves 136 feet of fence, and 136 over 8 is 17 panels.",
            "Posts: 17 panels and a gate make 18 bays, and 18 bays from one end to the other need 19 posts. The draft divided 140 by 8, rounded up, and used 18 for both.",
            "Concrete: two bags a post is this shop's habit, so 38.",
            "Gate: the price came from somewhere on the web.",
            "Dump fee and tear-out: not priced at all, though the memo says the chain link comes out.",
            "Labor: 16 hours is a flat yard. The last three sloped jobs took 24.",
          ],
        },
        {
          kind: "paragraph",
          text: "At a 40% markup, the draft would've gone out at $4,925. The right price is $6,405. If he'd signed the first one, the job would have brought in $4,925 against $4,575 of cost, and $350 doesn't pay for the office.",
        },
      ],
    },
    {
      heading: "Where the mistakes come from",
      blocks: [
        {
          kind: "list",
          items: [
            "Counting at the ends. Posts, studs, gates, corners, starter rows: anything where the number isn't length over spacing.",
            "Prices from nowhere. Without your price sheet it fills the gap with a guess and writes it down to the cent.",
            "Hours for a perfect day. It doesn't know the slope, the dog, the parking or your newest hire.",
            "Steps nobody priced. Tear-out, protection, permits, second trips, cleanup, the dump.",
            "Promises. Drafts like to add 'lifetime', 'fully insured' and 'completed in two days'. Those are yours to say.",
          ],
        },
        {
          kind: "paragraph",
          text: "None of this gets better by asking the assistant whether it's sure. It'll say yes, or apologize and change a number that was right. Give it less room instead. The prompt below does that.",
        },
      ],
    },
    {
      heading: "A prompt that leaves it less room",
      blocks: [
        {
          kind: "script",
          title: "AI prompt: estimate draft from site notes",
          text: [
            "You write estimate drafts for a [trade] contractor. Work only from my notes and my price sheet below.",
            "",
            "1. List every item with quantity and unit. Beside each, quote the words in my notes it comes from. If a number isn't in my notes, write ASK and the question.",
            "2. Show the arithmetic for every quantity. Count posts, corners and openings one by one.",
            "3. Use prices from my sheet and name the line. If there's no line, write NO PRICE. Never estimate a price.",
            "4. Leave labor hours blank.",
            "5. List each step this kind of job usually has that my notes don't mention. Don't add it, only list it.",
            "6. Then write a scope for the customer, 120 words at most. No promises about time, warranty or results.",
            "",
            "My notes: [paste]",
            "My price sheet, dated [date]: [paste]",
          ].join("\n"),
        },
        {
          kind: "paragraph",
          text: "Point 5 would have caught the dump fee. Take out names, addresses and gate codes before you paste. You can start the price sheet from [our templates](/tools): there's one for a small repair, one for a standard install and one for a big job.",
        },
      ],
    },
    {
      heading: "What to hand over, by trade",
      blocks: [
        {
          kind: "table",
          caption: "A starting point. The right-hand column is where people lose money.",
          columns: ["Trade", "Let it draft", "Keep in your own hands"],
          rows: [
            ["Painting", "Room list from a walk-through memo, scope and color schedule", "Prep hours, coats, lead-safe work in old houses"],
            ["Roofing", "Photo captions, material list from a measured report", "Decking you can't see, flashing, steep and tall charges"],
            ["Plumbing", "Good, better, best options from your flat-rate codes", "Venting, gas sizing, what's behind the wall"],
            ["HVAC", "Proposal text, model comparison from spec sheets", "Load calculation, duct condition, line set reuse"],
            ["Landscaping", "Plant and mulch quantities from measured beds", "Grade, access, drainage, hauling"],
            ["Remodeling", "Scope by room, allowance list, exclusions", "Labor by phase, what happens when a wall opens"],
            ["Handyman", "A price per task from a text and two photos", "Anything that needs a license or a second visit"],
          ],
        },
        {
          kind: "paragraph",
          text: "The pages for [painters](/trades/painting) and [landscapers](/trades/landscaping) show a week of estimating in hours and dollars. For plumbing, a [water heater quote](/blog/water-heater-replacement-quote) makes a good first test, since the questions are the same every time.",
        },
      ],
    },
    {
      heading: "Before you hit send",
      blocks: [
        {
          kind: "checklist",
          title: "Eight lines, read out loud",
          items: [
            "Every quantity has a source: tape, plan, report or memo.",
            "I counted the ends, corners and openings myself.",
            "Every price has a line on my sheet, and the sheet's date is this month.",
            "The hours are mine, from jobs like this one.",
            "Tear-out, protection, permit, cleanup and disposal are priced or excluded by name.",
            "The scope promises nothing I wouldn't say to the customer's face.",
            "The total is within reach of the last three jobs of this kind.",
            "It says how long the price holds, and what changes it.",
          ],
        },
        {
          kind: "paragraph",
          text: "The seventh line takes ten seconds and catches the most. Say the last three sloped fences cost this shop $32 to $34 a foot. The draft came to $25 a foot, and the checked one to about $33. Electricians can print [a list of their own](/templates/estimate-check.docx) for the truck.",
        },
      ],
    },
    {
      heading: "Chat assistant, built-in tool or your own agent",
      blocks: [
        {
          kind: "steps",
          items: [
            {
              title: "Start with a chat assistant",
              text: "It's free or cheap, and five old jobs will tell you if it helps. Draft jobs you've already built, where you know the real cost.",
            },
            {
              title: "Then look at your field software",
              text: "Some programs draft line items from their own price book. Our guides to [ServiceTitan](/guides/servicetitan), [Jobber](/guides/jobber) and [Housecall Pro](/guides/housecall-pro) say what's public about each.",
            },
            {
              title: "Pay for a build last",
              text: "It makes sense when several people quote, the price book is in order, and quotes wait for days. That's what our [quote agent](/custom-ai-agent-development-contractors) is for. It drafts from your book and waits for your OK.",
            },
          ],
        },
      ],
    },
  ],
  closing: {
    heading: "Send us one estimate that lost money",
    text: `A draft might have helped with it or made it worse. On a free ${claims.discoveryCall.minutes}-minute call we can usually tell which.`,
  },
};
