import { inputNames } from "../../app/calculator/catalog/inputs.ts";
import { LEAD } from "../../app/calculator/mail/example-lead.ts";

/** A plumber's complete request: their four fields and the numbers that calculator.test.ts works out by hand. */
export const lead = {
  name: "Kim Lee",
  email: "kim@pipe.example",
  company: "Pipe & Co",
  tradeType: "plumbing",
  otherTrade: "",
  phone: "(555) 010-2211",
  ...LEAD.inputs,
} as const;

/** The same numbers as they stand in a report's address. */
export const calculatorAnswers = new URLSearchParams(inputNames.map((name) => [name, String(lead[name])])).toString();
