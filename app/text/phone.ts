/** What stands before a number: 'cell', 'Office:', '(c)'. The parenthesis of an area code may stay. */
const LABEL = /^\D*?(?=\+?[\s(]*\d)/;

/** A phone number as a link that dials it. A word before it and an extension are left out. Ten digits are taken as a number in the US. */
export function telUrl(phone: string) {
  const [number = ""] = phone.replace(LABEL, "").split(/[a-z#,;]/i);
  const digits = number.replace(/\D/g, "");
  if (number.trim().startsWith("+")) return `tel:+${digits}`;
  if (digits.length === 10) return `tel:+1${digits}`;
  return digits.length === 11 && digits.startsWith("1") ? `tel:+${digits}` : `tel:${digits}`;
}

/** A phone number to read out, made of its digits alone: '(614) 555-0142'. Nothing if it isn't one that can be dialed from here. */
export function shownPhone(phone: string) {
  const [, country = "", digits = ""] = /^tel:(\+1(?=\d{10}$))?(\+?\d{8,15})$/.exec(telUrl(phone)) ?? [];
  if (country) return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  return digits.startsWith("+") ? digits : "";
}
