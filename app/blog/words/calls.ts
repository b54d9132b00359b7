import { claims } from "../../site/words/claims.ts";
import type { Category } from "../catalog/categories.ts";
import { isCategory } from "../rules/post.ts";

type CallWords = { heading: string; text: string };

/** What to bring to the first call: the post's own, or else its category's. It fits in the call's minutes. */
export function callWordsFor({ slug, category }: { slug: string; category: string }): CallWords {
  const own = Object.hasOwn(posts, slug) ? posts[slug] : undefined;
  return own ?? (isCategory(category) ? categories[category] : other);
}

const { minutes } = claims.discoveryCall;

/** Of posts that a category's words don't fit. */
const posts: Partial<Record<string, CallWords>> = {
  "refrigerant-log-epa-608-records": {
    heading: "Got a cylinder nobody can explain?",
    text: "Software can catch some of it. How does a weight get from the truck to the office today?",
  },
  "hvac-maintenance-agreement-renewals": {
    heading: "How many agreements lapsed last year?",
    text: "Bring that number and who makes the calls. Reminders alone may do it, and those you can set up yourself.",
  },
  "a-tune-up-report-the-homeowner-reads": {
    heading: "Send one of your reports before the call",
    text: "A photo of a filled-in one is enough. We'll tell you which lines a tech could speak instead of type.",
  },
  "a-no-heat-monday-hour-by-hour": {
    heading: "Set it up before the next rush",
    text: "Take the call in a slow week. We'll ask how you rank calls and who keeps the list.",
  },
  "stop-the-third-trip-to-the-supply-house": {
    heading: "What did the last second trip cost?",
    text: "If it's a stock sheet you need, ours is free. If it's forty vans and three counters, ask us what software adds.",
  },
  "from-camera-run-to-sewer-quote": {
    heading: "How long did your last camera quote take?",
    text: "Count the days from the run to the price. How many of them were typing?",
  },
  "water-heater-replacement-quote": {
    heading: "One tank quote, start to send",
    text: "When did yours go out? A draft might have gone the same evening.",
  },
  "drain-cleaning-follow-up-callbacks": {
    heading: "Who calls back after a drain job?",
    text: `If the answer is nobody, that's worth ${minutes} minutes. You may only need three saved texts.`,
  },
  "electrical-permit-inspection-tracker": {
    heading: "How many permits are open right now?",
    text: "If you'd have to look in three portals, tell us which. We'll say what a build could watch and what stays with you.",
  },
  "a-friday-debrief-for-apprentices": {
    heading: "Lessons your shop keeps teaching twice?",
    text: "This one needs a table and coffee more than software. Ask us about it anyway if you want the notes typed for you.",
  },
  "the-two-week-look-ahead-in-thirty-minutes": {
    heading: "Who doesn't answer your schedule texts?",
    text: "Some of those reminders could go out by themselves.",
  },
  "subcontractor-insurance-and-lien-waivers": {
    heading: "Which sub's papers ran out?",
    text: "If you had to check a folder to know, tell us where the folder is. We'll say if a rule could watch the dates.",
  },
  "which-leads-are-worth-buying": {
    heading: "Which source would you cut first?",
    text: "Two numbers are enough: what you paid and what you signed. A faster reply might move it up the table.",
  },
  "texts-for-when-a-job-goes-wrong": {
    heading: "Which text do you put off?",
    text: "Some of these should come from you, every time. We'll tell you which ones we'd leave alone.",
  },
  "how-to-ask-for-a-google-review": {
    heading: "Who asks for reviews in your shop?",
    text: "If it's whoever remembers, one text after each job may be all you need. We'll say so.",
  },
  "how-to-respond-to-a-bad-review": {
    heading: "Got one that you can't answer calmly?",
    text: "You write the answer, and no software of ours will post it. Ask us how we'd make sure you see the next one the same day.",
  },
  "texting-customers-consent-and-10dlc": {
    heading: "Not sure if your texts are registered?",
    text: "Bring the name of the program, and you'll leave with what to ask your provider.",
  },
  "automate-draft-or-leave-alone": {
    heading: "Stuck on one row?",
    text: "Bring the chore that you and your office argue about. Settling on a letter takes about a minute.",
  },
  "invoice-the-same-day": {
    heading: "How long is your own gap?",
    text: "Bring twenty jobs with their dates. A ticket on the dash needs a rule for the crew. One in a tray may need software.",
  },
  "call-triage-card": {
    heading: "Got a call your people sort two ways?",
    text: "Bring it. The card may only need one more line.",
  },
  "time-log-for-the-weekly-math": {
    heading: "What did your five days show?",
    text: "Read us the sums by code. The longest one is where we'd look first, and it may only be a habit.",
  },
  "questions-your-crew-will-ask-about-ai": {
    heading: "Which one couldn't you answer?",
    text: "Bring it to the call. A good question from the crew can change what gets built.",
  },
  "give-an-ai-tool-a-road-test-first": {
    heading: "Run the ten questions on us",
    text: "Call the agent we'd build you before any customer does.",
  },
  "call-recording-laws-and-ai-answering": {
    heading: "Does your phone system record today?",
    text: "Look up the setting before you book. What an agent says first has to match it.",
  },
  "what-an-hour-costs-loaded-labor-rate": {
    heading: "Which line surprised you?",
    text: "If it was the office hours, bring that one. The truck and the insurance we can't make any cheaper.",
  },
  "how-to-raise-prices-without-losing-customers": {
    heading: "Raise first, or fix first?",
    text: "Bring the cost that grew the most. If it's office work, some of it may not have to be paid at all.",
  },
  "a-daily-job-log-by-voice-memo": {
    heading: "Who writes your log today?",
    text: "If it's nobody, start with the memo. It costs nothing, and in a month you'll know if you want more.",
  },
  "seven-ways-an-ai-estimate-goes-wrong": {
    heading: "Bring five jobs you've built",
    text: "We'd draft them first and show you the gaps.",
  },
  "using-ai-to-hire-techs": {
    heading: "Forty applications, no plumbers?",
    text: "Tell us your four questions. We'll say what sorting could save you, and what has to stay with a person.",
  },
};

const categories: Record<Category, CallWords> = {
  Electrical: {
    heading: "Which panel quote went out late?",
    text: "How does it get written today? One of the steps is probably typing.",
  },
  Plumbing: {
    heading: "Which calls did you miss last week?",
    text: "Bring the number. We'll say if a saved text would have held them, or if somebody has to pick up.",
  },
  HVAC: {
    heading: "What buries your office in a rush?",
    text: "Name the one thing that piles up first, and we'll start there.",
  },
  "General Contracting": {
    heading: "Name the paper that's always late",
    text: "Walk us through its trip from the site to the office. Some papers are better left alone.",
  },
  "Business Strategy": {
    heading: "Have someone check your math",
    text: `Tell us what yours came out to, and we'll say if we fit. To go through it line by line, pick the ${claims.strategySession.minutes}-minute session on the contact page.`,
  },
  "AI Education": {
    heading: "Not sure AI is worth it for you?",
    text: "Ask us what it can't do. That's a good way to start the call.",
  },
  Operations: {
    heading: "Have this running in your shop",
    text: "Tell us which hours of your week you want back, and what you've tried already.",
  },
  "Customer Service": {
    heading: "Is the phone running your day?",
    text: "Describe one bad day of calls. We'll say what we'd give to a person, a text or a form.",
  },
};

const other: CallWords = { heading: "Have a question about this?", text: "Bring it to the call, and you'll get a straight answer." };
