/** A phone number as a link that dials it. An extension is left out, and ten digits are taken as a number in the US. */
export function telUrl(phone: string) {
  const [number = ""] = phone.split(/[a-z#,;]/i);
  const digits = number.replace(/\D/g, "");
  if (number.trim().startsWith("+")) return `tel:+${digits}`;
  if (digits.length === 10) return `tel:+1${digits}`;
  return digits.length === 11 && digits.startsWith("1") ? `tel:+${digits}` : `tel:${digits}`;
}
