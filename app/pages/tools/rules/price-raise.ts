import { roundUp, toolMath } from "./math.ts";

/** How many customers a raise can cost before it's worse than no raise. The same as the first sheet of price-raise.xlsx. */
export const priceRaiseMath = toolMath({
  inputs: {
    jobs: { example: 120, unit: "whole" },
    price: { example: 55, unit: "money" },
    cost: { example: 40, unit: "money" },
    raised: { example: 60, unit: "money" },
  },
  results: { leftNow: "money", leftRaised: "money", weekNow: "dollars", weekRaised: "dollars", keep: "whole", lose: "whole" },
  calculate({ jobs, price, cost, raised }) {
    const leftNow = price - cost;
    const leftRaised = raised - cost;
    const weekNow = leftNow * jobs;
    // At a new price that doesn't cover the job, no number of customers is enough.
    const keep = leftRaised > 0 ? Math.max(0, roundUp(weekNow / leftRaised)) : Number.NaN;
    return { leftNow, leftRaised, weekNow, weekRaised: leftRaised * jobs, keep, lose: jobs - keep };
  },
});
