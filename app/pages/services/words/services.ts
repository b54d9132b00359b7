import { claims } from "../../../site/words/claims.ts";
import { countWord, dollars, numberWord, shortDollars } from "../../../text/format.ts";
import { GROWTH_ENGINE_ANNUAL_VALUE_USD, lastWeekOf, PACKAGES } from "../../packages/catalog/packages.ts";
import { TRADES } from "../../trades/catalog/trades.ts";
import { SERVICE_KEYS, type ServiceKey } from "../catalog/services.ts";
import { jobsToGo, saved, valued, valueToGo } from "../saved-hours.ts";

const buildHours = PACKAGES.growthEngine.guaranteedHoursPerWeek;
/** As on the roofing page. */
const roofLeavesUsd = 2400;

export type Service = {
  /** The name on the card and in structured data. */
  name: string;
  /** The page's h1: at most 9 words, different from every other page's heading. */
  headline: string;
  /** Two short sentences under the headline. */
  lead: string;
  card: { description: string; painPoint: string; benefits: [string, string, string, string] };
  /** Two or three big figures with what they mean, from claims. */
  figures: { value: string; label: string }[];
  /** What the problem costs in a normal week: a heading, a paragraph, and rows that add up. */
  problem: {
    heading: string;
    /** Says that it's an example. */
    caption: string;
    text: string;
    week: { item: string; cost: string }[];
    total: string;
    /** Which guarantee the example's hours could carry, or that we wouldn't sell it for that alone, with the figures behind it. */
    fit: { says: string; rows: { label: string; figure: string }[]; note?: string };
  };
  capabilities: { heading: string; cards: [Capability, Capability, Capability, Capability] };
  /** How it works on one job, told as 4-5 moments of a day with clock times. */
  onTheJob: {
    heading: string;
    /** What opens the moments on a phone, if the page is built around something else. */
    open?: string;
    intro: string;
    moments: { time: string; text: string }[];
  };
  checklist: { heading: string; items: string[] };
  limits: { heading: string; items: string[] };
  closing: { heading: string; text: string };
};

