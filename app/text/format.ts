/** US dollars without decimals: '$7,500'. */
export function dollars(amount: number) {
  return `${amount < 0 ? "-" : ""}$${decimal(Math.abs(amount), 0)}`;
}

/** Rounded, with thousands separators: '1,560'. */
export function rounded(amount: number) {
  return decimal(amount, 0);
}

/** As the visitor typed it, with at most two decimals: '12.5'. */
export function figure(amount: number) {
  return decimal(amount, 2);
}

/** To a tenth: '10.7'. A sum can come out as 10.649999, and it's still 10.65. */
export function tenths(amount: number) {
  return figure(Math.round(amount * 10 + 1e-6) / 10);
}

/** Hours that are rounded already, to as many digits as they have: '10.7', '10.35'. */
export function hourFigure(amount: number) {
  return decimal(amount, 3);
}

/** About how much: '$1.1M', '$525K'. */
export function shortDollars(amount: number) {
  // 999,950 is a million already.
  const [unit, letter] = UNITS.find(([each]) => amount >= each * 0.99995) ?? [1, ""];
  return `$${decimal(amount / unit, 1)}${letter}`;
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

const UNITS = [
  [1e9, "B"],
  [1e6, "M"],
  [1e3, "K"],
] as const;

/**
 * With at most so many decimals. Written here because the first `Intl.NumberFormat` takes a browser 30 ms, a slow phone four times that,
 * and the calculator would make it while the page comes alive.
 */
function decimal(amount: number, digits: number) {
  // By how it's written, as Intl does it: 1.005 is a little less than that. So small that it's written as 1e-7, it's nothing.
  const size = Math.abs(amount) < 1e-6 ? 0 : Math.abs(amount);
  const [whole = "", rest] = String(Number(`${Math.round(Number(`${size}e${digits}`))}e-${digits}`)).split(".");
  return `${amount < 0 ? "-" : ""}${whole.replace(/\B(?=(\d{3})+$)/g, ",")}${rest ? `.${rest}` : ""}`;
}
