import { mailUrl } from "../text/mail-url.ts";
import { shownPhone, telUrl } from "../text/phone.ts";
import type { MailSettings } from "./mail-settings.ts";

export type EmailBlock =
  | { kind: "paragraph"; text: EmailText; isSmall?: boolean }
  /** Somebody else's words. They stay text: no mail app should make a link of an address in them. */
  | { kind: "quote"; text: string }
  /** Each value that begins with a figure shows it large, if they're what the email is about. */
  | { kind: "facts"; rows: EmailFact[]; areFigures: boolean }
  | { kind: "button"; label: string; url: string }
  | { kind: "heading"; text: string }
  | { kind: "list"; items: ListItem[] }
  | { kind: "article"; title: string; url: string; text?: string; note: string };

export type EmailLink = { label: string; url: string };

/** A text, with links in it where it has some. */
export type EmailText = string | (string | EmailLink)[];

/** A sentence, maybe with a label in front. */
export type ListItem = { label?: string; text: EmailText };

export type EmailFact = [label: string, value: EmailText];

export function paragraph(text: EmailText): EmailBlock {
  return { kind: "paragraph", text };
}

/** What nobody has to read. */
export function smallPrint(text: EmailText): EmailBlock {
  return { kind: "paragraph", text, isSmall: true };
}

export function button(label: string, url: string): EmailBlock {
  return { kind: "button", label, url };
}

export function heading(text: string): EmailBlock {
  return { kind: "heading", text };
}

export function list(items: ListItem[]): EmailBlock {
  return { kind: "list", items };
}

export function facts(rows: EmailFact[], areFigures = false): EmailBlock {
  return { kind: "facts", rows, areFigures };
}

/**
 * A phone number that dials. Some fields take any text, and too few digits dial nobody. Ten digits in a row are told apart; any other
 * spelling stays.
 */
export function phoneLink(phone: string): EmailText {
  const url = telUrl(phone);
  return url.length > "tel:123456".length ? [{ label: /^\d{10}$/.test(phone) ? shownPhone(phone) : phone, url }] : phone;
}

export function mailLink(address: string): EmailText {
  return [{ label: address, url: mailUrl(address) }];
}

/** Who sent it and where to find them, in one line at the bottom. */
export function senderLine({ siteName, siteUrl, postalAddress, contactEmail, phone }: MailSettings): EmailText {
  const parts = [[{ label: siteName, url: siteUrl }], postalAddress, mailLink(contactEmail), phone ? phoneLink(phone) : ""];
  return parts.filter((part) => part.length > 0).flatMap((part, i) => (i > 0 ? [" · ", ...part] : [...part]));
}

/** What an email opens with, as mail apps show it beside the subject. */
export function firstText(blocks: EmailBlock[]) {
  return blocks.flatMap((block) => (block.kind === "paragraph" && typeof block.text === "string" ? [block.text] : []))[0] ?? "";
}