export const services: Record<ServiceKey, Service> = {
  strategyConsulting: {
    name: "AI Strategy Consulting",
    headline: "A short plan for one workflow in your shop",
    lead: `This is the work behind our Foundation Audit, at its price of ${dollars(PACKAGES.foundationAudit.priceUsd)}. We follow one workflow through your recent jobs and tell you what to fix, with which tool, and what it should return.`,
    card: {
      description: "A close look at one workflow in your company, and a short written plan for where AI pays in it and where it doesn't.",
      painPoint: "You pay for four apps, and the real schedule is still the whiteboard.",
      benefits: [
        "The bottlenecks in it, ranked by hours",
        "A brief short enough to read in the truck",
        "Tool picks with the monthly price next to each",
        "A payback estimate based on your own numbers",
      ],
    },
    figures: [
      { value: claims.transformationTime, label: "from kickoff to a first automation on live jobs, once you have us build" },
      { value: claims.followUpLeads, label: "more leads from steady follow-up on open quotes" },
    ],
    problem: {
      heading: "What guessing costs",
      caption: "Example: a remodeler's week",
      text: "Say you run a remodeling company with two crews and count your own hour at $95. The schedule is in one app, the change orders are in a text thread, and the app you bought to tie them together sits unused. Here's an example week of guessing. You can [run the math on one tool yourself](/blog/ai-roi-for-contractors) before you pay anyone.",
      week: [
        { item: "Demos and free trials after dinner: 3\u00a0hours", cost: "$285" },
        { item: "Teaching the office a tool you'll drop by spring: 2\u00a0hours", cost: "$190" },
        { item: "Change orders, from the text thread to the invoice: 8\u00a0hours", cost: "$760" },
        { item: "Subscriptions nobody opens, $260\u00a0a\u00a0month", cost: "$60" },
      ],
      total: "$1,295",
      fit: {
        says: "Could this shop buy an audit? Yes, for the change orders.",
        rows: [
          { label: "Software could take, of those 8 hours", figure: `about ${saved({ admin: 8 })} hours` },
          { label: "An audit has to find, in one workflow", figure: `${PACKAGES.foundationAudit.guaranteedHoursPerWeek} hours` },
        ],
      },
    },
    capabilities: {
      heading: "Four steps to the plan",
      cards: [
        {
          title: "Follow one workflow",
          text: "You pick it: quotes, change orders or invoices. We trace the last ten or so from start to end, and your people time a week of them. At every hand-off we note who touched it, how long it sat and what had to be typed again.",
        },
        {
          title: "Rank the friction",
          text: "Each bottleneck gets two scores: hours a week, and how hard it is to fix. A missing field on the intake form can cost more than a slow estimator.",
        },
        {
          title: "Match a tool, or none",
          text: "We check what you own before naming anything new. If QuickBooks or your scheduling app already does it, the brief says which setting to turn on. Otherwise you get a no-code pick with its price.",
        },
        {
          title: "Run the payback",
          text: "Hours saved, times what those hours cost you, minus the tools. We show the math line by line so your bookkeeper can check it. If it doesn't pay off, the brief says so.",
        },
      ],
    },
    onTheJob: {
      heading: "An example: one change order, one day",
      intro:
        "It's a kitchen remodel. The owner thinks he's losing money on extras and wants to know where. [This change order form](/blog/one-change-order-form-before-and-after) is what he was missing.",
      moments: [
        {
          time: "7:10 AM",
          text: "The lead carpenter opens a wall and finds knob-and-tube wiring. He texts the owner a photo.",
        },
        {
          time: "9:30 AM",
          text: "On our call the owner reads the thread aloud. The homeowner said yes to a price, and nobody put it in the job file.",
        },
        {
          time: "11:15 AM",
          text: "We compare six closed jobs with their final invoices. On two of them, extras got done and never billed.",
        },
        {
          time: "2:00 PM",
          text: "We sketch a fix. Photo and price go into one form, the homeowner signs on a phone, and the contract total updates.",
        },
        {
          time: "4:40 PM",
          text: "The brief gets its first line: no extra work without a signature. Next to it, the hours that saves.",
        },
      ],
    },
    checklist: {
      heading: "In the plan",
      items: [
        "Discovery call with you and whoever runs the office",
        "Bottleneck analysis of one workflow, start to finish",
        "Your top three friction points, with the hours for each",
        "AI solution brief of one to two pages",
        "No-code tool recommendations, monthly costs included",
        "ROI calculation with a timeline",
      ],
    },
    limits: {
      heading: "What a plan can't do",
      items: [
        "It doesn't build anything. Growth Engine does, or a quote for this one workflow, and you can hand the brief to anyone.",
        "It doesn't cover the whole company. We look closely at one workflow.",
        "It doesn't tell you who to let go. We only count hours.",
        "It doesn't replace a lawyer on contracts and lien rights.",
      ],
    },
    closing: {
      heading: "Bring one job that went sideways",
      text: "Pick a job that took twice the office time it should have. Go through it with us once, from the handshake to the last check.",
    },
  },

  agentDevelopment: {
    name: "AI Agent Development",
    headline: "An AI receptionist that answers while you're under a sink",
    lead: "An answering service that runs on your rules and prices. It takes the call, books the visit or drafts the quote, and asks you when it isn't sure.",
    card: {
      description:
        "An AI receptionist that answers the phone, and agents that draft quotes from your price book and sort applicants. The odd cases come to you.",
      painPoint: "By the time you call back at six, they've booked someone else.",
      benefits: [
        "Calls answered on nights and weekends",
        "Quotes drafted from your price book",
        "Applicants sorted before you read them",
        "Anything unusual goes to a person",
      ],
    },
    figures: [
      { value: claims.hiringTimeSaved, label: "time saved on hiring screening" },
      { value: claims.quoteTime, label: `for a quote draft, instead of ${claims.oldQuoteTime}` },
    ],
    problem: {
      heading: "What missed calls and late quotes cost",
      caption: "Example: three trucks, one week",
      text: "Say you own a plumbing shop with three trucks, value your hour at $110 and clear $450 on a water heater swap. A freeze week is worse: every one of those calls is a burst pipe. For the applications alone, [our free sheet](/templates/applicant-sheet.xlsx) may be enough.",
      week: [
        { item: "Writing quotes at the kitchen table: 8 hours", cost: "$880" },
        { item: "Returning missed calls: 4 hours", cost: "$440" },
        { item: "Reading applications and playing phone tag: 2 hours", cost: "$220" },
        { item: "One water heater swap lost to a faster callback", cost: "$450" },
      ],
      total: "$1,990",
      fit: {
        says: `Three trucks usually bring in less than ${shortDollars(PACKAGES.growthEngine.revenueUsd.from)} a year. We wouldn't build for them yet. We'd start with an audit of the quotes.`,
        rows: [
          { label: "Quotes and calls, built", figure: `about ${saved({ estimating: 8, followUp: 4 })} hours` },
          { label: "What a build guarantees", figure: `${buildHours} hours` },
          { label: "An audit of the quotes", figure: `about ${saved({ estimating: 8 })} hours` },
        ],
      },
    },
    capabilities: {
      heading: "Four agents, one job each",
      cards: [
        {
          title: "Call and text agent",
          text: "It picks up when you can't and asks what a good dispatcher asks: is the water still running, where's the main shutoff, do you own the house. Then it books the visit or wakes the on-call tech. It also works in Spanish. Have a Spanish speaker test it before you trust it.",
        },
        {
          title: "Quote agent",
          text: "It reads the intake notes and photos, pulls lines from your price book, and adds the trip charge and permit. You see the draft before the customer does. If a measurement is missing, it asks.",
        },
        {
          title: "Hiring agent",
          text: "Every applicant gets the same first questions, like license class, driving record and on-call weekends, and hears that AI is taking part. Answers get checked against your must-haves. You make every yes and every no.",
        },
        {
          title: "Job status agent",
          text: "A customer texts 'where's my tech?' and gets the answer from the schedule. Arrival windows and inspection dates go out the same way.",
        },
      ],
    },
    onTheJob: {
      heading: "An example morning: one leaking tank",
      intro:
        "It's Tuesday, and you're soldering on a job across town. The agent has passed [its road test](/blog/give-an-ai-tool-a-road-test-first): calls from us and your own people, before any from a customer.",
      moments: [
        {
          time: "10:12 AM",
          text: "A homeowner calls about a puddle in the garage. The agent says it's an automated assistant and rings your phone at once, before any question. While it rings, it asks if she smells gas, if a CO alarm is going off and if the water is off.",
        },
        {
          time: "10:13 AM",
          text: "You pick up, with her answers on your screen: no gas smell, no alarm, water still running. You have her turn the gas control on the tank to off and close the cold-side valve, and you say you'll come today. After the call the agent texts her for a photo of the rating plate.",
        },
        {
          time: "10:24 AM",
          text: "The draft is on your phone: 50-gallon gas, expansion tank, permit, haul-away. The vent line says: to be seen on site.",
        },
        {
          time: "10:31 AM",
          text: "You check it and send it as an estimate: the price for a like-for-like swap, final once your plumber has looked at the flue. She takes the 1\u00a0PM window.",
        },
        {
          time: "1:05 PM",
          text: "Your plumber pulls in with the right tank, because the model number came with the photo. He checks the flue, adds a vent connector, and she signs the final price before he starts.",
        },
      ],
    },
    checklist: {
      heading: "What's included",
      items: [
        "Audit of how calls, quotes and applications move today",
        "Two of the four agents, built and live",
        "Price book cleaned up so software can read it",
        "Call script in your words, with your trade's questions",
        "Hand-off rules: who gets called, for what, how late",
        "Test calls before any customer hears it",
        "90-day roadmap for the agents that come next",
        "Office playbook: change a price, pause an agent",
      ],
    },
    limits: {
      heading: "Where the agent stops",
      items: [
        "It never poses as a person. Callers hear right away that it's automated, and that the call is recorded if you record.",
        "It gives a set price you list, like your visit fee. Every quote waits for your OK.",
        "It doesn't handle no heat or water on the floor alone. Either one rings a person at once, day or night, until someone picks up.",
        "It doesn't diagnose. With a gas smell, a CO alarm, smoke, flames, sparks or a burning smell it tells the caller to get everyone out and call 911, then calls your on-call phone.",
        "It never turns an applicant down. A person does that.",
      ],
    },
    closing: {
      heading: "Tell us about a call you missed",
      text: "Think of the last job that went to whoever picked up first. A text may be all it needed, and then that's what you'll hear from us.",
    },
  },

  workflowAutomation: {
    name: "Workflow Automation",
    headline: "Type it once, from ticket to paid invoice",
    lead: "We connect the tools you already use, so a closed ticket turns into a draft invoice. Your office checks it and sends it.",
    card: {
      description: "Schedule, job tickets, invoices and books tied together, so nobody types the same address four times.",
      painPoint: "A job you finished on Tuesday gets its invoice the Monday after.",
      benefits: [
        "Invoices drafted the day a job closes",
        "Payment reminders that stop when you're paid",
        "Timesheets checked against the schedule",
        "Parts orders drafted from the ticket",
      ],
    },
    figures: [
      { value: claims.hoursSavedPerWeek, label: "hours a week saved across the office" },
      { value: claims.lessDataEntry, label: "less manual data entry per job" },
      { value: claims.fasterPayment, label: "faster payment collection, in days" },
    ],
    problem: {
      heading: "Office hours nobody bills for",
      caption: "Example: the office in July",
      text: "Take an example HVAC shop with six techs. The office manager costs $30 an hour, the owner's hour is worth $100, and a truck on the road runs $120. It's July, and half the office work is copying what a tech already wrote. Two questions tell you [what to automate and what to leave alone](/blog/automate-draft-or-leave-alone).",
      week: [
        { item: "Retyping tickets into invoices: 9 office hours", cost: "$270" },
        { item: "Chasing unpaid invoices: 5 office hours", cost: "$150" },
        { item: "Rebuilding the board after a sick call: 3 office hours", cost: "$90" },
        { item: "Matching receipts to jobs: 3 office hours", cost: "$90" },
        { item: "Matching timesheets to jobs: 4 owner hours", cost: "$400" },
        { item: "A return trip for a part nobody ordered: 2 truck hours", cost: "$240" },
      ],
      total: "$1,240",
      fit: {
        says: "Two of these jobs are enough for the guarantee.",
        rows: [
          { label: "Retyping and chasing, of their 14 hours", figure: `about ${saved({ admin: 9, followUp: 5 })} hours` },
          { label: "A build guarantees", figure: `${buildHours} hours` },
          { label: "Receipts alone", figure: `about ${saved({ admin: 3 })} hours` },
          { label: "Timesheets alone", figure: `about ${saved({ admin: 4 })} hours` },
        ],
        note: `An audit has to find ${PACKAGES.foundationAudit.guaranteedHoursPerWeek} in one workflow, so we'd sell you neither of the last two by itself.`,
      },
    },
    capabilities: {
      heading: "Four places we stop the copying",
      cards: [
        {
          title: "Ticket to invoice",
          text: "When the tech closes out, parts, labor and the signature land in a draft invoice in QuickBooks. If a flat-rate code has no price, the draft stops and asks the office.",
        },
        {
          title: "Payment follow-up",
          text: "A pay link goes out with the invoice. A friendly reminder follows before it's due and stops when the money lands. Once it's overdue, your office gets a draft, and a person sends it or calls. Disputes and warranty work get no reminder at all.",
        },
        {
          title: "Parts and warranty",
          text: "The tech takes a photo of the data plate. Model and serial go to the ticket, the parts order and the manufacturer's registration, before the deadline.",
        },
        {
          title: "Hours to payroll",
          text: "Clock-ins get compared with the dispatch board. A missed lunch punch or an hour with no job goes on one short list to fix. Clean hours go to your payroll service.",
        },
      ],
    },
    onTheJob: {
      heading: "An example day: one condenser swap",
      open: "Follow the swap",
      intro: "Same shop. The customer's address was typed once, when she called.",
      moments: [
        {
          time: "6:50 AM",
          text: "Dispatch assigns the swap. The tech's phone has the gate code, the breaker size and last summer's readings.",
        },
        {
          time: "11:20 AM",
          text: "He takes a photo of the new unit's plate. The serial number fills in the ticket and the registration form.",
        },
        {
          time: "1:45 PM",
          text: "The homeowner signs on his tablet. A draft invoice shows up with refrigerant billed by the pound.",
        },
        {
          time: "1:52 PM",
          text: "The office manager gets one flag, a disconnect box without a price code. She adds it and hits send.",
        },
        { time: "8:15 PM", text: "The customer pays with the link. The books match the deposit, and Thursday's reminder is canceled." },
      ],
    },
    checklist: {
      heading: "What we connect and write down",
      items: [
        "Operations audit, from dispatch board to deposit",
        "Two core workflows, set up for you",
        "Tool stack plan: keep, connect or drop",
        "Customer records and price codes matched across systems",
        "One exceptions list for the office to work from",
        "A trial run next to your old way before the switch",
        "Process playbook with a page for each workflow",
        "90-day roadmap for what to connect after that",
      ],
    },
    limits: {
      heading: "Still a job for your people",
      items: [
        "Moving money. Payments run through your own processor.",
        "Taxes and the final payroll sign-off. Those belong to your bookkeeper.",
        "Closing the ticket. If a tech leaves it blank, there's nothing to pass on.",
        "Getting into locked software. If a system has no way in, we'll tell you before we build.",
      ],
    },
    closing: {
      heading: "Walk one ticket through your office",
      text: "Make a tally mark each time something gets typed again, and bring us the sheet.",
    },
  },

  digitalMarketing: {
    name: "Digital Marketing",
    headline: "Get found on the streets you already work",
    lead: "A homeowner opens the map and calls a name near the top. We get your listing, site and reviews in order, then automate the upkeep.",
    card: {
      description:
        "Local search, reviews and customer reminders kept up by automation, so neighbors find you and old customers remember you.",
      painPoint: "Your crew worked on the block all week, and the neighbor still hired someone off the map.",
      benefits: [
        "A Google Business Profile that stays current",
        "A review request after every job",
        "A page for each town you serve",
        "Seasonal reminders to past customers",
      ],
    },
    figures: [
      { value: claims.visibility, label: "visibility: how often your listing is shown" },
      { value: claims.visibilityLeads, label: "more leads from the listing" },
    ],
    problem: {
      heading: "What a low spot on the map costs",
      caption: "Example: a week in April",
      text: "Take a landscaping company with three crews. In this example the owner's hour is worth $80, a planting job clears $600 and a mulch refresh $220. Every April, people two doors down type 'landscaper near me' and see three other names. Past customers cost less to win back: one reminder in April is a text. A lead from the map costs you nothing, so compare it with [the ones you can buy](/blog/which-leads-are-worth-buying).",
      week: [
        { item: "Four requests that went to names above yours; you'd have closed one", cost: "$600" },
        { item: "Driving to estimates far off your routes: 3 hours", cost: "$240" },
        { item: "One past customer who forgot your name and called someone else for mulch", cost: "$220" },
        { item: "Asking for reviews by hand, when you remember: 1 hour", cost: "$80" },
      ],
      total: "$1,140",
      fit: {
        says: `This week has only 4 such hours, too few for the ${buildHours} we guarantee. In dollars it would take:`,
        rows: [
          { label: `About ${saved({ admin: 4 })} of the 4 hours, at $80`, figure: `${valued({ admin: 4 }, 80)} a year` },
          { label: `${jobsToGo({ admin: 4 }, 80, 600)} more planting jobs`, figure: `${valueToGo({ admin: 4 }, 80)} a year` },
          { label: "Guaranteed", figure: `${dollars(GROWTH_ENGINE_ANNUAL_VALUE_USD)} a year` },
        ],
        note: "We wouldn't sell it to this shop for the listing alone.",
      },
    },
    capabilities: {
      heading: "The upkeep we take off you",
      cards: [
        {
          title: "Map listing",
          text: "Categories decide which calls you get: a patio builder listed under lawn care gets mowing requests. We correct categories, service area and hours, then feed the profile fresh job photos week by week.",
        },
        {
          title: "Review requests",
          text: "The request goes out the morning after a job closes, with a direct link. Everyone gets it, happy or not, because filtering reviews breaks Google's rules. If a bad one comes in, it goes straight to you, and you write the answer yourself.",
        },
        {
          title: "Town and service pages",
          text: "One page for each town and service you want more of, say French drains in one and paver patios in the next. Photos come from that town. The form asks for gate width, so you know what fits.",
        },
        {
          title: "Seasonal reminders",
          text: "Past customers hear from you at the right time of year: spring cleanup, aeration, irrigation blowout. The list knows who's booked and who's moved, so nobody gets a text about a lawn they sold.",
        },
      ],
    },
    onTheJob: {
      heading: "An example: how one patio sells the next",
      intro: "It's a Thursday in September. The crew sweeps in the last of the joint sand before lunch.",
      moments: [
        { time: "12:10 PM", text: "The foreman uploads four photos and marks the job done. That's all he does." },
        { time: "12:30 PM", text: "You get the two best shots and tap yes. They go to your map listing, and one to the town page." },
        {
          time: "7:40 PM",
          text: "Two streets over, a man searching for patios reads the town page and fills in the form: 400 square feet, 36-inch gate.",
        },
        {
          time: "7:41 PM",
          text: "He gets three estimate times on days you're already out that way. You see it at breakfast.",
        },
        {
          time: "8:00 AM",
          text: "It's Friday. The patio customer gets a text with the review link. She writes about the drainage, and a thank-you is drafted for you.",
        },
      ],
    },
    checklist: {
      heading: "Included, and set up in your name",
      items: [
        "Audit of your listings, website and reviews",
        "Google Business Profile in order, under your login",
        "Name, address and phone fixed wherever they disagree",
        "Town and service pages on your domain",
        "Review request workflow, turned on",
        "Seasonal reminder workflow, turned on",
        "Call and form tracking that shows where a lead came from",
        "90-day roadmap and a playbook for the office",
      ],
    },
    limits: {
      heading: "What we won't promise",
      items: [
        "A fixed spot on the map. Google decides, and distance to the searcher counts.",
        "Bought or filtered reviews. Either can cost you the whole profile.",
        "A full calendar by Friday. Search takes weeks to move, so start before your season does.",
      ],
    },
    closing: {
      heading: "Search your trade and town tonight",
      text: "Borrow someone's phone, so the results aren't tilted toward you. Count how many names come before yours and tell us when you book.",
    },
  },

  paidAdvertising: {
    name: "Paid Advertising",
    headline: "Stop paying for clicks that can't hire you",
    lead: "We run Google and Meta ads for the jobs you want, in the zip codes you'll drive to. Each lead is traced from click to signed contract.",
    card: {
      description: "Google and Facebook ads managed down to the search term. Every lead is followed to a signed job or a no.",
      painPoint: "Nine of the thirty leads you bought wanted to work for you.",
      benefits: [
        "Ads only where your trucks go",
        "Useless searches blocked every week",
        "Leads texted back while they're still looking",
        "Cost per signed job on one page",
      ],
    },
    figures: [
      { value: claims.adReturn, label: "return on investment, from signed jobs" },
      { value: claims.lowerCostPerLead, label: "lower cost per lead that could hire you" },
      { value: claims.betterLeadQuality, label: "higher lead quality: right area, right job" },
    ],
    problem: {
      heading: "What wasted clicks cost",
      caption: "Example: one week of ads",
      text: "Example prices, so swap in yours: a roofing company pays $18 a click and $75 for a shared lead, and the owner's hour is worth $90. The monthly report shows plenty of clicks and not what people typed. Before you touch a bid, work out [which leads are worth buying](/blog/which-leads-are-worth-buying), and what [a lead from Google, Angi or Thumbtack](/guides/lsa-angi-thumbtack-leads) really costs.",
      week: [
        { item: "14 clicks on 'roofing jobs' and 'how to patch a roof'", cost: "$252" },
        { item: "6 clicks from two counties away", cost: "$108" },
        { item: "4 shared leads that three other roofers bought too", cost: "$300" },
        { item: "Dialing wrong numbers: 2 hours", cost: "$180" },
      ],
      total: "$840",
      fit: {
        says: "Only 2 hours of this week are work, so don't pick hours here. Pick dollars:",
        rows: [
          { label: `${saved({ followUp: 2 })} of the 2 hours, at $90`, figure: `${valued({ followUp: 2 }, 90)} a year` },
          {
            label: `${jobsToGo({ followUp: 2 }, 90, roofLeavesUsd)} reroofs signed after our text, ${dollars(roofLeavesUsd)} left over from each`,
            figure: `${valueToGo({ followUp: 2 }, 90)} a year`,
          },
          { label: "Guaranteed", figure: `${dollars(GROWTH_ENGINE_ANNUAL_VALUE_USD)} a year` },
        ],
        note: "In the four weeks we count, that takes two reroofs, because a single one isn't multiplied. If you can't see that many, don't buy it for the ads alone.",
      },
    },
    capabilities: {
      heading: "How we run your ads",
      cards: [
        {
          title: "Search terms",
          text: "We read what people typed and block what can't become a job: 'salary', 'DIY', 'shingles for sale'. Repair and replacement get separate campaigns, since one click is worth far more than the other.",
        },
        {
          title: "Area and weather",
          text: "Ads run in the zip codes and hours you can serve. After hail, budget moves to the streets that were hit. Once production is booked out, replacement ads slow down and repair ads keep going.",
        },
        {
          title: "Lead check",
          text: "A new form gets a text right back: how old is the roof, leak or storm, own or rent, is a claim open. Renters and sales pitches get flagged, so your first call goes to an owner.",
        },
        {
          title: "Signed-job tracking",
          text: "Calls and forms carry their ad into your job list. When a contract is signed, its value goes back to the ad account, so Google learns which searches lead to one.",
        },
      ],
    },
    onTheJob: {
      heading: "An example: one hail lead, from click to contract",
      intro: "It's the Wednesday after a storm. You approved the budget rules back in winter.",
      moments: [
        { time: "7:05 AM", text: "Spend shifts to three zip codes in the storm's path. A town you're booked out in is paused." },
        {
          time: "8:22 AM",
          text: "A homeowner searches 'hail damage roof inspection', taps your ad and sends a photo of dented gutters.",
        },
        { time: "8:23 AM", text: "A text asks the roof's age and whether a claim is open. Sixteen years, she writes, and not yet." },
        { time: "8:40 AM", text: "She's first on your call list. You call from the truck and set the inspection for 3:30." },
        {
          time: "5:15 PM",
          text: "She signs for a tarp and a temporary repair. One ad and one search get the credit, and cost per signed job updates.",
        },
      ],
    },
    checklist: {
      heading: "Included in the ad setup",
      items: [
        "Audit of past spend, search term by search term",
        "Ad accounts in your name, with you as owner",
        "Campaigns split by job type and service area",
        "A landing page per job type, phone button on top",
        "Lead check workflow, texting and sorting",
        "Signed-job workflow, reporting back to the ads",
        "Weekly list of blocked searches and what they had cost",
        "90-day roadmap with budget steps you approve",
      ],
    },
    limits: {
      heading: "What the fee doesn't cover",
      items: [
        "The ad spend. You pay Google and Meta directly and see every charge.",
        `Running the ads after week ${lastWeekOf("growthEngine")}. The accounts and campaigns are yours, so they keep going until you pause them. You can run them from the playbook, hand them to someone else or keep us on a retainer.`,
        "Clicks and impressions. The guarantee counts what the lead check and the signed-job workflow bring, in the hours or dollars you picked.",
        "Your sales visit. Selling the job is still up to you.",
        "Ads that offer to waive a deductible. Many states forbid it, and we won't run them anywhere.",
        "A set number of leads. Click prices move with the weather and the roofer across town.",
      ],
    },
    closing: {
      heading: "Read ten of your search terms",
      text: "If you advertise today, open the search terms report and read ten lines. You paid for each of them. If you've never run an ad, come with your best job type and the zip codes you like.",
    },
  },

  contentSocialMedia: {
    name: "Content & Social Media",
    headline: "Job photos turned into posts, without your Sundays",
    lead: "Your crew sends a few photos and one short clip a day. We turn them into posts and articles, and you approve a week's worth in one sitting.",
    card: {
      description: "Posts, short videos and articles made from your own job photos. Nothing goes up until you say so.",
      painPoint: "Your newest post is from March, and it wishes everyone a happy Easter.",
      benefits: [
        "A week of posts from real jobs",
        "Before-and-after pairs found for you",
        "Draft replies to comments and messages",
        "Articles on what customers keep asking",
      ],
    },
    figures: [
      { value: claims.engagement, label: "engagement: comments, messages, shares" },
      { value: claims.moreWebTraffic, label: "more web traffic a month" },
      { value: claims.contentLeads, label: "more leads from posts and pages" },
    ],
    problem: {
      heading: "What a quiet page costs",
      caption: "Example: a painter's week",
      text: "Say you own a painting company, count your hour at $85 and clear $700 on an exterior. The photos of your work sit on three phones. Someone checks you out before calling and finds a page that went quiet in spring. Asking the crew for pictures goes better once you've answered [what they want to know about AI](/blog/questions-your-crew-will-ask-about-ai).",
      week: [
        { item: "Writing posts on Sunday evening: 3 hours", cost: "$255" },
        { item: "Hunting for the 'before' that fits the 'after': 1 hour", cost: "$85" },
        { item: "Answering 'how much?' in comments and messages: 2 hours", cost: "$170" },
        { item: "One exterior that went to a painter whose work could be seen", cost: "$700" },
      ],
      total: "$1,210",
      fit: {
        says: `Six hours is too few for the ${buildHours} we guarantee. To get there in dollars:`,
        rows: [
          { label: `About ${saved({ admin: 6 })} of the 6 hours, at $85`, figure: `${valued({ admin: 6 }, 85)} a year` },
          { label: `${jobsToGo({ admin: 6 }, 85, 700)} more exteriors`, figure: `${valueToGo({ admin: 6 }, 85)} a year` },
          { label: "Guaranteed", figure: `${dollars(GROWTH_ENGINE_ANNUAL_VALUE_USD)} a year` },
        ],
        note: "Nobody can promise you those exteriors. Pair it with a quote or invoice workflow, or leave it.",
      },
    },
    capabilities: {
      heading: "Made from your jobs, in your words",
      cards: [
        {
          title: "Photo sorting",
          text: "The crew drops pictures in one album. They're grouped by address, the bad ones go, and each before is paired with an after from the same angle. House numbers, plates and faces get blurred out.",
        },
        {
          title: "Posts that sound like you",
          text: "We learn your voice from messages you've written. A post names the color, the sheen and the trouble: tannin bleed on cedar, so a stain-blocking primer went on first.",
        },
        {
          title: "Short video",
          text: "The crew films one clip a day off a shot list. Cutting, captions and cover frame are done before you see it.",
        },
        {
          title: "Articles and answers",
          text: "What you explain on every walk-through becomes a page: will two coats cover navy, can you paint outside in November, why did the last job peel. Each one ends with your estimate form.",
        },
      ],
    },
    onTheJob: {
      heading: "An example: one porch, a week of posts",
      open: "How Monday went",
      intro: "It's Monday: a front door and porch floor, two painters, one day.",
      moments: [
        { time: "7:30 AM", text: "Before the drop cloths go down, one painter takes four pictures from the walk and the steps." },
        { time: "11:40 AM", text: "Twelve seconds of tape peeling off the door glass. The clip goes in the album over lunch." },
        { time: "3:20 PM", text: "Four more from the same spots. The pairs line up by themselves." },
        { time: "4:45 PM", text: "You get five drafts on your phone. You fix a color name, drop one post and approve the other four." },
        {
          time: "7:10 PM",
          text: "The first one is up. A neighbor asks what a porch costs, and a reply with your starting price waits for your OK.",
        },
      ],
    },
    checklist: {
      heading: "Included in the content setup",
      items: [
        "Audit of your pages, photos and old posts",
        "Shared job album and a shot list the crew can follow",
        "Voice guide based on your own messages",
        "Photo-to-post workflow, with your approval built in",
        "Comment and message workflow, drafts only",
        "Photo permission line for your estimate form",
        "90-day roadmap planned around your slow months",
        "Playbook, so the office can run it without us",
      ],
    },
    limits: {
      heading: "What we'll never post",
      items: [
        "AI pictures or stock photos of houses you didn't paint.",
        "A customer's home without permission, or praise nobody gave.",
        "Anything you haven't approved.",
        "Anything that doesn't show your work.",
      ],
    },
    closing: {
      heading: "Scroll back through your photos",
      text: `Find two jobs you'd be proud to show a stranger, and have them open when we call. If posts won't pay, you've lost ${claims.discoveryCall.minutes} minutes.`,
    },
  },
};

/** The services overview page, around the cards. */
export const servicesOverview = {
  headline: "AI services for contractors, sorted by headache",
  lead: `${numberWord(SERVICE_KEYS.length)} kinds of work. Open one to see what it costs in an example week and what we'd build.`,
  cardsHeading: "Which one costs you the most?",
  industriesHeading: `The ${countWord(TRADES.length)} trades we work with`,
  industriesText: "Each has a page with an example week, the math, and what we'd leave alone.",
  closing: {
    heading: "Can't tell which one you need?",
    text: `In a free ${claims.strategySession.minutes}-minute strategy session we go through your week in hours. At the end you'll know which one to start with.`,
  },
};

type Capability = { title: string; text: string };
