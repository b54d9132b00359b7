import { TRADES } from "../../pages/trades/catalog/trades.ts";
import { capitalized } from "../../text/in-sentence.ts";

const FIRST_NAMES = ["Alex", "Casey", "Drew", "Jamie", "Jordan", "Morgan", "Pat", "Riley", "Sam", "Taylor"];

/**
 * A made-up business that nobody takes for a real one: example.com belongs to nobody, and numbers from 555-0100 to 555-0199 reach nobody.
 */
export function firm(number: number) {
  const businessType = TRADES[number % TRADES.length] ?? TRADES[0];
  const name = capitalized(businessType);
  return {
    contactName: `${FIRST_NAMES[number % FIRST_NAMES.length]} Example`,
    companyName: `Example ${name} ${number} (demo)`,
    email: `demo-${number}@example.com`,
    phone: `(201) 555-01${String(number % 100).padStart(2, "0")}`,
    businessType,
  };
}

/** Where made-up visits come from, most of them first. The third is a link of the owner's own. */
export const SOURCES = ["google.com", "direct", "truck-sign", "facebook.com"] as const;

export function demoSourceOf(number: number) {
  return SOURCES[number % SOURCES.length] ?? SOURCES[0];
}
