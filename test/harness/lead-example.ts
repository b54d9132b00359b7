import { inputNames } from "../../app/calculator/catalog/inputs.ts";

/** A plumber's complete request: their four fields and the numbers that calculator.test.ts works out by hand. */
export const lead = {
  name: "Kim Lee",
  email: "kim@pipe.example",
  company: "Pipe & Co",
  tradeType: "plumbing",
  otherTrade: "",
  phone: "(555) 010-2211",
  currentEstimatingHours: 12,
  currentAdminHours: 10,
  followUpHours: 8,
  averageHourlyRate: 85,
  averageJobValue: 2000,
  missedLeadsPerMonth: 8,
  employeeCount: 6,
} as const;

/** The same numbers as they stand in a report's address. */
export const calculatorAnswers = new URLSearchParams(inputNames.map((name) => [name, String(lead[name])])).toString();
