/** Ten digits as people write them in the US, not part of a longer number. */
const US_NUMBER = /(?<!\d)(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s./-]*\d{3}[\s.-]*\d{4}(?!\d)/;
const OTHER_COUNTRY = /\+[\s(]*[2-9]/;
/** Digits and what people write between them, with a plus or a parenthesis before. */
const RUN = /[+(]*\d[\d\s().\-–]*/g;
/** As many as a number without its area code. */
const FEWEST_DIGITS = 7;

/** A phone number as a link that dials it. What's around it is left out, such as an extension. Ten digits are in the US. */
export function telUrl(phone: string) {
  const number = (!OTHER_COUNTRY.test(phone) && US_NUMBER.exec(phone)?.[0]) || firstNumber(phone);
  // Without the zero that is dialed only inside the country: '+44 (0)20 …'.
  if (number.includes("+")) return `tel:+${digitsOf(number.replace("(0)", ""))}`;
  const digits = digitsOf(number);
  if (digits.length === 10) return `tel:+1${digits}`;
  return digits.length === 11 && digits.startsWith("1") ? `tel:+${digits}` : `tel:${digits}`;
}

/** A phone number to read out, made of its digits alone: '(614) 555-0142'. Nothing if it isn't one that can be dialed from here. */
export function shownPhone(phone: string) {
  const [, country = "", digits = ""] = /^tel:(\+1(?=\d{10}$))?(\+?\d{8,15})$/.exec(telUrl(phone)) ?? [];
  if (country) return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  return digits.startsWith("+") ? digits : "";
}

function firstNumber(phone: string) {
  const runs = phone.match(RUN) ?? [];
  return runs.find((run) => digitsOf(run).length >= FEWEST_DIGITS) ?? runs[0] ?? "";
}

function digitsOf(text: string) {
  return text.replace(/\D/g, "");
}
