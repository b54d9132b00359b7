import { claims } from "../../site/words/claims.ts";
import { labels } from "../../site/words/labels.ts";
import { countWord } from "../../text/format.ts";
import { GUARANTEE, lastWeekOf, PACKAGES, type PackageKey } from "../packages/catalog/packages.ts";
import { firstLiveDay, secondLiveWeek, secondPlannedWeek } from "../packages/words/guarantee.ts";
import { LAST_STAGE, PROCESS_STAGES } from "./catalog.ts";

export type Process = {
  headline: string;
  lead: string;
  /** On the map: what is reached by when. The timeline tells what happens until then, and `step` leads there. */
  milestones: { heading: string; items: Reached[] };
  packages: Record<PackageKey, { heading: string; text: string; weeks: { when: string; text: string }[] }>;
  /** What opens a package's weeks. */
  itsWeeks: (name: string) => string;
  principles: { heading: string; items: [Principle, Principle, Principle, Principle] };
  timeline: {
    heading: string;
    text: string;
    inHandLabel: string;
    steps: [ProcessStep, ProcessStep, ProcessStep, ProcessStep, ProcessStep, ProcessStep];
  };
  closing: { heading: string; text: string; note: string; button: string };
};

type Reached = { by: string; reached: string; step: number };
type Principle = { title: string; text: string };

/** `inHand`: what the owner has at the end of the step. */
type ProcessStep = { when: string; title: string; text: string; inHand: string };

// Not `process`: that name belongs to Node.
export const ourProcess: Process = {
  headline: "How it works, week by week",
  lead: "Your crews keep working. We fit our questions around your schedule, and you have something in hand after every stage.",
  milestones: {
    heading: "What is done by when",
    items: [
      { by: "Week 0", reached: "Every package starts here", step: 0 },
      { by: `By week ${lastWeekOf("foundationAudit")}`, reached: `${PACKAGES.foundationAudit.name} ends`, step: 1 },
      { by: `By ${firstLiveDay}`, reached: "First automation live", step: 2 },
      { by: `By week ${lastWeekOf("growthEngine")}`, reached: `${PACKAGES.growthEngine.name}: work ends`, step: 3 },
      { by: `By week ${lastWeekOf("peakPerformance")}`, reached: `${PACKAGES.peakPerformance.name} ends`, step: 4 },
    ],
  },
  packages: {
    foundationAudit: {
      heading: "How the Foundation Audit runs",
      text: "The short one. We study one workflow, and you get a plan. Nothing gets built.",
      weeks: [
        {
          when: "Week 1",
          text: "A 2-hour discovery call. We follow recent jobs through the workflow, and whoever does the work writes down start and stop times.",
        },
        {
          when: `Week ${lastWeekOf("foundationAudit")}`,
          text: "We rank the friction points, pick tools and go over the solution brief with you.",
        },
      ],
    },
    growthEngine: {
      heading: "How Growth Engine runs",
      text: `Up to ${lastWeekOf("growthEngine")} weeks of work. We build the first automation while we're still writing the plan for the whole company. The second one comes out of that plan.`,
      weeks: [
        {
          when: `Week ${PROCESS_STAGES.discovery}`,
          text: "Operations audit of the office, the field and the books. Your people log their hours.",
        },
        {
          when: `Week ${PROCESS_STAGES.design}`,
          text: `You choose the first workflow from the audit, and it runs on live jobs by ${firstLiveDay}. Meanwhile we finish the roadmap and the tool stack plan, and you choose the second.`,
        },
        {
          when: `Week ${PROCESS_STAGES.build}`,
          text: `The second one goes live, planned for ${secondPlannedWeek}. We fix what's off and write the playbook. From that day on we count hours for ${countWord(GUARANTEE.countWeeks)} weeks, even if that runs past ${secondLiveWeek}.`,
        },
      ],
    },
    peakPerformance: {
      heading: "How Peak Performance runs",
      text: "The same steps with more training at the end, because more people have to use it.",
      weeks: [
        { when: `Week ${PROCESS_STAGES.discovery}`, text: "An audit of every crew, with the crew leads in the room." },
        {
          when: `Week ${PROCESS_STAGES.design}`,
          text: `Roadmap, tools and three procedures to put in writing. By ${firstLiveDay} one crew runs your first automation on live jobs.`,
        },
        {
          when: `Week ${PROCESS_STAGES.build}`,
          text: "The second automation, then both on every crew. The SOPs get drafted and tried on real jobs.",
        },
        {
          when: `Week ${LAST_STAGE}`,
          text: "Half-day workshop and staff training. Then 90 days of priority support, and we count during those.",
        },
      ],
    },
  },
  itsWeeks: (name) => `${name}, week by week`,
  principles: {
    heading: "Core Principles",
    items: [
      { title: "Watch first", text: "We see how a job moves through your shop before we name a tool." },
      {
        title: "Keep what works",
        text: "If QuickBooks does the job, it stays. New software has to earn its monthly fee.",
      },
      { title: "A person signs off", text: "AI drafts the quote. Your estimator hits send." },
      { title: "Count the hours", text: "We count before and after, and you sign both numbers." },
    ],
  },
  timeline: {
    heading: "Implementation Timeline",
    text: `This is the longest version. The Foundation Audit ends by week ${lastWeekOf("foundationAudit")}, and the work on Growth Engine by week ${lastWeekOf("growthEngine")}.`,
    inHandLabel: "What you have",
    steps: [
      {
        when: "Week 0",
        title: "Free Strategy Session",
        text: `It takes [${claims.strategySession.minutes} minutes](/contact-ai-consultation-contractors?interest=strategy-session), with your numbers in front of us. If you only want to know whether we fit, the discovery call takes ${claims.discoveryCall.minutes}. Both are free.`,
        inHand: "A package with a price, or an honest no",
      },
      {
        when: `Week ${PROCESS_STAGES.discovery}`,
        title: "Discovery & Analysis",
        text: "We follow real jobs from the phone to the truck to the office, with a stopwatch.",
        inHand: "Your top 3 friction points, in hours per week",
      },
      {
        when: `Week ${PROCESS_STAGES.design}`,
        title: "Solution Design",
        text: "We draw the new workflow. Your people mark what would fail on a job, and the first one gets built.",
        inHand: `A 90-day roadmap with tool costs, and your first automation running on live jobs by ${firstLiveDay}`,
      },
      {
        when: `Week ${PROCESS_STAGES.build}`,
        title: "Implementation",
        text: "The automations run next to the old way until you trust them.",
        inHand: "Two working automations and the playbook",
      },
      {
        when: `Week ${PROCESS_STAGES.training}`,
        title: "Training & Support",
        text: "Office and crews learn on their own jobs. They have a dedicated line for questions.",
        inHand: "A trained team and three written SOPs",
      },
      {
        when: "Ongoing",
        title: "Continuous Improvement",
        text: "Prices change and people leave. With a monthly retainer, we keep things up to date.",
        inHand: "Automations that still fit how you work",
      },
    ],
  },
  closing: {
    heading: "Start with week 0",
    text: "Think of one workflow that drives you nuts. You don't need to prepare anything else.",
    note: claims.discoveryCall.note,
    button: labels.bookCall,
  },
};
