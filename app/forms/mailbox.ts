/**
 * The mailbox an address most likely leads to: without a +tag, without dots, in lower case. Dots count for nothing at Gmail, and which
 * company's domain is Gmail underneath can't be told from outside, so they're left out everywhere. Limits count by it, and it decides
 * whose a call or a plan is: two people whose addresses differ only by a dot are one on the list, and are deleted together.
 */
export function mailboxOf(address: string) {
  const [local = "", domain = ""] = address.trim().toLowerCase().split("@");
  const name = local.replace(/(?<=.)\+.*$/, "").replaceAll(".", "");
  return `${name}@${domain === "googlemail.com" ? "gmail.com" : domain}`;
}
