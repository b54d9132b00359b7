import type { InputName } from "../rules/calculator/calculator.ts";

type Field = {
  label: string;
  hint: string;
  prefix?: { sign: string; spoken: string };
  unit: string;
  example: string;
  nudge: number;
  most: string;
};

const fields: Record<InputName, Field> = {
  currentEstimatingHours: {
    label: "Estimating hours",
    hint: "Hours per week on estimating or quoting.",
    unit: "h / week",
    example: "12",
    nudge: 1,
    most: "A week has 168 hours. Is this per week?",
  },
  currentAdminHours: {
    label: "Admin hours",
    hint: "Hours per week on paperwork, scheduling, invoices and the books.",
    unit: "h / week",
    example: "10",
    nudge: 1,
    most: "A week has 168 hours. Is this per week?",
  },
  followUpHours: {
    label: "Follow-up hours",
    hint: "Hours per week on follow-up calls, texts and e-mails.",
    unit: "h / week",
    example: "8",
    nudge: 1,
    most: "A week has 168 hours. Is this per week?",
  },
  averageHourlyRate: {
    label: "Average hourly rate",
    hint: "What an hour of your own time is worth.",
    prefix: { sign: "$", spoken: "dollars" },
    unit: "/ hour",
    example: "85",
    nudge: 5,
    most: "That is a good hour. We count it as typed; check for a missing point.",
  },
  averageJobValue: {
    label: "Average job value",
    hint: "The average value of the jobs you quote.",
    prefix: { sign: "$", spoken: "dollars" },
    unit: "/ job",
    example: "2,000",
    nudge: 100,
    most: "That is a big job. We count it as typed; check for an extra zero.",
  },
  missedLeadsPerMonth: {
    label: "Missed leads per month",
    hint: "Leads lost because the reply came too late. Half a lead is fine: 0.5.",
    unit: "/ month",
    example: "8",
    nudge: 1,
    most: "That is a lot of leads for one month. Is this per year?",
  },
  employeeCount: {
    label: "Employees",
    hint: "You included. It changes no figure here, it tells us your crew size.",
    unit: "people",
    example: "6",
    nudge: 1,
    most: "That is a big crew. We count it as typed; check for an extra zero.",
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
    lead: "Seven numbers about your week, and the result on the spot. Nothing to sign up for.",
    revealsHeading: "What it reveals",
    reveals: [
      "Annual time losses in hours",
      "Annual revenue losses in dollars",
      "Potential AI savings and ROI",
      "3 immediate action steps",
    ],
    notes: ["Takes 3 minutes", "Proven results"],
    button: "Start My Free Assessment",
  },
  fields,
  /** Shown below a field. Nothing here blocks: a wrong number deserves a question, not a scolding. */
  problems: {
    negative: "This can't be below zero. We count it as 0 for now.",
    unreadable: "Digits only, please, such as {example}. We count this as 0 for now.",
  },
  less: "{label}: less",
  more: "{label}: more",
  timeTracking: {
    title: "Time Tracking",
    lead: "Think of last week. A rough number is fine, and decimals are too.",
    button: "Continue",
    meterLabel: "Manual work, so far",
    meterUnit: "hours a week",
    meterNote: "{hours} hours a year",
    meterMark: "a 40-hour week",
  },
  businessMetrics: {
    title: "Business Metrics",
    lead: "What an hour and a job are worth to you, and how many leads go to whoever answered first.",
    button: "Calculate My Losses",
    meterLabel: "Carried up from the last step",
    meterUnit: "hours a week",
    meterNote: "{hours} hours a year, about to get a price",
    meterMark: "a 40-hour week",
  },
  privacy: "Your numbers stay in this browser. Nothing is sent.",
  /** The line under a button that's still disabled. */
  missing: "Still missing: {list}.",
  fillIn: {
    lead: "All seven numbers must be above zero before a figure means anything. Still missing: {list}.",
    button: "Fill In and Show It",
  },
};
