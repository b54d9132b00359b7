import { mailboxOf } from "../../forms/mailbox.ts";

/**
 * What makes two calls or plans the same person's: the mailbox, folded as the limits fold it. A call that was agreed by phone may have no email, and is
 * known by its number.
 */
export function knownBy({ email, phone }: { email: string; phone: string }) {
  return email ? mailboxOf(email) : `tel:${phone.replace(/\D/g, "")}`;
}

/** The same for what somebody types to name a person: an email, or a phone number for whoever has none. */
export function knownAs(who: string) {
  return isAddress(who) ? mailboxOf(who) : knownBy({ email: "", phone: who });
}

export function isAddress(who: string) {
  return who.includes("@");
}
