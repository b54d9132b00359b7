import { TRADE_NAMES, TRADES } from "../../pages/trades/catalog/trades.ts";
import { dollars } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { AI_INVESTMENT_USD, FULL_TIME_HOURS_PER_WEEK, JOB_PROFIT_SHARE, MONTHS_PER_YEAR, WEEKS_PER_YEAR } from "../rules/calculator.ts";
import { REVENUE_PER_PERSON_USD } from "../rules/revenue.ts";

const investment = dollars(AI_INVESTMENT_USD);
const perPerson = dollars(REVENUE_PER_PERSON_USD);
const size = "{people} {people|person puts|people put} you near {revenue} a year, inside its {range}";
/** The four kinds of work in a sentence, and where their dollars are said. */
const lines = { estimating: "estimating", admin: "admin", followUp: "follow-up", leads: "answering leads" };
/** Where full numbers decide. With the switch on, it's said that they're the full ones. */
const numbers = { full: "numbers", half: "full numbers" };
const earning = { ...lines, leads: "answering leads (the profit on them)" };

/** The report's copy. A name in braces is one of the visitor's own figures (rules/figures.ts); `counts` says what a figure counts. */
export const report = {
  title: "Your AI Opportunity Report",
  /** Beside the hours in all, whose marker stands higher than the flag. The list has each line's hours. */
  covers: "{name} covers {lines} ({lineHours} h).",
  /** First of all figures: those of the package that fits. */
  inShort: {
    build: "Smallest package that fits: {name}. About {lineUsd} a year from its two automations, paid for in month {paybackMonth}",
    late: "Smallest package that fits: {name}. About {lineUsd} a year from its two automations, not paid for within a year. Talk to us before you buy it",
    audit: "Smallest package that fits: {name}, a plan for your {lines}",
    short: "{name} fits your full numbers. At half it would miss its guarantee, and you'd pay nothing",
    near: "Your {numbers} clear {name}'s guarantee, and your size is just outside its range. Talk to us first",
    numbers,
    none: "No package fits these numbers. Here's why",
    lines,
  },
  /** In place of the button to the plan, when the numbers are a trade's example. */
  example: {
    label: "Example",
    text: "These numbers are made up for {trade}. Put in your own.",
    button: "Start With My Own Numbers",
    trades: Object.fromEntries(TRADES.map((trade) => [trade, inSentence(TRADE_NAMES[trade])])),
  },
  cards: {
    time: {
      label: "Annual Time Loss",
      unit: "{timeLoss|hour|hours}",
      note: "{fullTimeWeeks} full-time {fullTimeWeeks|week|weeks}",
      counts: `The hours you typed, times ${WEEKS_PER_YEAR}. If you close for two weeks, take off 4%.`,
      plot: `{weeksOfYear} of the year's ${WEEKS_PER_YEAR} weeks {weeksOfYear|goes|go} to manual work`,
    },
    loss: {
      label: "Annual Revenue Loss",
      note: "in hours worked and jobs that went to someone else",
      counts:
        "The hours are time at your rate, not money that left the bank. The rest counts every missed lead as a won job at full price. You wouldn't have won them all, and these are sales, not profit.",
      /** The two parts, with their figures beside them. */
      parts: { time: "Hours at your rate", leads: "Missed leads" },
      share: `Does that sound like too much? It's about {lossShare} of what a {people}-person shop does in a year, at ${perPerson} a person. If your books disagree, check your missed leads first.`,
    },
    savings: {
      label: "Potential AI Savings",
      note: "per year",
      counts:
        "An estimate, not a promise: AI takes over {estimatingRate} of estimating, {adminRate} of admin and {followUpRate} of follow-up, and a fast reply wins {leadsRate} of missed leads at full price. Those are jobs you might win. Saved hours alone come to {timeSavedUsd}. Our payback worksheet leaves the leads out and counts half the hours.",
    },
    roi: {
      label: "ROI Potential",
      note: "year one",
      counts: `The percentage above is one formula for every shop. It counts a full year of everything you typed, even work no package builds, against ${investment}, our largest package. Software fees aren't in it.`,
      /** The package that fits, and not the largest one. The bars below have its price and its first year. */
      fit: "To decide, go by the bars below. For your budget, use half the savings, {halfFirstYear}.",
      half: "For your budget, go by the bars below. To decide, use the full first year, {fullFirstYear}.",
      audit: "That isn't the return on a {name}. A plan saves nothing until somebody builds it.",
      none: "There's no package to set against it here, so this is only the formula.",
      invested: "{name}, one time",
      saved: "Estimated savings, first 12 months",
    },
  },
  half: {
    label: "Cut it in half",
    off: "Not convinced? This halves what AI could recover: the hours saved and the leads won. Budget with the half. We go by the full figure when we say which package fits, because if we miss the guarantee, we pay you back.",
    on: "Cut in half: half the hours saved and half the leads won. What you lose today stays the same. These are the figures for your budget. To say which package fits, we go by the full ones.",
    /** Read out after the switch is pressed. */
    said: "{savedPerWeek} {savedPerWeek|hour|hours} a week to win back, {dollarSavings} a year",
    note: "cut in half",
    savings: "The full figure is {fullDollarSavings}.",
    roi: "The full figure is {fullRoi}.",
  },
  workings: {
    summary: "How we worked this out",
    time: [
      `{estimatingHours} + {adminHours} + {followUpHours} hours a week × ${WEEKS_PER_YEAR} weeks = {exactTimeLoss} {exactTimeLoss|hour|hours}`,
      `{exactTimeLoss} {exactTimeLoss|hour|hours} ÷ ${FULL_TIME_HOURS_PER_WEEK} hours = {fullTimeWeeks} full-time {fullTimeWeeks|week|weeks}, rounded`,
    ],
    loss: [
      "{exactTimeLoss} {exactTimeLoss|hour|hours} × {hourlyRate} = {timeLossUsd}",
      `{missedLeads} missed {missedLeads|lead|leads} × {jobValue} × ${MONTHS_PER_YEAR} months = {leadsLossUsd}`,
      "Total: {dollarLoss} a year",
    ],
    savings: [
      "Estimating: {estimatingRate} of {estimatingLost} {estimatingLost|hour|hours} × {hourlyRate} = {estimatingSavedUsd}",
      "Admin: {adminRate} of {adminLost} {adminLost|hour|hours} × {hourlyRate} = {adminSavedUsd}",
      "Follow-up: {followUpRate} of {followUpLost} {followUpLost|hour|hours} × {hourlyRate} = {followUpSavedUsd}",
      `Leads: {leadsRate} of {missedLeads} × {jobValue} × ${MONTHS_PER_YEAR} months = {leadsSavedUsd}`,
      "Total: {dollarSavings} and {timeSavings} {timeSavings|hour|hours} a year. Lines are rounded: admin takes the dollar that's left over, and the hours can be one off.",
    ],
    roi: [
      `({dollarSavings} − ${investment}) ÷ ${investment} × 100 = {plainRoi}`,
      `This formula uses ${investment} for every company. If the result is below zero, we show 0%.`,
    ],
  },
  year: {
    /** An audit saves nothing until somebody builds what it recommends. The others are built by us. */
    audit:
      "{name} costs {price} and builds nothing. If someone builds what it finds in your {lines} and it works, that's up to {lineUsd} a year. Building it costs extra, and you'd get a quote first.",
    lines: earning,
    build: {
      takes: "{name} costs {price} and takes {duration}. Its two automations go to {lines}: an estimated {lineUsd} a year.",
      payback: "Figure {weeks} weeks with nothing saved, and it's paid for in month\u00a0{paybackMonth}, before monthly software fees.",
      noPayback: "Figure {weeks} weeks with nothing saved, and it isn't paid for within a year, even before software fees.",
      short: "That's if you keep it and don't take the refund.",
    },
    none: "Without a package there's no payback month to show.",
    line: "{price}: month {paybackMonth}",
    openLine: "{name}: {price}",
    alt: "Nothing saved for {weeks} weeks, then {firstYear} by the end of month 12.",
    axis: "Month",
    tableSummary: "See the year as a table",
    columns: ["Month", "Saved so far", "Against {price}"],
    covered: "paid for",
    open: "{left} to go",
  },
  split: {
    heading: "What you lose and what AI could recover",
    alt: "Four bars: what each kind of work costs a year, and how much of it AI could recover.",
    lost: "Lost per year",
    won: "Recovered",
    tableSummary: "See the bars as a table",
    columns: ["Where", "Lost per year", "AI recovers", "Hours saved"],
    total: "Total",
    partNames: { estimating: "Estimating", admin: "Admin", followUp: "Follow-up", leads: "Missed leads" },
  },
  guarantee: {
    heading: "Which package fits",
    text: "By your numbers, AI could save {savedPerWeek} {savedPerWeek|hour|hours} a week across all your work. An audit looks at one kind of work, and a build changes two, so we count only those here.",
    lines,
    /** Why this one, by what its guarantee is counted in. */
    fits: {
      audit: `{name} is the smallest package that fits: there are about {lineHours} {lineHours|hour|hours} a week to find in your {lines}, its guarantee is {hours}, and ${size}.`,
      hours: `{name} is the smallest package that fits: your two biggest kinds of work, {lines}, save about {lineHours} hours a week, and we guarantee {hours}. And ${size}.`,
      valueOfHours: `{name} is the smallest package that fits, {pick}: {lines} save {lineUsd} a year with your hours at your rate, and we guarantee {value}. And ${size}.`,
      value: `{name} is the smallest package that fits, {pick}: {lines} come to {lineUsd} a year, with your hours at your rate and only ${JOB_PROFIT_SHARE * 100}% of each job won, as profit. We guarantee {value}. And ${size}.`,
    },
    /** The same beside the cards, which have the hours, the dollars and the ranges. */
    fitsByCard: {
      audit: "{name} is the smallest package that fits. It looks at your {lines}.",
      hours: "{name} is the smallest package that fits. It builds for your two biggest kinds of work, {lines}.",
      valueOfHours: "{name} is the smallest package that fits, {pick}: {lines}, your hours at your rate.",
      value: `{name} is the smallest package that fits, {pick}: {lines}, your hours at your rate and ${JOB_PROFIT_SHARE * 100}% of each job won, as profit.`,
    },
    /** The client picks hours or dollars before the start. `safer`: hours would clear the guarantee as well, but only in full. */
    pick: { only: "if you pick dollars", safer: "and dollars are the safer pick" },
    short: {
      missed: "Cut in half, your numbers don't reach what {name} guarantees. In full they do.",
      oneJob:
        "Cut in half, you'd win fewer than two jobs in the four weeks we count. We don't multiply a single job, so {name} would miss its guarantee. In full it clears it.",
      refund: "If you buy it and it comes out at half, you pay nothing.",
    },
    oneJob:
      "Your missed leads don't count here. They'd win you fewer than two jobs in the four weeks we count, and our terms don't multiply a single job.",
    assumed: `We didn't ask for your revenue. {revenue} is {people} {people|person|people} × ${perPerson}, a rule of thumb. If your books say otherwise, go by the ranges.`,
    hours: "{hours}+ hours",
    value: "or {value} a year",
    counted: {
      hours: "{lines}: {lineHours}\u00a0h.",
      value: "{lines}: {lineUsd} a year.",
      both: "{lines}: {lineHours}\u00a0h, {lineUsd} a year.",
    },
    met: "That clears the guarantee",
    unmet: {
      full: "That's short of the guarantee",
      half: "At half, that's short of the guarantee",
      oneJob: "At half it hangs on one job, which we don't multiply",
    },
    place: { below: "For larger shops:", in: "For your size:", above: "For smaller shops:" },
    best: { full: "Fits your numbers", short: "Fits your full numbers" },
    also: "Would also fit",
    link: "See {name}",
    terms: { label: "How the guarantee works", href: "/ai-packages-for-contractors#guarantee" },
    money: {
      pays: "It might still pay: {lineUsd} a year against {price}. But we couldn't guarantee it, so you'd carry the risk alone.",
      doesNot:
        "From those hours alone it wouldn't pay for itself within a year, either: with {weeks} weeks at zero, the first one brings {firstYear}, against {price}.",
    },
    numbers,
    shops: { below: "larger", above: "smaller" },
    none: {
      guarantee:
        "No guarantee of ours fits. Your two biggest kinds of work, {lines}, would save about {lineHours} {lineHours|hour|hours} a week. {name} has to save {hours} hours or {value} a year, and an audit has to find {auditHours} hours in one kind.",
      refusal: "So we wouldn't sell you one.",
      near: "Your {numbers} clear {name}'s guarantee. Your crew puts you near {revenue} a year, just outside its {range}, and that's only our guess. Talk to us first.",
      small:
        "Our packages are made for larger shops than {people} {people|person|people}. Start with the three free steps in your plan, and talk to us before you spend anything.",
      large: "Our packages are made for smaller shops than {people} people. Talk to us first, and we'll tell you what would change.",
      both: {
        foundationAudit:
          "Nothing we sell fits. The audit is the right size for {people} people, but it has to find {hours} hours in one kind of work, and by your {numbers} the biggest, {lines}, has {lineHours}.",
        growthEngine:
          "Nothing we sell fits. {name} is the right size for {people} people, but it has to save {hours} hours a week or {value} a year. By your {numbers} it's {lineHours} hours and {lineUsd}, in {lines}.",
        peakPerformance:
          "Nothing we sell fits. {name} is the right size for {people} people, but it has to save {hours} hours a week. By your {numbers} it's {lineHours}, in {lines}.",
        others: "What your {numbers} would cover, {others}, is made for {shops} shops. Talk to us before you spend anything.",
      },
    },
  },
  button: "Get My Action Plan",
  share: {
    label: "Copy Link",
    done: "Link copied",
    text: "Your numbers are in the link. Anyone who opens it sees this report.",
    failed: "Copy this link",
  },
  print: "Print One Page",
};
