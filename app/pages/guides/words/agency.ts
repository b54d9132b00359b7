import { claims } from "../../../site/words/claims.ts";
import { countWord, dollars, listed } from "../../../text/format.ts";
import { GUARANTEE, PACKAGE_KEYS, PACKAGES, QUOTED } from "../../packages/catalog/packages.ts";
import { longestWait, secondLiveWeek } from "../../packages/words/guarantee.ts";
import type { Guide } from "./guide.ts";

const prices = PACKAGE_KEYS.map((key) => dollars(PACKAGES[key].priceUsd));

export const agency: Guide = {
  name: "Burned by an agency",
  headline: "Burned by an agency? Twelve questions to ask anyone, including us",
  lead: "You paid for months, the reports looked great, and when you left you found out the website wasn't yours. Here's how to get your things back, and twelve questions for whoever's next. We've answered all twelve ourselves.",
  inside: "How to get your accounts back, an email to send, and twelve questions with our own answers to each.",
  published: "2026-11-16",
  checked: "2026-11-16",
  opening: [
    {
      kind: "paragraph",
      text: "It's bad enough to pay a monthly fee for nothing. Worse is finding out that the domain, the ad account or the phone number in your ads belongs to somebody else. This page starts with what you can get back this week, whether or not you ever hire anyone again.",
    },
  ],
  sections: [
    {
      heading: "Get these back first",
      blocks: [
        {
          kind: "checklist",
          title: "Eight things that should be in your name",
          items: [
            "The domain. Log in at the registrar yourself. If you can't, find out who can.",
            "The website's files and photos, and the hosting login.",
            "Your Google Business Profile. You're the primary owner, they're a manager.",
            "Google Ads, Local Services and Meta ad accounts, with the billing history.",
            "Analytics and Search Console.",
            "Tracking phone numbers. Ask to move the ones printed on trucks and signs to your own carrier.",
            "Your texting registration, since it carries your tax ID.",
            "The customer list, every form entry and every review request list, as a spreadsheet.",
          ],
        },
        {
          kind: "paragraph",
          text: "Do it while you still get along. Change no passwords and cancel no cards until you can log in to the first three yourself. If a contract says the website is rented, get the photos and the text out and plan on building new. A lawyer's letter is worth it for a domain or a phone number. It's rarely worth it for a template.",
        },
        {
          kind: "script",
          title: "Email to the company you're leaving",
          text: [
            "Hi [name],",
            "",
            "We're bringing our accounts in-house. Please do the following by [date, two weeks out]:",
            "",
            "1. Make [owner's email] the owner of our domain, Google Business Profile, ad accounts, Analytics and Search Console. You can stay on as manager until our contract ends.",
            "2. Send a list of every account, phone number and subscription you hold for us, and what each costs.",
            "3. Send our website files, photos and all form entries since we started.",
            "4. Tell us which of these you believe we don't own, and the line in our agreement that says so.",
            "",
            "Please answer by email so we both have it in writing. Thank you for the work so far.",
            "",
            "[Your name], [company]",
          ].join("\n"),
        },
        {
          kind: "paragraph",
          text: "Point 4 gets you the bad news now, with the clause it's based on. Otherwise you find out the day the site goes dark.",
        },
      ],
    },
    {
      heading: "Twelve questions, with our answers",
      blocks: [
        {
          kind: "paragraph",
          text: "Ask them in this order and write down the answers. A good company won't mind. Look for a plain yes or no and a place in the contract.",
        },
        {
          kind: "questions",
          isCounted: true,
          items: [
            {
              question: "Whose name are the accounts in?",
              answer:
                "Yours. Whatever we build runs in accounts under your company's name, paid with your card. We work as a guest that you can remove any day. Where the vendor doesn't want outside users, [ServiceTitan](/guides/servicetitan) for one, your own admin approves the connection and the key stays with you.",
            },
            {
              question: "What do I own when we're done?",
              answer:
                "Everything we deliver: the brief or roadmap, the automations, the scripts and prompts, the playbook and, where they're part of the package, the SOPs. You own your data from the start and keep owning it.",
            },
            {
              question: "What stops working the day I stop paying you?",
              answer:
                "Our help. The build keeps running, because nothing of it lives on our servers or behind our subscription. You'd still pay the phone, texting and AI vendors directly, as before.",
            },
            {
              question: "What does it cost, all of it?",
              answer: `Our packages are ${listed(prices)}. On top come running costs that vendors bill to you, and they're [listed by kind](/ai-services-for-contractors#running-costs). Your brief or roadmap names each one with its price. We don't take a cut from any of them. You get a quote first for ${QUOTED[2]}, for ${QUOTED[1]}, or for ${QUOTED[0]}. You don't need any of those.`,
            },
            {
              question: "When do I pay, and what have I got by then?",
              answer: `Half to start. The other half when the solution brief, the complete roadmap, or the training and SOPs are delivered, depending on the package. With Growth Engine you'll have paid in full before the second automation is done. That's why the [guarantee](/ai-packages-for-contractors#guarantee) covers both halves until the hours are counted.`,
            },
            {
              question: "What exactly do you promise, and who measures it?",
              answer:
                "Hours. Your own people keep the log, once before we build and once after, and each count carries your signature. If we read it differently, we go over it once, and then your log decides. With Growth Engine you can pick dollars instead, in writing, before we start.",
            },
            {
              question: "What happens if you miss?",
              answer: `You get back what you paid, deposit included, within ${GUARANTEE.refundDays} days of signing the count. You keep what we delivered. Or you give us one more month to fix it. You decide which.`,
            },
            {
              question: "How early can I walk away?",
              answer: `When we build for you, the first automation has to run on live jobs within ${GUARANTEE.firstAutomationDays} days of kickoff. With ${PACKAGES.growthEngine.name}, the second has to run by the end of ${secondLiveWeek}. If one is late, you can stop there and get your money back. The monthly retainer is optional, month to month, and ends with 30 days' notice.`,
            },
            {
              question: "Who does the work, and can I talk to them?",
              answer: `Our ${countWord(claims.founders)} founders, and you work with them directly. Write whenever you like and you'll hear back ${claims.responseTime}. For a call, pick a time in our calendar.`,
            },
            {
              question: "Can I speak with a client like me?",
              answer:
                "Ask on the call. A client's name, numbers or phone goes to a stranger only with their written OK. If nobody in your trade has given it, we'll say that. Our samples are marked as samples, because we'd rather show a labeled example than a story you can't check.",
            },
            {
              question: "What will you need from us?",
              answer: `Logins you can take back, one person who can answer questions, and an owner who tells the crew to try it. Getting them to keep using it is up to us. If one of those is missing, you hear it from us in writing that week, and the count waits for ${longestWait} at most. Then you choose: count anyway, or get the second half back. If nobody has time for that, don't start.`,
            },
            {
              question: "When would you tell me not to hire you?",
              answer:
                "When a setting you already own does it, when the hours aren't there, or when you need leads by next month. We wrote down [all the cases](/guides/when-not-to-hire-us) we could think of.",
            },
          ],
        },
      ],
    },
    {
      heading: "What's yours, what ends, what it takes",
      blocks: [
        {
          kind: "table",
          caption: "Leaving us, item by item",
          columns: ["What", "Who has it", "When you leave"],
          rows: [
            ["Automations we built", "You, in your accounts", "Keep running"],
            ["Logins and keys", "You. We work with access you approve", "You take it back"],
            ["Customer data, call notes, price book", "You, in the systems you use now", "Stay where they are"],
            ["Reports, roadmap, playbook, SOPs", "You", "Yours to hand to anyone"],
            ["Phone numbers and texting registration", "Your company", "Nothing to move"],
            ["Ad accounts and spend", "You, on your card", "Nothing to move"],
            ["Retainer, if you took it", "Month to month", "30 days' notice, then a hand-over list"],
          ],
        },
        {
          kind: "paragraph",
          text: "In the last month of a retainer we go through the logins with you, hand over the instructions and list the subscriptions that bill you. The full terms are on the [packages page](/ai-packages-for-contractors), and [how we count hours](/how-we-count-hours-saved) shows the log we'd use. If any answer above isn't in the agreement you get from us, don't sign it until it is.",
        },
      ],
    },
    {
      heading: "Answers to walk away from",
      blocks: [
        {
          kind: "list",
          items: [
            "'We keep the account, it's easier that way.'",
            "'Results take twelve months, and so does the contract.'",
            "'We can't share the raw numbers, but here's our report.'",
            "'Our software does it, so there's nothing to hand over.'",
            "'Everyone gets that guarantee', and nobody can show you the page.",
          ],
        },
        {
          kind: "paragraph",
          text: "Hold us to the same list. Before you judge the next company by its leads, work out what each source really costs you per signed job. [This post](/blog/which-leads-are-worth-buying) has the method, and there's [a sheet](/templates/lead-sources.xlsx) to fill in. Running ads again? Our page on [paid advertising](/paid-advertising-management-blue-collar) shows what you'd see each week. General contractors can start with [their own page](/trades/general-contracting).",
        },
      ],
    },
  ],
  closing: {
    heading: "Ask us the twelve on the phone",
    text: `Take ${claims.discoveryCall.minutes} minutes and pick the ones that burned you last time. You'll get the same answers by phone.`,
  },
};
