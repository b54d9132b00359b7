import { type EmailBlock, type EmailText, facts, type ListItem, senderLine } from "./email-blocks.ts";
import type { EmailBody } from "./email-body.ts";
import type { MailSettings } from "./mail-settings.ts";

/** The whole email for readers and apps that show no HTML: the same words, and every link written out. */
export function plainTextOf({ heading, hour, figure, blocks, reason, footerLink }: EmailBody, settings: MailSettings) {
  const footer = [reason, textOf(senderLine(settings)), ...(footerLink ? [textOf([footerLink])] : [])];
  // Who reads plain text replies by hand: the address stands among the facts.
  const read = blocks.filter((block) => block.kind !== "button" || block.url.startsWith("http"));
  const all = hour ? [facts([hour.fact]), ...read] : read;
  return [heading, ...(figure?.alt ? [figure.alt] : []), ...all.map(blockText), `-- \n${footer.join("\n")}`].join("\n\n");
}

function blockText(block: EmailBlock) {
  if (block.kind === "paragraph") return textOf(block.text);
  if (block.kind === "quote") return `> ${block.text.replaceAll("\n", "\n> ")}`;
  if (block.kind === "button") return `${block.label}:\n${block.url}`;
  if (block.kind === "heading") return `${block.text}\n${"-".repeat(block.text.length)}`;
  if (block.kind === "list") return block.items.map((item) => `- ${itemText(item)}`).join("\n");
  if (block.kind === "article") return [`${block.title} (${block.note})`, block.text, block.url].filter(Boolean).join("\n");
  return block.rows.map(([label, value]) => factText(label, textOf(value))).join("\n");
}

function factText(label: string, value: string) {
  return `${label}${label.endsWith("?") ? "" : ":"}${value.includes("\n") ? "\n" : " "}${value}`;
}

function itemText({ label, text }: ListItem) {
  return label ? `${label}: ${textOf(text)}` : textOf(text);
}

/** A phone number or an email address is its own label. */
function textOf(text: EmailText) {
  if (typeof text === "string") return text;
  return text
    .map((part) => (typeof part === "string" ? part : part.url.startsWith("http") ? `${part.label}: ${part.url}` : part.label))
    .join("");
}
