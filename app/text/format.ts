/** US dollars without decimals: '$7,500'. */
export function dollars(amount: number) {
  return formatter("dollars", { style: "currency", currency: "USD", maximumFractionDigits: 0 }).format(amount);
}

/** Rounded, with thousands separators: '1,560'. */
export function rounded(amount: number) {
  return formatter("rounded", { maximumFractionDigits: 0 }).format(amount);
}

/** As the visitor typed it, with at most two decimals: '12.5'. */
export function figure(amount: number) {
  return formatter("figure", { maximumFractionDigits: 2 }).format(amount);
}

/** To a tenth: '10.7'. A sum can come out as 10.649999, and it's still 10.65. */
export function tenths(amount: number) {
  return figure(Math.round(amount * 10 + 1e-6) / 10);
}

/** Hours that are rounded already, to as many digits as they have: '10.7', '10.35'. */
export function hourFigure(amount: number) {
  return formatter("hours", { maximumFractionDigits: 3 }).format(amount);
}

/** About how much: '$1.1M', '$525K'. */
export function shortDollars(amount: number) {
  return formatter("short", { style: "currency", currency: "USD", notation: "compact", maximumFractionDigits: 1 }).format(amount);
}

/** Fills figures into a sentence: 'Month {month}' with { month: '2' }. '{weeks|week|weeks}' is the word that goes with the figure. */
export function filled(sentence: string, values: Record<string, string>) {
  return sentence.replace(/\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g, (gap, name: string, one?: string, many?: string) =>
    one === undefined ? (values[name] ?? gap) : /^(?:under )?1$/.test(values[name] ?? "") ? one : (many ?? gap),
  );
}

const WORDS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** A number to start a sentence with: 'Six'. Digits from ten on. */
export function numberWord(count: number) {
  return WORDS[count] ?? String(count);
}

/** The same in the middle of a sentence: 'six'. */
export function countWord(count: number) {
  return numberWord(count).toLowerCase();
}

/** 'strategy, ads and content'. */
export function listed(names: readonly string[]) {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Each is made once, at its first use: the first one takes a browser 30 ms, and the booking form rarely needs any. */
function formatter(name: string, options: Intl.NumberFormatOptions) {
  const made = formatters.get(name) ?? new Intl.NumberFormat("en-US", options);
  formatters.set(name, made);
  return made;
}
