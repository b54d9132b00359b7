import { roundTo, toolMath } from "./math.ts";

/** The employer's half of Social Security and Medicare, and federal unemployment after the usual credit: IRS topics 751 and 759. */
const PAYROLL_TAX = 0.0765;
const FEDERAL_UNEMPLOYMENT = { rate: 0.006, onTheFirst: 7_000 };
const HOURS_A_DAY = 8;

/** From a wage to what an hour has to be sold for. The same four steps as loaded-labor-rate.xlsx, rounded where a price list would be. */
export const laborRateMath = toolMath({
  inputs: {
    wage: { example: 32, unit: "money" },
    paidHours: { example: 2_080, unit: "whole" },
    unemploymentRate: { example: 0.025, unit: "percent" },
    unemploymentBase: { example: 10_000, unit: "dollars" },
    compPer100: { example: 6, unit: "money" },
    healthMonthly: { example: 500, unit: "dollars" },
    retirement: { example: 0.03, unit: "percent" },
    otherYearly: { example: 1_200, unit: "dollars" },
    daysOff: { example: 19, unit: "whole" },
    billable: { example: 0.72, unit: "percent" },
    vanMonthly: { example: 1_200, unit: "dollars" },
    officeYearly: { example: 210_000, unit: "dollars" },
    techs: { example: 5, unit: "whole" },
    profit: { example: 0.15, unit: "percent" },
  },
  results: {
    cost: "money",
    burden: "percent",
    hours: "whole",
    loaded: "money",
    truck: "money",
    office: "money",
    even: "money",
    markedUp: "money",
    charged: "money",
    mixUp: "dollars",
  },
  calculate(is) {
    const wages = is.wage * is.paidHours;
    const taxes =
      wages * PAYROLL_TAX +
      Math.min(wages, FEDERAL_UNEMPLOYMENT.onTheFirst) * FEDERAL_UNEMPLOYMENT.rate +
      Math.min(wages, is.unemploymentBase) * is.unemploymentRate;
    const benefits = is.healthMonthly * 12 + wages * is.retirement + is.otherYearly;
    const cost = wages + taxes + (wages / 100) * is.compPer100 + benefits;
    const hours = roundTo((is.paidHours - is.daysOff * HOURS_A_DAY) * is.billable, 0);
    const loaded = roundTo(cost / hours, 2);
    const truck = roundTo((is.vanMonthly * 12) / hours, 2);
    const office = roundTo(is.officeYearly / is.techs / hours, 2);
    // From the whole amounts: three rounded ones can be a cent off together.
    const even = roundTo((cost + is.vanMonthly * 12 + is.officeYearly / is.techs) / hours, 2);
    const markedUp = roundTo(even * (1 + is.profit), 2);
    const charged = roundTo(even / (1 - is.profit), 2);
    const burden = cost / wages - 1;
    return { cost, burden, hours, loaded, truck, office, even, markedUp, charged, mixUp: (charged - markedUp) * hours * is.techs };
  },
});
