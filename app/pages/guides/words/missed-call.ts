import { claims } from "../../../site/words/claims.ts";
import { texting, textingUsd } from "../../services/words/texting.ts";
import { type Guide, UNDATED } from "./guide.ts";

/** Registration fees as one large provider lists them, in dollars. */
const FEES = { brand: 4, campaign: 15 };
const MISSED_CALLS = 60;
const PARTS = { first: 120, others: 45, replies: 60 };
const usd = (parts: number) => `$${((parts * texting.centsPerPart) / 100).toFixed(2)}`;

export const missedCall: Guide = {
  name: "Missed-call text-back",
  headline: "Missed-call text-back for contractors",
  lead: "The phone rings while you're on a ladder. Half a minute later the caller has a text from your shop. Here's the wording, the monthly cost, the paperwork carriers want, and when the text does more harm than good.",
  inside: "Three texts to copy, a voicemail greeting, a month's cost added up, and the carrier registration in five steps.",
  published: "2026-11-16",
  checked: "2026-11-16",
  opening: [
    {
      kind: "paragraph",
      text: "It's one rule in your phone system. If nobody picks up, the number that called gets a text from the number they dialed. No app for the customer, no AI needed. A lot of business phone plans and field service programs include it, so look through the settings you already pay for before you buy anything.",
    },
    {
      kind: "texts",
      caption: "How it should go. A made-up customer and shop.",
      messages: [
        {
          from: "shop",
          time: "10:52 AM",
          text: "Hi, you just called the plumbing shop and we're on a job. What's going on, and what's the address? A person will call you by noon.",
        },
        { from: "customer", time: "10:54 AM", text: "Toilet in the hall bath won't stop running. 31 Alder. No flood" },
        { from: "shop", time: "10:56 AM", text: "Got it. The oval valve behind the toilet shuts it off, clockwise. Talk to you by noon." },
        { from: "customer", time: "10:59 AM", text: "Ok that worked. Noon is fine" },
        { from: "shop", time: "11:48 AM", text: "Calling you now from this number." },
      ],
    },
    {
      kind: "paragraph",
      text: "Look at what the first text does. It says who's writing. It asks for two things a dispatcher needs. It names a time, and somebody keeps it. The second and third messages came from a person with a free hand. The text holds the caller for an hour, and then one of you has to call.",
    },
  ],
  sections: [
    {
      heading: "Three texts to copy",
      blocks: [
        {
          kind: "paragraph",
          text: "Make them sound like you, and only put in a time you'll keep. The first one goes out by itself. The other two are better sent by a person, and only if nobody has reached the caller yet.",
        },
        {
          kind: "script",
          title: "Text 1, within a minute of the missed call",
          text: "Hi, it's [company]. We couldn't pick up just now. What do you need, and where? A person will call you by [time]. Smell gas or burning, see smoke, flames or sparks, or hear a CO alarm? Get everyone out and call 911. Reply STOP for no more texts.",
        },
        {
          kind: "script",
          title: "Text 2, after 30 minutes without a reply, in working hours",
          text: "[Company] again. I've got two openings to call you back: [time] or [time]. Which one works?",
        },
        {
          kind: "script",
          title: "Text 3, at the end of the day, if you called and got no answer",
          text: "Tried you at [time] and got your voicemail. If you still need us, answer here and I'll call first thing. This is my last text about it. [First name], [company]",
        },
        {
          kind: "paragraph",
          text: "After three, stop. If you want words for the harder messages, like a late crew or a broken tile, we wrote [eight texts for bad days](/blog/texts-for-when-a-job-goes-wrong), and they're [in a Word file](/templates/eight-texts.docx) too.",
        },
      ],
    },
    {
      heading: "Who shouldn't get one",
      blocks: [
        {
          kind: "paragraph",
          text: "Sent to everyone, it gets on people's nerves fast. Ask your provider for these six settings. If it can't do the first two, look for another provider.",
        },
        {
          kind: "list",
          items: [
            "Anyone you texted in the last 24 hours. One missed call, one text. A customer who tries you four times in a row shouldn't get four.",
            "Your own people, suppliers, the inspector and the bank. Keep a list of numbers that never get it.",
            "Callers who left a voicemail. They told you already. Call them.",
            "Anyone with an open complaint or an unpaid bill you're arguing about. A robot text makes that worse.",
            "Night callers, unless you run an on-call truck. If you do text at night, say when you open.",
            "Landlines. The text fails quietly, so somebody still has to go through the missed calls.",
          ],
        },
      ],
    },
    {
      heading: "A month of it, added up",
      blocks: [
        {
          kind: "paragraph",
          text: "The prices are rough and yours will differ. A long message counts as two, because texts are billed in parts of 160 characters. Text 1 above is two parts.",
        },
        {
          kind: "math",
          caption: `A made-up shop that misses ${MISSED_CALLS} calls a month`,
          rows: [
            {
              label: "Text 1",
              how: `${MISSED_CALLS} sent, two parts each: ${PARTS.first} parts at ${texting.centsPerPart} cents`,
              figure: usd(PARTS.first),
            },
            {
              label: "Texts 2 and 3",
              how: `25 and 20 sent: ${PARTS.others} parts at ${texting.centsPerPart} cents`,
              figure: usd(PARTS.others),
            },
            { label: "Replies that come in", how: `${PARTS.replies} at ${texting.centsPerPart} cents`, figure: usd(PARTS.replies) },
            { label: "The number", how: "Rent for a month", figure: `$${texting.numberUsd.toFixed(2)}` },
            { label: "Registration", how: "The monthly part, at the high end", figure: `$${texting.registrationUsd.toFixed(2)}` },
            {
              label: "A month",
              how: `Plus $${FEES.brand + FEES.campaign} once, to register`,
              figure: `$${textingUsd(PARTS.first + PARTS.others + PARTS.replies).toFixed(2)}`,
            },
          ],
        },
        {
          kind: "paragraph",
          text: "What takes time is calling back. Say you need six minutes for each of those 60 people. That's 360 minutes, or six hours a month. Before you turn this on, decide whose six hours they are. The rest of what a setup costs to run is on our [list of monthly costs](/ai-services-for-contractors#running-costs), and what we charge is on the [packages page](/ai-packages-for-contractors).",
        },
      ],
    },
    {
      heading: "The carrier registration, in five steps",
      blocks: [
        {
          kind: "paragraph",
          text: "Once software sends your texts, US carriers want to know who you are. The program is called A2P 10DLC: texts from an app to a person, over a normal ten-digit number. Skip it and the texts get blocked, often without any notice to you.",
        },
        {
          kind: "steps",
          items: [
            {
              title: "Find out who sends",
              text: "Ask your phone or software company: do you register us, or do we? Many do it for you and pass on the fee.",
            },
            {
              title: "Get the tax letter",
              text: "Legal name, address and EIN have to match what the IRS has, letter for letter. No EIN? There's a path for sole proprietors.",
            },
            {
              title: "Register the company",
              text: "They call it the brand. It's a form with your name, number, website and what kind of business you are.",
            },
            {
              title: "Register the texts",
              text: "They call it the campaign. Pick customer care, paste the three texts, and say how people come to get one: they called you.",
            },
            {
              title: "Wait, then test",
              text: "Days to a few weeks. Until it's approved, leave the rule off. Then call your own number from three different carriers.",
            },
          ],
        },
        {
          kind: "facts",
          caption: "Public facts about registering. Providers change fees without much notice, so open the page first.",
          rows: [
            {
              about: "Unregistered texts",
              fact: "Twilio blocks every text to a US number that comes from an unregistered ten-digit one",
              asOf: "Since August 31, 2023",
              source: "Twilio support, 'Shutdown of Unregistered 10DLC Messaging'",
            },
            {
              about: "One-time fees",
              fact: `Registering the brand: $${FEES.brand}, once. Checking the campaign: $${FEES.campaign}, once`,
              asOf: "As of 2023. Ask what it is today",
              source: "Twilio support, 'A2P 10DLC Campaign Vetting FAQ'",
            },
            {
              about: "Monthly fee",
              fact: "The campaign: $1.50 to $10 a month, depending on its kind",
              asOf: "2023 copy of the page. Ask what it is today",
              source: "Twilio support, 'A2P 10DLC Campaign Vetting FAQ'",
            },
            {
              about: "Another provider",
              fact: "Another large provider: $4 for the brand, $50 for the campaign, $2 a month for low-volume mixed texts, and $40 if the brand gets vetted",
              asOf: UNDATED,
              source: "Telnyx developer docs, '10DLC concepts'",
            },
            {
              about: "No EIN",
              fact: "Businesses without an EIN can register as a sole proprietor",
              asOf: UNDATED,
              source: "Twilio docs, 'A2P 10DLC Brand Registration'",
            },
          ],
        },
      ],
    },
    {
      heading: "Is a missed call a yes to a text?",
      blocks: [
        {
          kind: "paragraph",
          text: "They called you a minute ago, and a reply about that call is about as harmless as a business text gets. But calling isn't the same as agreeing to texts, and no vendor's web page settles how a court sees it. We set these up and we aren't lawyers. So stay narrow: answer the call, sell nothing, and stop when they say stop. Don't add the number to a list for spring specials. That takes a separate yes in writing, and there's [a form for it](/templates/texting-consent.docx).",
        },
        {
          kind: "paragraph",
          text: "The cheapest extra safety is to say it before you do it. Put it in the voicemail greeting, and keep the call log as your record.",
        },
        {
          kind: "script",
          title: "Voicemail greeting that announces the text",
          text: "You've reached [company]. We're on a job right now. For an emergency, press 1 and the on-call phone rings. Leave a message and a person calls you back, with no text. Or hang up, and in a minute we'll text the number you're calling from.",
        },
      ],
    },
    {
      heading: "When you've outgrown it",
      blocks: [
        { kind: "paragraph", text: "Count for two weeks: missed calls, replies, callers you reached, jobs booked." },
        {
          kind: "list",
          items: [
            "Most people answer the text: leave it alone.",
            "They hang up and dial the next shop: a text is too slow for your kind of work. Burst pipes and dead furnaces are like that. Then you need somebody or something that picks up: an answering service, your software's own phone AI, or an agent that talks.",
          ],
        },
        {
          kind: "paragraph",
          text: "Here's [an agent like ours](/custom-ai-agent-development-contractors), and we compare the three in [when not to hire us](/guides/when-not-to-hire-us). Plumbers can see a week of those calls, priced, on [their own page](/trades/plumbing).",
        },
      ],
    },
  ],
  closing: {
    text: `If you can't tell whether your phone plan does this, book a call and have its name ready. It takes ${claims.discoveryCall.minutes} minutes and it's free.`,
  },
};
