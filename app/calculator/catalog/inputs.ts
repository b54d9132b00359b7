/** The seven inputs, by the contract's names. Forms, URLs and the booking use the same ones. */
export const inputNames = [
  "currentEstimatingHours",
  "currentAdminHours",
  "followUpHours",
  "averageHourlyRate",
  "averageJobValue",
  "missedLeadsPerMonth",
  "employeeCount",
] as const;

export type InputName = (typeof inputNames)[number];
export type Inputs = Record<InputName, number>;
