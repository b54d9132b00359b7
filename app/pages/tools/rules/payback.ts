import { roundTo, toolMath } from "./math.ts";

/** Weeks until a tool has paid for its setup, with the savings cut in half. The same lines as payback-math.xlsx. */
export const paybackMath = toolMath({
  inputs: {
    times: { example: 9, unit: "whole" },
    byHand: { example: 50, unit: "whole" },
    withDraft: { example: 22, unit: "whole" },
    rate: { example: 65, unit: "dollars" },
    fee: { example: 90, unit: "dollars" },
    upkeep: { example: 30, unit: "whole" },
    setup: { example: 16, unit: "whole" },
  },
  results: { hours: "hundredths", half: "money", running: "money", start: "money", weeks: "tenths" },
  calculate({ times, byHand, withDraft, rate, fee, upkeep, setup }) {
    const hours = (times * (byHand - withDraft)) / 60;
    const half = roundTo((hours / 2) * rate, 2);
    const running = roundTo(((fee + (upkeep / 60) * rate) * 12) / 52, 2);
    const start = setup * rate;
    return { hours, half, running, start, weeks: half > running ? start / (half - running) : Number.NaN };
  },
});
