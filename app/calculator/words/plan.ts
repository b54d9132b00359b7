import { PACKAGES } from "../../pages/packages/catalog/packages.ts";
import { claimNotes, claims } from "../../site/words/claims.ts";
import { copyWords } from "../../site/words/share.ts";
import type { PartKey } from "../rules/calculator.ts";
import type { PlanStepWords } from "../rules/plan-step.ts";

const templatesSave = "40%";
const callWithinMinutes = 15;

const points = [
  {
    title: `Free ${claims.strategySession.minutes}-minute call`,
    text: "No sales pitch. We go over these numbers with you.",
  },
  { title: "Custom implementation", text: "When we build, it runs on your prices, your software and the way you talk to customers." },
  {
    title: "ROI guarantee or money back",
    text: `It's the hours we guarantee, not the return. With ${PACKAGES.growthEngine.name} you can pick dollars a year instead. If we miss, you get back what you paid.`,
  },
];

const buildGuarantee = "30-day implementation guarantee";

/** The three steps in the plan's order, each by the part of the losses that it's about. */
export const planSteps = {
  leads: {
    title: "Instant Lead Response",
    problem: "{missedLeads} {missedLeads|lead a month goes|leads a month go} to someone else because they answered first.",
    figure: "{extraLeads}",
    figureLabel: "extra {extraLeads|lead|leads} captured per year",
    value: "{leadsSavedUsd} a year",
    features: [
      "Every call, form and text answered within a minute, nights and weekends too",
      "Three questions that sort an emergency from a price shopper",
      "A spot on your calendar offered before the caller tries the next company",
    ],
    quickWin: {
      title: "An auto-response that buys you time",
      text: `Set this as the reply to missed calls and web forms. Then call within the ${callWithinMinutes} minutes.`,
      texts: [
        {
          label: "Auto-response",
          body: `Hi, this is [your name] at [company]. Smell gas or burning, see smoke, flames or sparks, or hear a CO alarm? Get everyone out and call 911 now. Otherwise: got your message, thanks! I'm on a job and will call you within ${callWithinMinutes} minutes. If your water, power or heat is out, reply URGENT and I'll call you first.`,
        },
      ],
    },
  },
  estimating: {
    title: "Smart Estimating",
    problem:
      "{estimatingHours} {estimatingHours|hour a week goes|hours a week go} into quotes, mostly typing from scratch after a day on the job.",
    figure: "{estimatingSaved}",
    figureLabel: "{estimatingSaved|hour|hours} saved per year",
    value: "{estimatingSavedUsd} a year",
    features: [
      "Photos and voice notes from the job site turn into a draft quote",
      "Your prices and your margins, checked by you before it goes out",
      "Less typing for every quote, and you still make the call",
    ],
    quickWin: {
      title: "3 master estimate templates",
      text: `Take the three jobs you quote most. Write each one up once, with every line item and your prices. Then copy it and trim. That alone can cut estimating time by ${templatesSave}, by our rule of thumb. Time three quotes before and three after, and you'll have your own number.`,
      points: [
        "Master 1: the small repair you quote every week",
        "Master 2: the standard install, with its options as separate lines",
        "Master 3: the big job, in phases, with what's not included",
      ],
    },
  },
  followUp: {
    title: "Follow-Up Automation",
    problem: "{followUpHours} {followUpHours|hour a week goes|hours a week go} to chasing quotes, and the ones nobody chases go cold.",
    figure: "{followUpSaved}",
    figureLabel: "{followUpSaved|hour|hours} saved per year",
    value: "{followUpSavedUsd} a year",
    features: [
      "Every open quote followed up on schedule, by text and email",
      "It stops as soon as the customer answers",
      "You see one list: who said yes, who has a question, who went quiet",
    ],
    quickWin: {
      title: "A 3-touch follow-up schedule",
      text: "Put three reminders in your phone when a quote goes out. Copy, paste, send.",
      texts: [
        {
          label: "Day 3",
          body: "Hi [name], it's [your name] from [company]. Did you get the quote OK? Happy to go over any line with you.",
        },
        {
          label: "Day 7",
          body: "Hi [name], I'm setting next week's schedule and can hold a spot for your job until Friday. Want me to hold it?",
        },
        {
          label: "Day 14",
          body: "Hi [name], last note from me. If the timing or the price doesn't work, tell me which one and I'll see what I can do. If you went with someone else, thanks for letting me quote it.",
        },
      ],
    },
  },
} satisfies Partial<Record<PartKey, PlanStepWords>>;

export type PlanStepKey = keyof typeof planSteps;

/** The action plan's copy: three steps, each with its problem, figures, features and a quick win. Names in braces are figures. */
export const plan = {
  title: "Your Custom Action Plan",
  lead: "Three steps, quickest first. Each one has something you can do tonight without us.",
  /** What we'd build is another order: the package's own lines, as the report counts them. */
  built: {
    build: "If you hire us, {name} builds two automations. By your numbers the first two are {lines}. You make the final choice.",
    audit: "If you hire us, a {name} takes one kind of work apart. By your numbers that's {lines}, your biggest.",
    lines: { estimating: "estimating", admin: "admin", followUp: "follow-up", leads: "lead response" },
  },
  /** Only where admin is the largest of the four parts: none of the contract's three steps is about it. */
  admin: {
    text: "Your biggest kind of work is admin: {adminSavedUsd} a year. If you typed the hours of one job, write down its steps for a week and mark what gets typed twice. If they're several, time each one and start with the longest.",
    link: { label: "How workflow automation works", href: "/workflow-automation-electricians-plumbers-hvac" },
  },
  problemLabel: "The problem",
  solutionLabel: "What we set up",
  quickWinLabel: "Quick win",
  copy: copyWords.label,
  steps: Object.values<PlanStepWords>(planSteps),
  closing: {
    /** By what the report recommends: an audit is a plan, and day 30 belongs to what we build. */
    offer: {
      foundationAudit: offer(
        "Have us time it first",
        `That's for the packages in which we build. Your numbers point to a ${PACKAGES.foundationAudit.name}, which ends with a plan in ${PACKAGES.foundationAudit.duration}.`,
      ),
      growthEngine: offer("Have us build it", claimNotes.transformationTime),
      peakPerformance: offer("Have us build it", claimNotes.transformationTime),
      none: offer("Talk it over first", "That's for the packages in which we build. With your numbers, talk to us before you buy one."),
    },
    points,
    /** Without the other claim: paper has no room to say whom it counts. */
    printed: [...points.map(({ title }) => title), buildGuarantee].join(" · "),
    /** On paper, with the address that's short enough to type. */
    path: "/contact",
    bring: `Bring this page to your free ${claims.strategySession.minutes}-minute call.`,
    terms: { label: "How the guarantee works", href: "/ai-packages-for-contractors#guarantee" },
    button: "Book My Free Strategy Call",
    email: "Email Me the Plan and a Calendar Link",
    emailNote: "Not ready to book? The email has this plan, your numbers and the templates. The link books the call whenever you want it.",
  },
};

/** The contract's two claims, the first with what it means for this visitor. */
function offer(heading: string, note: string) {
  return {
    heading,
    claims: [
      { claim: buildGuarantee, note },
      { claim: `Join ${claims.successfulContractors} successful contractors`, note: claimNotes.successfulContractors },
    ],
  };
}
