import { labels } from "../../site/words/labels.ts";
import type { InputName, Inputs } from "../catalog/inputs.ts";

export type ScreenField = {
  label: string;
  hint: string;
  prefix?: { sign: string; spoken: string };
  unit: string;
  example: string;
  nudge: number;
  most: string;
  /** Why the report needs more than 0, and how to count. It never asks for a number that isn't true. */
  zero: string;
  /** Ends it, where another page suits better. */
  zeroLink?: { label: string; href: string };
};

const fields: Record<InputName, ScreenField> = {
  currentEstimatingHours: {
    label: "Estimating hours",
    hint: "Hours per week on estimating or quoting.",
    unit: "h / week",
    example: "12",
    nudge: 1,
    most: "A week has 168 hours. Is this per week?",
    zero: "With 0 hours there's nothing to work out. Four quotes a week at an hour each would be 4.",
  },
  currentAdminHours: {
    label: "Admin hours",
    hint: "Hours per week on administrative tasks: paperwork, scheduling, invoices or the books. If that's several jobs, type only the hours of the one you'd hand off first.",
    unit: "h / week",
    example: "10",
    nudge: 1,
    most: "A week has 168 hours. Is this per week?",
    zero: "The report needs some paperwork to count. An hour every evening would be 5.",
  },
  followUpHours: {
    label: "Follow-up hours",
    hint: "Hours per week on follow-up calls, texts and emails.",
    unit: "h / week",
    example: "8",
    nudge: 1,
    most: "A week has 168 hours. Is this per week?",
    zero: "The plan's third step is about follow-up, so it needs a number. Three callbacks a day at ten minutes each would be 2.5.",
  },
  averageHourlyRate: {
    label: "Average hourly rate",
    hint: "What an hour of this work is worth. If it's mostly yours, use your own rate. If the office does most of it, use what an office hour costs you.",
    prefix: { sign: "$", spoken: "dollars" },
    unit: "/ hour",
    example: "85",
    nudge: 5,
    most: "That's a high rate. Missing a decimal?",
    zero: "At $0 an hour, nothing would cost you anything. Put what you bill for an hour, or what you pay someone for this work.",
  },
  averageJobValue: {
    label: "Average job value",
    hint: "The average price of the jobs you quote.",
    prefix: { sign: "$", spoken: "dollars" },
    unit: "/ job",
    example: "2,000",
    nudge: 100,
    most: "That's a big job. An extra zero?",
    zero: "We price a lost lead with this. Add up your last ten invoices and divide by ten.",
  },
  missedLeadsPerMonth: {
    label: "Missed leads per month",
    hint: "Leads you lose because you got back to them too late.",
    unit: "/ month",
    example: "8",
    nudge: 1,
    most: "That's a lot for one month. Is this per year?",
    zero: "Think of a whole year: three people who gave up on you in 12 months is 0.25 a month. If it's truly none, hours alone will do for our",
    zeroLink: { label: "payback worksheet", href: "/tools/ai-payback-calculator" },
  },
  employeeCount: {
    label: "Employees",
    hint: "Including you. It doesn't change the math, only which package fits.",
    unit: "people",
    example: "6",
    nudge: 1,
    most: "That's a big crew. An extra zero?",
    zero: "We pick the package by the size of your crew. If it's just you, put 1.",
  },
};

/** Figures in braces are filled in where the text is shown, so that it reaches the browser as plain data. */
export const calculator = {
  logo: "AI Profit Calculator",
  /** Hidden on small screens. */
  badge: "Transform your business today",
  stops: ["Time Tracking", "Business Metrics", "Results", "Action Plan"],
  /** Screens 5 and 6, after the last stop. */
  beyond: ["Contact Info", "Thank You"],
  progress: "Step {stop} of {stops}",
  welcome: {
    headline: "Stop Losing Money on Manual Work",
    lead: "Type in seven numbers about your week and see the result right here. No sign-up.",
    revealsHeading: "What you'll see",
    reveals: [
      "Annual time losses in hours",
      "Annual revenue losses in dollars",
      "Potential AI savings and ROI",
      "3 immediate action steps",
    ],
    notes: ["Takes 3 minutes", "Proven results"],
    proof:
      "By proven we mean counted: when we build something, your people time the work before and after, and you sign both counts. What you'll see here is an estimate from your own numbers, with every step of the math.",
    button: "Start My Free Assessment",
    /** The report's own sheet with a small shop's numbers. */
    example: {
      mark: labels.example,
      text: "{estimatingHours} hours a week on quotes, {adminHours} on paperwork, {followUpHours} on follow-up, at {hourlyRate} an hour. {missedLeads} missed leads a month at {jobValue} a job. {people} people.",
      inputs: {
        currentEstimatingHours: 9,
        currentAdminHours: 8,
        followUpHours: 4,
        averageHourlyRate: 85,
        averageJobValue: 1200,
        missedLeadsPerMonth: 2,
        employeeCount: 9,
      } satisfies Inputs,
    },
  },
  fields,
  /** Shown below a field: what's wrong with its number, or how we read it. */
  problems: {
    negative: "This can't be below zero. Take out the minus sign. Until then we're counting it as 0.",
    comma: "Did you mean {point}? Use a period for decimals and a comma for thousands. We're counting this as 0 for now.",
    unreadable: "We can't read that as a number. Please use digits only, like {example}. We're counting it as 0 for now.",
    understood: "We're reading this as {amount}.",
  },
  placeholder: "e.g. {example}",
  less: "{label}: less",
  more: "{label}: more",
  /** Read out after one of the two is pressed. */
  now: "{label}: {amount}",
  timeTracking: {
    title: "Time Tracking",
    lead: "Think of last week. Rough numbers are fine, and so are decimals.",
    button: "Continue",
  },
  businessMetrics: {
    title: "Business Metrics",
    lead: "What an hour and a job are worth, and how many leads you lose to whoever answered first.",
    button: "Calculate My Losses",
  },
  privacy: "We don't store your numbers unless you ask for the plan by email or book a call with them.",
  /** Under a button that waits, by what it waits for: empty fields, those that hold 0, and those we can't read. */
  waiting: { missing: "Still missing: {list}.", zero: "This has to be more than 0: {list}.", unclear: "Please check: {list}." },
  fillIn: {
    lead: "To do the math, we need all seven numbers.",
    button: "Show My Numbers",
  },
};
