import { telUrl } from "../../text/phone.ts";

/**
 * What makes two calls or plans the same person's: the address, whichever way they spell it. A call that was agreed by phone may have no
 * email, and is known by its number.
 */
export function knownBy({ email, phone }: { email: string; phone: string }) {
  return email ? personAddress(email) : phoneNumber(phone);
}

/** The same for what somebody types to name a person: an email, or a phone number for whoever has none. */
export function knownAs(who: string) {
  return isAddress(who) ? personAddress(who) : knownBy({ email: "", phone: who });
}

export function isAddress(who: string) {
  return who.includes("@");
}

export function isPhoneNumber(who: string) {
  return NUMBER.test(phoneNumber(who));
}

/** As many digits as the forms ask for. */
const NUMBER = /^tel:(?:\+\d{8,20}|\d{10,20})$/;

/** What dials it, so without an extension. Words may also stand inside a number: half of one would be many people's. */
function phoneNumber(phone: string) {
  const number = telUrl(phone);
  return NUMBER.test(number) ? number : telUrl(phone.replace(/\D/g, ""));
}

/** Two names of one provider, which ignores dots. */
const GMAIL = ["gmail.com", "googlemail.com"];

/**
 * In lower case, without a +tag, and without dots only at Gmail: anywhere else jo.nes@ and jones@ may be two people, and neither may read
 * what the other wrote or be deleted with them. Limits leave out every dot: see `mailboxOf`.
 */
function personAddress(email: string) {
  const [local = "", domain = ""] = email.trim().toLowerCase().split("@");
  const name = local.replace(/(?<=.)\+.*$/, "");
  return GMAIL.includes(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}
