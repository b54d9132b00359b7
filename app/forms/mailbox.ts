/**
 * The mailbox an address most likely leads to, for limits, which a stranger would get around by a dot: Gmail ignores dots, and which
 * company's domain is Gmail underneath can't be told from outside. Elsewhere a dot makes another person, so `knownBy` says whose a call or
 * a plan is.
 */
export function mailboxOf(address: string) {
  const [local = "", domain = ""] = address.trim().toLowerCase().split("@");
  const name = local.replace(/(?<=.)\+.*$/, "").replaceAll(".", "");
  return `${name}@${domain === "googlemail.com" ? "gmail.com" : domain}`;
}
