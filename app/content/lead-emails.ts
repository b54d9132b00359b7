import { claims } from "./claims.ts";

/** The copy of our emails about a calculator's action plan. Names in braces are figures, as on the screens. */
export const leadEmails = {
  footer: (siteName: string, address: string) =>
    `${siteName}, ${address}. You get this email because an action plan was asked for at this address. Not you? Answer and we delete it.`,
  agencyFooter: (siteName: string) => `Sent by the ${siteName} website to the address that receives its leads.`,
  plan: {
    subject: "Your custom action plan and calendar link",
    heading: "Your Custom Action Plan",
    text: "Here is the plan from your own numbers: what manual work costs you today, what comes back, and three things to do tonight.",
    /** For when a number is missing and there are no figures to show. */
    incomplete: (missing: string) =>
      `The figures wait for one thing: all seven numbers must be above zero. Still missing: ${missing}. The button opens the calculator with what you have typed so far.`,
    complete: "Fill in what is missing",
    steps: "The three steps",
    book: "Book your free call",
    bookText: `The calendar link: a free ${claims.strategySession.minutes}-minute strategy call, no sales pitch. Pick the time that suits you.`,
    templates: "The templates, to keep and change:",
    report: "Open your report again",
  },
  notice: {
    subject: (company: string, savings: string) => `New lead: ${company}${savings && `, ${savings} a year to win`}`,
    heading: "Somebody asked for an action plan",
    text: "The plan and the calendar link are on their way. Answering this email writes to the visitor.",
  },
  fields: { name: "Name", email: "Email", company: "Company", tradeType: "Trade", phone: "Phone" },
  figures: { timeLoss: "Annual Time Loss", dollarLoss: "Annual Revenue Loss", dollarSavings: "Potential AI Savings", roi: "ROI Potential" },
  hours: (hours: string) => `${hours} hours`,
};
