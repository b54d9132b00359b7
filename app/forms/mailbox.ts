/**
 * The mailbox an address most likely leads to: without a +tag, without dots, in lower case. Dots count for nothing at Gmail, and which
 * company's domain is Gmail underneath can't be told from outside, so they're left out everywhere. That's for limits, which a stranger
 * would get around by a dot. Whose a call or a plan is it can't say, since elsewhere a dot makes another person: `knownBy` does.
 */
export function mailboxOf(address: string) {
  const [local = "", domain = ""] = address.trim().toLowerCase().split("@");
  const name = local.replace(/(?<=.)\+.*$/, "").replaceAll(".", "");
  return `${name}@${domain === "googlemail.com" ? "gmail.com" : domain}`;
}
