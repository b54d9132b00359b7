import type { PackageKey } from "../../pages/packages/catalog/packages.ts";
import { claims } from "../../site/words/claims.ts";
import { dollars } from "../../text/format.ts";
import { AI_INVESTMENT_USD } from "../rules/calculator.ts";
import type { PlanStepWords } from "../rules/plan-step.ts";

/** The copy of our emails about a calculator's action plan. Names in braces are figures, as on the screens. */
export const leadEmails = {
  reason: "You're getting this because someone asked for an action plan at this address. Not you? Reply and we'll delete it.",
  agencyReason: (siteName: string) => `Sent by the ${siteName} website to the address that receives its leads.`,
  plan: {
    /** `name` may be empty; `hours` are those to win back, with their words, or empty while a number is missing. */
    subject: (name: string, hours: string) => {
      if (!hours) return "Your action plan and calendar link";
      return name ? `${name}, ${hours}` : hours;
    },
    heading: "Your Custom Action Plan",
    /** What mail apps show beside the subject. */
    text: "Here's the plan from your own numbers: what manual work costs you today, what you could save, and three things to do tonight.",
    /** For when a number is missing and there are no figures to show. */
    incomplete: (missing: string) =>
      `To do the math, we need seven numbers above zero. Still empty or 0: ${missing}. The button below opens the calculator with what you've typed so far.`,
    complete: "Fill in what's missing",
    step: (number: number, title: string) => `Step ${number}: ${title}`,
    /** What a step saves, beside what that is. */
    worth: ({ figure, value }: PlanStepWords) => `${figure} worth ${value}`,
    /** What the figures count, below them. */
    counts: {
      loss: "The loss counts every missed lead as a won job at full price, and every hour at your rate.",
      savings: "The savings are an estimate, not a promise.",
    },
    /** What the package that fits is, for a reader who has never heard of it. */
    packages: {
      foundationAudit:
        "It costs {price}: we take one job in your office apart and show you at least {hours} hours a week to save, or you don't pay. It doesn't include building it.",
      growthEngine: "It costs {price}: two automations built for you, {hours} hours a week saved or {value} a year, or your money back.",
      peakPerformance:
        "It costs {price}: two automations that every crew runs, with training and written steps, {hours} hours a week saved or your money back.",
    } satisfies Record<PackageKey, string>,
    seePackage: "See {name}",
    terms: { label: "How the guarantee works", path: "/ai-packages-for-contractors#guarantee" },
    /** Labels of the figures that the visitor cut in half. */
    halved: (label: string) => `${label}, cut in half`,
    full: (label: string) => `${label}, full figure`,
    book: "Book your free call",
    bookText: `Here's the calendar link: a free ${claims.strategySession.minutes}-minute strategy call, no sales pitch. Pick a time that works for you.`,
    report: "Open your report again",
  },
  notice: {
    subject: (company: string, savings: string) => `New lead: ${company}${savings && `, ${savings} a year in savings`}`,
    heading: "Someone asked for an action plan",
    text: "We've sent them the plan and the calendar link. A reply to this email goes to them, too.",
    savings: "a year to win back, by their numbers",
    /** `name` may be empty. */
    reply: (name: string) => (name ? `Reply to ${name}` : "Reply"),
  },
  fields: { name: "Name", email: "Email", company: "Company", tradeType: "Trade", otherTrade: "Kind of work", phone: "Phone" },
  figures: { timeLoss: "Annual Time Loss", dollarLoss: "Annual Revenue Loss", dollarSavings: "Potential AI Savings", roi: "ROI Potential" },
  hours: "{timeLoss} {timeLoss|hour|hours}",
  roi: `{roi} against ${dollars(AI_INVESTMENT_USD)} for everything you typed, software fees not included`,
};
