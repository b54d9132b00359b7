const NUMBER = /-?\$?\d[\d,]*(?:\.\d+)?%?/;
const WORDS = String.raw`(?:\s+[a-z][a-z ]*?)?`;
const STEP = String.raw`${NUMBER.source}${WORDS}\s*[×÷+−]\s*`;
const EQUATION = new RegExp(String.raw`((?:${STEP})+${NUMBER.source}${WORDS})\s*=\s*(${NUMBER.source})`, "g");

/** Every '5 hours × $125 = $625' in a text, as what's calculated and what is said to come out. */
export function equationsIn(text: string) {
  return [...text.matchAll(EQUATION)].map(([, left = "", right = ""]) => ({ left, right }));
}

/** Whether a calculation gives a figure, rounded as the figure is written. Undefined where there's nothing to calculate: 'at cost'. */
export function comesTo(left: string, right: string) {
  if (!/[×÷+−]/.test(left)) return undefined;
  const decimals = right.replace(/[^\d.]/g, "").split(".")[1]?.length ?? 0;
  const scale = 10 ** decimals;
  const value = worth(left) * (right.endsWith("%") ? 100 : 1);
  return Math.round(Number((value * scale).toPrecision(12))) / scale === Number(right.replace(/[^\d.-]/g, ""));
}

/** Products before sums, from the left. */
function worth(text: string) {
  const tokens = text.match(new RegExp(`${NUMBER.source}|[×÷+−]`, "g")) ?? [];
  let total = 0;
  let product = 0;
  let sign = 1;
  let operator = "+";
  for (const token of tokens) {
    if ("×÷+−".includes(token)) operator = token;
    else if (operator === "×") product *= numberOf(token);
    else if (operator === "÷") product /= numberOf(token);
    else {
      total += sign * product;
      sign = operator === "−" ? -1 : 1;
      product = numberOf(token);
    }
  }
  return total + sign * product;
}

function numberOf(token: string) {
  return Number(token.replace(/[$,%]/g, "")) / (token.endsWith("%") ? 100 : 1);
}
