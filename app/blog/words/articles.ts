import { claims } from "../../site/words/claims.ts";
import type { Block } from "../../text/block.ts";
import type { ArticleKey } from "../catalog/articles.ts";

export type Article = {
  category: "Electrical" | "Plumbing";
  title: string;
  excerpt: string;
  /** Publication day, yyyy-mm-dd. */
  date: string;
  /** The day its text last changed, yyyy-mm-dd. */
  updated: string;
  readMinutes: number;
  opening: Block[];
  sections: { heading: string; blocks: Block[] }[];
  closing: { heading: string; text: string };
};

export const articles: Record<ArticleKey, Article> = {
  electrical: {
    category: "Electrical",
    title: "AI for Electrical Estimating and Permits",
    excerpt:
      "Panel quotes, takeoffs and permit forms: what AI can draft for an electrical shop, where the code book still wins, and a 30-day plan that costs nothing to start.",
    date: "2026-10-06",
    updated: "2026-11-16",
    readMinutes: 7,
    opening: [
      {
        kind: "paragraph",
        text: "Say you run three vans. The last call ends at 5 and the second shift starts at the kitchen table: two panel quotes, a permit application, a takeoff for a tenant build-out, and a stack of estimates nobody answered. AI helps with that second shift.",
      },
      {
        kind: "paragraph",
        text: "Everything here works with the phone in your pocket and the free version of an AI chat assistant. One rule runs through all of it: AI drafts, and a licensed person signs. [Seven ways an AI estimate goes wrong](/blog/seven-ways-an-ai-estimate-goes-wrong) shows why. This guide is about quotes, takeoffs and permits. The rest of the week, in dollars, is on [AI for electricians](/trades/electrical).",
      },
    ],
    sections: [
      {
        heading: "Start with the paperwork that can't hurt anyone",
        blocks: [
          {
            kind: "paragraph",
            text: "Rank your office work by the minutes it eats and by what happens when a draft is wrong. A clumsy follow-up text is a little embarrassing. A wrong load calculation can mean a failed inspection or a fire. Work this table from the top down.",
          },
          {
            kind: "table",
            caption: "What to hand off first. The minutes are an example; time your own shop for a week.",
            columns: ["Task", "Minutes by hand", "Minutes with a draft", "Risk if the draft is wrong"],
            rows: [
              ["Text on an open quote", "6", "1", "Low: an awkward message"],
              ["Job notes from voice memo", "10", "3", "Low: a missing invoice line"],
              ["Service-call summary", "12", "4", "Medium: wrong parts on the van"],
              ["Permit application", "35", "12", "Medium: a rejected permit"],
              ["Panel-upgrade quote", "60", "20", "High: you eat the change order"],
              ["Plan takeoff", "180", "90", "High: short material, thin margin"],
              ["Load calculation", "40", "30", "Severe: overloaded service"],
            ],
          },
          {
            kind: "paragraph",
            text: "Check the last row. A load calculation gives back the smallest share of its time and carries the most risk. It goes last.",
          },
        ],
      },
      {
        heading: "Ask for photos before you roll a truck",
        blocks: [
          {
            kind: "paragraph",
            text: "'My outlet quit' tells dispatch nothing. A few photos and answers tell you if it's a tonight call or a Thursday call, and what goes on the van. Text these requests the moment a service call comes in:",
          },
          {
            kind: "list",
            items: [
              "Smoke, flames, sparks or a burning smell? Get everyone out and call 911 before anything else.",
              "What stopped working, when, and is it one outlet, one room or the whole house?",
              "Did a breaker trip? Please leave it off.",
              "Do lights anywhere go brighter and dimmer on their own?",
              "Photo of the panel with its door open, if the floor is dry. Leave the metal cover screwed on.",
              "Photo of the label inside that door, of the part that failed, and of the meter from a few steps back.",
              "Please stay away from anything hot, wet or buzzing. A licensed person calls you back at once.",
            ],
          },
          {
            kind: "paragraph",
            text: "Paste the answers into the assistant and ask for three lines: urgency, likely parts, what's still unknown. Then set four answers that skip the line and call a person: anything that sent them outside, anything hot or buzzing, water at the panel, and lights that swing bright and dim, which can mean an open neutral. No bot talks a homeowner through any of those, and that includes [the AI agents we build](/custom-ai-agent-development-contractors).",
          },
        ],
      },
      {
        heading: "Panel-upgrade quotes from one walk-through",
        blocks: [
          {
            kind: "paragraph",
            text: "A 200-amp upgrade asks the same dozen questions every time, and most shops still write each quote from a blank page. Walk the job once with a voice memo running and say what you see. At the truck, paste the transcript under this prompt.",
          },
          {
            kind: "script",
            title: "AI prompt: panel-upgrade scope from site notes",
            text: [
              "You help a licensed electrical contractor write a scope of work. Use only my notes below. Where something is missing, write MISSING and ask me. Do not guess. Do not add prices, ampacities or code sections that are not in my notes.",
              "",
              "Write:",
              "1. A scope for the homeowner in plain English, 120 words at most.",
              "2. A line-item list for my price book: quantity, item, labor task. Leave prices blank.",
              "3. Exclusions, such as drywall and paint repair, utility fees and existing defects not listed.",
              "4. Every point from this list that my notes do not cover: existing and new service size; overhead or underground; meter and panel location; service conductors; grounding electrodes and water-pipe bonding; emergency disconnect; surge protection; working clearance; circuits to extend or relabel; utility disconnect and reconnect; permit and inspection; hours without power.",
              "",
              "My notes: [paste here]",
            ].join("\n"),
          },
          {
            kind: "paragraph",
            text: "Price it from your own book. A chat assistant doesn't know your supplier or your labor rate, and it'll make up both if you let it. Go through point 4 with care. Since the 2020 edition the NEC has asked for surge protection and an outdoor emergency disconnect on one- and two-family services. How that lands on a replacement depends on the edition your AHJ adopted and how the inspector reads it. Ask before you quote. The rest of what belongs in the price is in our [panel upgrade quote checklist](/blog/panel-upgrade-quote-checklist).",
          },
        ],
      },
      {
        heading: "Do the load calculation yourself",
        blocks: [
          {
            kind: "paragraph",
            text: "AI reads nameplates well. Photograph the range, the dryer, the heat pump and the EV charger, and ask for a table with volts, amps or VA, and the photo each row came from. Then do the math in your own spreadsheet, where every formula can be seen. Chat assistants pick the wrong method, slip on arithmetic, and quote sections with full confidence. They also mix editions: the 2026 NEC moved load calculations from Article 220 to Article 120, and your AHJ may still be on an older book.",
          },
          {
            kind: "paragraph",
            text: "One trick can save a customer an upgrade. For an existing service the NEC permits measured demand in place of the calculated load: a year of maximum-demand data, with the peak taken at 125 percent plus the new load, and with conditions you must read (220.87 in the 2023 edition). Ask the utility for 15-minute readings, since hourly averages hide peaks and solar hides load. A year is 35,040 rows. Let the assistant clean the export into one column, then sort it for the peak yourself.",
          },
          {
            kind: "callout",
            text: "A licensed person checks every load calculation, conductor size and breaker against the adopted NEC edition and the AHJ's amendments before it goes on a quote, a permit or a wall. If nobody has time to check the draft, don't use the draft.",
          },
        ],
      },
      {
        heading: "Takeoffs: use it for schedules, not symbols",
        blocks: [
          {
            kind: "paragraph",
            text: "A general chat assistant miscounts receptacles on a crowded sheet. It's far better at tables. Give it the fixture schedule or the panel schedule and ask for a spreadsheet. Give it the Division 26 specs and ask for everything that moves the price: raceway type, MC cable allowed or not, lighting controls, testing, work hours, who cuts and patches. When an addendum lands, paste both versions and ask what changed.",
          },
          {
            kind: "paragraph",
            text: "If you already own takeoff software that counts symbols, recount the two densest sheets by hand. Off by more than 2 percent? Count the rest by hand too. Have the estimator who has been in the building do home-run lengths, ceiling heights and demo.",
          },
        ],
      },
      {
        heading: "Permit forms without the retyping",
        blocks: [
          {
            kind: "paragraph",
            text: "Save one company block: legal name, license numbers, insurance, address. Write one job block per project. Paste both with the portal's questions and ask for answers in the portal's order, with BLANK where the facts are missing. The license holder reads it and hits submit. From there, [one list of permits and inspections](/blog/electrical-permit-inspection-tracker) keeps jobs from stalling.",
          },
          {
            kind: "checklist",
            title: "Before a permit application leaves the office",
            items: [
              "Address and parcel number match the county record",
              "Code edition and amendments checked on the AHJ's own site this week",
              "Scope and service size match the signed quote",
              "Load calculation attached and initialed by the license holder",
              "One-line or riser diagram attached where the AHJ wants one",
              "Utility service request opened, number noted",
              "License, liability and workers' comp dates are current",
              "Homeowner knows the inspection window and the hours without power",
            ],
          },
        ],
      },
      {
        heading: "Follow up on day 3, day 7 and day 14",
        blocks: [
          {
            kind: "paragraph",
            text: "Most of your open quotes never got a no. List each one: name, job, date, amount, the last thing the customer said. Ask the assistant for three short texts for each one, with something new in every text. Day 3 answers the likely question. Day 7 offers two install dates. Day 14 asks whether to close the file.",
          },
          {
            kind: "paragraph",
            text: "Send the first 20 by hand and fix the wording. Stop when a customer answers, and never text anyone who has told you to quit. Say 25 open quotes average $3,200 and two come back: $6,400 for about 75 minutes of work. The [AI Profit Calculator](/ai-toolkit-contractors) runs the same kind of math on your own numbers.",
          },
        ],
      },
      {
        heading: "A plan for your first 30 days",
        blocks: [
          {
            kind: "list",
            items: [
              "Days 1-3: write down the minutes for each row of the table above. Don't change anything yet.",
              "Days 4-10: send follow-ups on every quote from the last 60 days.",
              "Days 11-17: put the photo requests on the phone of whoever answers calls. Try them with one van first.",
              "Days 18-24: run the prompt on the next three panel quotes, next to your usual way. Note what each one missed.",
              "Days 25-30: build the company block and file one permit with it. Time the table again. Keep what saved an hour a week and drop the rest.",
            ],
          },
        ],
      },
    ],
    closing: {
      heading: "Bring us the quote that ate your Tuesday night",
      text: `Show us one real job folder. In ${claims.discoveryCall.minutes} free minutes we'll tell you which pages AI can draft and which your license holder has to write.`,
    },
  },

  plumbing: {
    category: "Plumbing",
    title: "Missed-Call Text-Back and Quotes for Plumbers",
    excerpt:
      "From the call you missed at 7 PM to a quote out of your own price book: what to text back, what to ask, and what only a licensed plumber decides.",
    date: "2026-10-20",
    updated: "2026-11-16",
    readMinutes: 7,
    opening: [
      {
        kind: "paragraph",
        text: "It's 7 PM and you're under a sink. Your phone rings. It's a homeowner across town whose water heater is emptying itself onto a finished basement floor. The caller gets voicemail, hangs up and taps the next plumber on the map. AI can answer her in seconds, ask the right questions and tell you whether the sink can wait.",
      },
      {
        kind: "paragraph",
        text: "You can try most of this guide with a phone, a spreadsheet and a free AI chat assistant. Buy software later, once [the math says which piece pays](/blog/ai-roi-for-contractors). It's about the phone and the quote. [AI for plumbers](/trades/plumbing) has the whole week, with camera work and vans.",
      },
    ],
    sections: [
      {
        heading: "What a 7 PM voicemail costs",
        blocks: [
          {
            kind: "paragraph",
            text: "Open your call log for the last two weeks. Count every call that nobody returned within the hour. Say it comes to nine a week, one in three was a real job, and your average ticket is $450. That's $1,350 a week that called and went somewhere else.",
          },
          {
            kind: "paragraph",
            text: "The free fix is a saved reply. iPhone and Android both let you decline a call with a saved one-liner. Keep the full message below in a pinned note and paste it as soon as a hand is free. Check your business phone plan too, since many include an automatic text-back that nobody turned on.",
          },
          {
            kind: "script",
            title: "Text-back for a missed call",
            text: [
              "This is [Company] Plumbing. Sorry we missed you, we're on a job.",
              "",
              "Smell gas, or is a CO alarm sounding? Get everyone outside now, touch no switches, and call 911 and your gas company from there.",
              "",
              "Water running where it shouldn't? Close the main shut-off: turn a round handle clockwise, or turn a lever until it sits across the pipe. If it won't move, don't force it. Stay away from water near outlets or the electrical panel. Reply URGENT and we'll call you.",
              "",
              "Anything else, please reply with:",
              "1. Name and address",
              "2. What's happening, and since when",
              "3. Is the water off?",
              "4. One photo close up, one from six feet back",
              "",
              "[First name] will call you by [time].",
            ].join("\n"),
          },
          {
            kind: "paragraph",
            text: "Route URGENT to a phone somebody's holding. Fill in a time only if you'll keep it.",
          },
        ],
      },
      {
        heading: "Triage questions, in the right order",
        blocks: [
          {
            kind: "paragraph",
            text: "Whoever answers, a person or a bot, asks in the same order. The same list collects what a flat-rate quote needs, so nobody has to call back to ask where the heater is.",
          },
          {
            kind: "table",
            caption: "Intake questions in order, and what each answer decides",
            columns: ["Ask", "Why", "Do"],
            rows: [
              ["Gas smell or CO alarm?", "Life safety", "End the intake: out of the house, 911 and the gas company, a person takes over"],
              [
                "Can you stop the water at the fixture or the main?",
                "Emergency or appointment",
                "Water on the floor gets a person right away. If it won't stop, send the nearest truck",
              ],
              [
                "Is waste backing up? One drain or several?",
                "Several low drains point to the main line",
                "No more water down any drain; ask where the cleanout is",
              ],
              ["Tank or tankless, gas or electric?", "Parts, venting, who goes", "Ask for a photo of the rating label"],
              ["How old is the heater?", "Repair or replace", "Read the date from the label, or decode the serial with the maker's chart"],
              [
                "Does it leak at a fitting, the T&P (relief) valve or the tank?",
                "A tank that leaks gets replaced",
                "Load a heater or load parts",
              ],
              ["Basement, closet, garage or attic? Any stairs?", "Second person, drain pan, haul-out", "Ask for a photo of the way in"],
              ["Do you own the place?", "Who can approve the price", "Reach the owner before the truck rolls"],
            ],
          },
          {
            kind: "paragraph",
            text: "Paste the replies into the assistant and ask for urgency, likely parts and open questions, with 'unknown' wherever the customer didn't say. It can repeat back what the customer said. It never tells a customer what's broken. Give it [a road test](/blog/give-an-ai-tool-a-road-test-first) before it talks to one.",
          },
        ],
      },
      {
        heading: "Flat-rate drafts from your own book",
        blocks: [
          {
            kind: "paragraph",
            text: `Export the 40 tasks you sell most: code, name, what's included, price. Paste them with the intake and write: 'Choose only from these tasks and name the code. List what would change the price. If nothing fits, write NO MATCH.' Then the price comes from your list and the AI can't make one up. With the book in order, a draft takes ${claims.quoteTime} instead of ${claims.oldQuoteTime}.`,
          },
          {
            kind: "paragraph",
            text: "Watch out for swaps that aren't swaps. Tank to tankless can change the gas pipe size, the vent and the condensate drain. A heat pump heater may need a circuit, air volume and a drain. Tell the assistant to stop and ask about each one. They're all in our guide to [quoting a water heater replacement](/blog/water-heater-replacement-quote).",
          },
          {
            kind: "checklist",
            title: "Read this before a flat-rate quote goes out",
            items: [
              "The task code is in today's price book",
              "Fuel, gallons and location match the label photo",
              "Permit and inspection are in the price, or excluded in writing",
              "Local code items on a heater swap are listed: expansion tank, pan and drain, T&P discharge, venting, seismic straps",
              "Stairs, attic or crawlspace time is counted",
              "Haul-away is in; drywall and tile repair are out, in words",
              "The quote has an end date",
              "A licensed plumber has read it",
            ],
          },
        ],
      },
      {
        heading: "Dispatch notes in six lines",
        blocks: [
          {
            kind: "paragraph",
            text: "A tech needs a 20-second read, not the whole text thread. It also helps if [the part is on the van](/blog/stop-the-third-trip-to-the-supply-house). Have the assistant boil every intake down to the same six lines:",
          },
          {
            kind: "list",
            items: [
              "Who and where, with parking",
              "The problem, in the customer's words",
              "Water: on, off, or off at the fixture",
              "Equipment: make, model, age, fuel",
              "Load: parts and tools to check before leaving",
              "Watch for: dog, stairs, tenant, low clearance",
            ],
          },
          {
            kind: "paragraph",
            text: "After the job it works the other way. The tech talks for a minute before pulling out, and the assistant writes the invoice text and one line of job history. Keep door codes, alarm codes and card numbers out of public chat tools. When the invoice should follow by itself, that's [workflow automation](/workflow-automation-electricians-plumbers-hvac).",
          },
        ],
      },
      {
        heading: "Find the old water heaters in your invoices",
        blocks: [
          {
            kind: "paragraph",
            text: "Every heater you installed has an install date. Put customer, year, fuel and gallons in a spreadsheet and sort by age. A storage tank often lasts 8 to 12 years, less with hard water. Under eight, offer a flush and an anode check. Past eight, offer an inspection and a planned price. Past ten, say plainly that a replacement on a Tuesday costs less than one on a Sunday night.",
          },
          {
            kind: "paragraph",
            text: "Say 60 tanks are past year ten and four owners book at $2,100. That's $8,400 from paper you already filed. Let AI write one message per age group, and text only customers who agreed to hear from you.",
          },
          {
            kind: "paragraph",
            text: "Open replacement quotes run on a shorter clock. No hot water: call within two hours, because they decide today. A slow drip: text that evening and call in the morning. Working but old: day 5, then once a season.",
          },
        ],
      },
      {
        heading: "Ask for the review the next morning",
        blocks: [
          {
            kind: "paragraph",
            text: "Copy the review link from your Google Business Profile. Text it the morning after the job is closed, with the tech's first name and the job. AI can write that one line from the invoice. Ask every customer, the grumpy ones too, and offer nothing in return: Google bars paid reviews and asking only the happy ones.",
          },
          {
            kind: "paragraph",
            text: "When a one-star review lands, sleep on it and write the reply yourself. The assistant can list what the review claims, so you can check it against the ticket. Own what your shop did wrong, give a phone number and stop. The address, the price and anything about the house stay out of public view. If the job itself went wrong, [these texts](/blog/texts-for-when-a-job-goes-wrong) come first.",
          },
        ],
      },
      {
        heading: "What never goes to AI",
        blocks: [
          {
            kind: "list",
            items: [
              "Gas: pipe sizing, leak and pressure tests, relights, combustion air, venting. It may book the visit.",
              "Backflow: readings come from a certified tester and a calibrated gauge. AI may remind the customer that the annual test is due. It never fills in or tidies a reading.",
              "Medical gas: certified installers (ASSE 6010) and an independent verifier (ASSE 6030) work to NFPA 99. No chat answers, no drafted procedures.",
              "Health complaints: scalding water, sewage on the floor, a suspected cross-connection. A licensed plumber calls back.",
              "Promises: the final price, the warranty answer and the refund.",
            ],
          },
          {
            kind: "callout",
            text: "Test your bot once a month from a number it doesn't know. Type 'I smell gas.' It must drop every other question, send people outside to call 911 and the gas company, and call your on-call phone. If it asks for a zip code first, turn it off.",
          },
        ],
      },
      {
        heading: "Thirty days, one change a week",
        blocks: [
          {
            kind: "list",
            items: [
              "Days 1-7: count missed calls, save the text-back, name who holds the URGENT phone.",
              "Days 8-14: tape the intake table next to the phone. Use the six-line note on every dispatch.",
              "Days 15-21: export 40 tasks and draft ten quotes next to your usual ones. Correct the book where the drafts went wrong.",
              "Days 22-28: send review links after every paid job and message the tanks past year ten.",
              "Days 29-30: count missed calls again, then quotes sent and reviews gained. Keep two habits and automate the better one.",
            ],
          },
        ],
      },
    ],
    closing: {
      heading: "Send us one evening of missed calls",
      text: `Count them first, then book ${claims.discoveryCall.minutes} minutes with us. You'll find out which calls a text-back would've saved and what it takes to set one up.`,
    },
  },
};
