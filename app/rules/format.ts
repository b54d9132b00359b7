const usDollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });
const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** US dollars without decimals: '$7,500'. */
export function dollars(amount: number) {
  return usDollars.format(amount);
}

/** Rounded, with thousands separators: '1,560'. */
export function rounded(amount: number) {
  return whole.format(amount);
}

/** As the visitor typed it, with at most two decimals: '12.5'. */
export function figure(amount: number) {
  return exact.format(amount);
}

/** Fills figures into a sentence: 'Month {month}' with { month: '2' }. */
export function filled(sentence: string, values: Record<string, string>) {
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
}

const WORDS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** A number to start a sentence with: 'Six'. Digits from ten on. */
export function numberWord(count: number) {
  return WORDS[count] ?? String(count);
}
