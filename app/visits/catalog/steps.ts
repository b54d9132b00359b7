/** The steps on the way to a booking that only the browser sees. The calculator's screens are numbered as in its address. */
export const STEPS = [
  "calculator-1",
  "calculator-2",
  "calculator-3",
  "calculator-4",
  "calculator-5",
  "calculator-6",
  "slot-chosen",
] as const;

export type CountedStep = (typeof STEPS)[number];

export function isStep(name: string): name is CountedStep {
  return STEPS.some((step) => step === name);
}
