import { calculate, type PartKey, WEEKS_PER_YEAR } from "../../../calculator/rules/calculator.ts";
import { countedFor } from "../../../calculator/rules/counted-lines.ts";
import { claims } from "../../../site/words/claims.ts";
import { tenths } from "../../../text/format.ts";
import { reportSaved } from "../../papers/words/sample-report.ts";
import { hvac } from "../../trades/words/hvac.ts";
import { lastWeekOf } from "../catalog/packages.ts";
import { firstLiveDay, longestWait } from "./guarantee.ts";

/** The HVAC page's example shop, as the calculator counts it. */
const shop = hvac.example;
const shopLines = calculate(shop).parts;
const shopHours = (key: PartKey) => tenths((shopLines.find((part) => part.key === key)?.savedHours ?? 0) / WEEKS_PER_YEAR);

/** What owners who've been burned before ask us, each with where the answer goes on. */
export const beforeYouSign = {
  heading: "If you've been burned before",
  text: "Two agencies, nothing to show for it, and a login you never got. Ask us these first.",
  questions: [
    {
      question: "What do I own if we part ways?",
      answer:
        "All of it. The phone number, the accounts, the prompts, the price book and the playbook are in your company's name from the first day. While we work, we have access that you can take away any day. You keep paying the software fees, and anybody who knows the tools can take over. The same is true if one of us is out sick or we close for good.",
      link: { label: "What happens when you cancel", to: "cancel-retainer" },
    },
    {
      question: "My crew won't use it. Then what?",
      answer: `Then we change it until they do, or we miss the hours and you get your money back. You tell them to try it. Getting them to stick with it is our job. The old way keeps running next to the new one in the trial, and if nothing runs on live jobs by ${firstLiveDay}, the exit above is yours. You can also read [what crews ask about AI](/blog/questions-your-crew-will-ask-about-ai), with answers you can give.`,
      link: { label: "Does my crew need to be technical?", to: "technical-crew" },
    },
    {
      question: "Which two automations get to the hours?",
      answer: `Two examples, both made up. In our [sample report](/sample-weekly-report), quote drafts save ${reportSaved.drafts} hours in a week and missed-call texts ${reportSaved.texts}, together ${reportSaved.both}. On the [HVAC page](/trades/hvac), ${shop.employeeCount} people spend ${shop.currentAdminHours} hours a week on serial numbers and tickets and ${shop.followUpHours} on renewal calls. At the calculator's rates that's ${shopHours("admin")} and ${shopHours("followUp")} saved, about ${tenths(countedFor("growthEngine", { parts: shopLines }).hoursPerWeek)} in all. Neither shop gets there with missed-call texts alone. We time yours before you choose.`,
      link: { label: "Is my company too small?", to: "company-size" },
    },
    {
      question: "What if your count and mine don't match?",
      answer: `Yours wins. Your people keep the log, we check it against the time stamps, and we sit down over it once. If we still don't agree, the log decides. A count can't be put off forever, either: it waits for a login or an answer from you for ${longestWait}, and then you choose between counting anyway and getting the second half back.`,
      link: { label: "Before and after, in the FAQ", to: "booked-jobs" },
    },
    {
      question: "Can I read the agreement first?",
      answer:
        "Yes. Ask on the first call and we email it to you. You have it before you pay a deposit, so there's time to show it to your lawyer. The guarantee on this page is in it word for word. If something you read here is missing, don't sign until it's in.",
      link: { label: "What happens on the first call", to: "first-call" },
    },
    {
      question: "Who sees my customers' information?",
      answer:
        "The software you already use, and the AI provider you approve, for the fields you approve. You get that list before anything is turned on and can cross out a line. We use business plans that don't train on what you send.",
      link: { label: "Who owns the data, and where it lives", to: "data-ownership" },
    },
    {
      question: "What if the phone agent tells a caller something wrong?",
      answer:
        "It answers in your name, so your customer will look to you, the same as with a new hire. If it broke a rule you'd approved, that's our mistake. We fix it free and pay what it cost you, up to what you've paid us. If it said what the approved sheet says, we change the sheet together. Ask your insurer about it before you turn it on. We'll send them the call rules if they want to read them.",
      link: { label: "What happens when the AI gets it wrong", to: "ai-mistakes" },
    },
    {
      question: "What if the phone agent dies on a Sunday in a freeze?",
      answer: `Your phone rings the old way. Your number stays with your carrier, and the agent only gets the calls your carrier forwards. Before launch we set up and test where a call goes when the agent doesn't pick up: your on-call phone. The alert goes there too, and to us. One code on your phone switches the forwarding off. Write to us and a person answers ${claims.responseTime}, Sundays too. That isn't fast enough for a freeze, so the old way has to work without us.`,
      link: { label: "Who do I call after launch?", to: "after-launch" },
    },
    {
      question: "Can you lock me in?",
      answer: `There's no annual contract. A package ends when it's delivered. The retainer is optional, and you stop it with ${claims.retainerNotice}. There's more in [twelve questions to ask any agency](/guides/burned-by-an-agency), and in [when not to hire us](/guides/when-not-to-hire-us).`,
      link: { label: "Deposit, installments and the retainer", to: "payment-plans" },
    },
    {
      question: "What happens to my ads when the package ends?",
      answer: `They run until you pause them, on your card. From week ${lastWeekOf("growthEngine")} on, your office looks after them with the playbook, or someone else does, or we do on a retainer. Nothing gets switched off because we left.`,
      link: { label: "Who helps after launch", to: "after-launch" },
    },
  ],
} as const;
