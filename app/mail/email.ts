import { COLORS } from "../catalog/colors.ts";

/** What the sender needs. The address is separate from the name, so that no name can turn into a second address. */
export type Email = {
  to: Address;
  replyTo?: Address;
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
  /** Unsubscribes the reader with one POST, which mail apps offer as their own button (RFC 8058). */
  listUnsubscribe?: string;
};

export type AgencyEmail = Omit<Email, "to">;

export type Address = { name: string; address: string };

/** `method` makes it a calendar invitation. */
export type Attachment = { filename: string; contentType: string; content: string; method?: "PUBLISH" | "REQUEST" | "CANCEL" };

/** The part of the settings that emails need. */
export type Studio = {
  siteName: string;
  siteUrl: string;
  timeZone: string;
  contactEmail: string;
  postalAddress: string;
  agencyEmails: string[];
  mailFrom: string;
  /** With one set, every change also queues an event. */
  webhookUrl: string | undefined;
};

/** An email's body, written once for both its plain and its HTML version. */
export type Block =
  | { kind: "paragraph"; text: string }
  /** Somebody else's words. They stay text: no mail app should make a link of an address in them. */
  | { kind: "quote"; text: string }
  | { kind: "facts"; rows: Fact[] }
  | { kind: "button"; label: string; url: string }
  | { kind: "heading"; text: string }
  | { kind: "list"; items: ListItem[] }
  | { kind: "article"; title: string; url: string; text: string; note: string };

/** A link, a sentence, or a sentence with a label in front. */
export type ListItem = { label: string; url: string } | { label?: string; text: string };

/** The value may be a link, such as a phone number that dials. */
export type Fact = [label: string, value: string, url?: string];

type Body = { heading: string; blocks: Block[]; footer: string; footerLink?: { label: string; url: string } };

export function writeEmail(body: Body, siteName: string) {
  return { text: plainText(body), html: formattedText(body, siteName), attachments: [] as Attachment[] };
}

/**
 * An email to the agency, one copy per address of AGENCY_EMAIL: a mailbox that's full or misspelled neither holds up nor hides the others,
 * and `./peakworks mail list` names it.
 */
export function copiesFor({ siteName, agencyEmails }: Studio, email: AgencyEmail): Email[] {
  return agencyEmails.map((address) => ({ ...email, to: { name: siteName, address } }));
}

export function paragraph(text: string): Block {
  return { kind: "paragraph", text };
}

export function button(label: string, url: string): Block {
  return { kind: "button", label, url };
}

export function heading(text: string): Block {
  return { kind: "heading", text };
}

export function list(items: ListItem[]): Block {
  return { kind: "list", items };
}

function plainText({ heading, blocks, footer, footerLink }: Body) {
  const last = footerLink ? `${footer}\n${footerLink.label}: ${footerLink.url}` : footer;
  return [heading, ...blocks.map(blockText), `-- \n${last}`].join("\n\n");
}

/** In the site's colors, with inline styles because mail apps drop stylesheets. */
function formattedText({ heading, blocks, footer, footerLink }: Body, siteName: string) {
  const link = footerLink
    ? `<br><a href="${escapeHtml(footerLink.url)}" style="color:${COLORS.stone}">${escapeHtml(footerLink.label)}</a>`
    : "";
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;background:${COLORS.snow};color:${COLORS.ink};font:16px/1.6 Archivo,Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:24px">
<p style="margin:0;padding:16px 24px;background:${COLORS.night};color:${COLORS.snow};font-weight:800;border-radius:10px 10px 0 0">${escapeHtml(siteName)}</p>
<div style="padding:24px;background:${COLORS.paper};border:1px solid ${COLORS.line};border-top:0;border-radius:0 0 10px 10px">
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.15">${escapeHtml(heading)}</h1>
${blocks.map(blockHtml).join("\n")}
</div>
<p style="margin:16px 24px;color:${COLORS.stone};font-size:13px">${escapeHtml(footer)}${link}</p>
</div></body></html>
`;
}

function blockText(block: Block) {
  if (block.kind === "paragraph") return block.text;
  if (block.kind === "quote") return `> ${block.text}`;
  if (block.kind === "button") return `${block.label}:\n${block.url}`;
  if (block.kind === "heading") return `${block.text}\n${"-".repeat(block.text.length)}`;
  if (block.kind === "list") return block.items.map((item) => `- ${itemText(item)}`).join("\n");
  if (block.kind === "article") return `${block.title} (${block.note})\n${block.text}\n${block.url}`;
  return block.rows.map(([label, value]) => `${label}:${value.includes("\n") ? "\n" : " "}${value}`).join("\n");
}

function itemText(item: ListItem) {
  const said = "url" in item ? item.url : item.text;
  return item.label ? `${item.label}: ${said}` : said;
}

function blockHtml(block: Block) {
  if (block.kind === "paragraph") return `<p style="margin:0 0 16px">${lines(block.text)}</p>`;
  if (block.kind === "button")
    return `<p style="margin:0 0 16px"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:12px 20px;background:${COLORS.hivis};color:${COLORS.night};font-weight:700;text-decoration:none;border-radius:6px">${escapeHtml(block.label)}</a></p>`;
  if (block.kind === "heading") return `<h2 style="margin:28px 0 8px;font-size:19px;line-height:1.25">${escapeHtml(block.text)}</h2>`;
  if (block.kind === "list")
    return `<ul style="margin:0 0 16px;padding:0 0 0 20px">${block.items.map((item) => `<li style="margin:0 0 8px">${itemHtml(item)}</li>`).join("")}</ul>`;
  if (block.kind === "quote")
    return `<p style="margin:0 0 16px;padding:0 0 0 16px;border-left:4px solid ${COLORS.line}">${lines(block.text).replace(/[.:/@]/g, "$&<wbr>")}</p>`;
  if (block.kind === "article")
    return `<div style="margin:0 0 20px;padding:0 0 20px;border-bottom:1px solid ${COLORS.line}"><h2 style="margin:0 0 6px;font-size:19px;line-height:1.25"><a href="${escapeHtml(block.url)}" style="color:${COLORS.ink}">${escapeHtml(block.title)}</a></h2><p style="margin:0">${lines(block.text)} <span style="color:${COLORS.stone};white-space:nowrap">${escapeHtml(block.note)}</span></p></div>`;
  const rows = block.rows.map(
    ([label, value, url]) =>
      `<tr><th align="left" valign="top" style="padding:6px 16px 6px 0;color:${COLORS.stone};font-weight:400">${escapeHtml(label)}</th><td valign="top" style="padding:6px 0">${url ? `<a href="${escapeHtml(url)}" style="color:${COLORS.ink}">${lines(value)}</a>` : lines(value)}</td></tr>`,
  );
  return `<table role="presentation" style="margin:0 0 16px;border-collapse:collapse">${rows.join("")}</table>`;
}

function itemHtml(item: ListItem) {
  if ("url" in item) return `<a href="${escapeHtml(item.url)}" style="color:${COLORS.ink}">${escapeHtml(item.label)}</a>`;
  return `${item.label ? `<strong>${escapeHtml(item.label)}:</strong> ` : ""}${lines(item.text)}`;
}

function lines(text: string) {
  return escapeHtml(text).replaceAll("\n", "<br>");
}

export function escapeHtml(text: string) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
