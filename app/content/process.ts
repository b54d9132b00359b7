import type { PackageKey } from "../catalog/packages.ts";
import { claims } from "./claims.ts";

export type Process = {
  headline: string;
  lead: string;
  packages: Record<PackageKey, { heading: string; text: string; weeks: { when: string; text: string }[] }>;
  principles: { heading: string; items: [Principle, Principle, Principle, Principle] };
  timeline: { heading: string; text: string; inHandLabel: string; steps: [Step, Step, Step, Step, Step, Step] };
  closing: { heading: string; text: string; note: string; button: string };
};

type Principle = { title: string; text: string };

/** `inHand`: what the owner has at the end of the step. */
type Step = { when: string; title: string; text: string; inHand: string };

// Not `process`: that name belongs to Node.
export const ourProcess: Process = {
  headline: "From first call to running system, week by week",
  lead: "Your crews keep working. We fit our questions around the schedule, and every stage ends with something you can hold.",
  packages: {
    foundationAudit: {
      heading: "How the Foundation Audit runs",
      text: "The short route. It covers one workflow and ends with a decision.",
      weeks: [
        { when: "Week 1", text: "2-hour discovery call. We follow recent jobs through the workflow and time it." },
        { when: "Week 2", text: "We rank the friction points, choose tools and go through the solution brief with you." },
      ],
    },
    growthEngine: {
      heading: "How Growth Engine runs",
      text: "The route most owners take. The plan comes first, then two pieces of it are built.",
      weeks: [
        { when: "Week 1-2", text: "Operations audit: office, field and books." },
        { when: "Week 3-6", text: "Roadmap and tool stack plan. You choose the two workflows to build." },
        { when: "Week 7-12", text: "Setup, a trial on live jobs, corrections. The playbook is written as we go." },
      ],
    },
    peakPerformance: {
      heading: "How Peak Performance runs",
      text: "The same path with a longer last leg, because more people have to walk it.",
      weeks: [
        { when: "Week 1-2", text: "Audit across all crews, with their leads at the table." },
        { when: "Week 3-6", text: "Roadmap, tools and the choice of three procedures to put in writing." },
        { when: "Week 7-12", text: "We build while the SOPs are drafted and tried on site." },
        { when: "Week 13-16", text: "Half-day workshop and staff training. Priority support takes over from there." },
      ],
    },
  },
  principles: {
    heading: "Core Principles",
    items: [
      { title: "Watch first", text: "We see how a job moves today before we name a tool." },
      {
        title: "Keep what works",
        text: "If QuickBooks does its job, it stays. New software has to earn its monthly fee.",
      },
      { title: "A person signs off", text: "AI drafts the quote. Your estimator presses send." },
      { title: "Count the hours", text: "Measured before, measured after. You see both numbers." },
    ],
  },
  timeline: {
    heading: "Implementation Timeline",
    text: "The full route. A Foundation Audit gets off after week 2, a Growth Engine after week 12.",
    inHandLabel: "In your hands",
    steps: [
      {
        when: "Week 0",
        title: "Free Strategy Session",
        text: "You describe the part of the week you would pay to get rid of.",
        inHand: "A package with a price, or an honest no",
      },
      {
        when: "Week 1-2",
        title: "Discovery & Analysis",
        text: "We follow real jobs through phone, truck and office, with a stopwatch.",
        inHand: "Your top 3 friction points, in hours per week",
      },
      {
        when: "Week 3-6",
        title: "Solution Design",
        text: "We draw the new workflow. Your people mark what would fail on site.",
        inHand: "A 90-day roadmap with the tools and what they cost",
      },
      {
        when: "Week 7-12",
        title: "Implementation",
        text: "The automations run beside the old way until you trust the result.",
        inHand: "Two working automations and the playbook",
      },
      {
        when: "Week 13+",
        title: "Training & Support",
        text: "Office and crews learn on their own jobs. Questions go to a dedicated line.",
        inHand: "Trained people and three written SOPs",
      },
      {
        when: "Ongoing",
        title: "Continuous Improvement",
        text: "Prices change and people leave. On a monthly retainer we adjust the systems to match.",
        inHand: "Automations that still fit the way you work",
      },
    ],
  },
  closing: {
    heading: "Week 0 starts when you pick a time",
    text: "Have one annoying workflow in mind. That is all the preparation it takes.",
    note: claims.discoveryCall.note,
    button: "Pick a Time",
  },
};
