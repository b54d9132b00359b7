import { escapeHtml } from "../text/escape-html.ts";
import type { EmailBlock, EmailFact, EmailText, ListItem } from "./email-blocks.ts";
import { styledAs } from "./styles.ts";

/** A table that only places things, which screen readers then skip. */
export const LAYOUT_TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

export function blockHtml(block: EmailBlock) {
  if (block.kind === "paragraph") return paragraphHtml(block);
  if (block.kind === "heading") return `<h2 style="margin:28px 0 8px;font-size:19px;line-height:1.25">${escapeHtml(block.text)}</h2>`;
  if (block.kind === "button") return buttonHtml(block);
  if (block.kind === "list") return `<ul style="margin:0 0 16px;padding:0 0 0 20px">${block.items.map(itemHtml).join("")}</ul>`;
  if (block.kind === "quote")
    return `<p ${styledAs("rule", "margin:0 0 16px;padding:0 0 0 16px;border-width:0 0 0 4px;border-style:solid")}>${inlineHtml(block.text).replace(/[.:/@]/g, "$&<wbr>")}</p>`;
  if (block.kind === "article") return articleHtml(block);
  return `<table cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:0 0 20px">${block.rows.map((row) => factHtml(row, block.areFigures)).join("")}</table>`;
}

function paragraphHtml({ text, isSmall }: Extract<EmailBlock, { kind: "paragraph" }>) {
  if (!isSmall) return `<p style="margin:0 0 16px">${inlineHtml(text)}</p>`;
  return `<p ${styledAs("soft", "margin:0 0 16px;font-size:14px")}>${inlineHtml(text, "soft")}</p>`;
}

/** A text with its links. What isn't a link is escaped, its newlines stay, and '9:00 AM EST' stays on one line. */
export function inlineHtml(text: EmailText, part: "text" | "soft" = "text"): string {
  if (typeof text === "string")
    return escapeHtml(text)
      .replaceAll("\n", "<br>")
      .replace(/(\d:\d\d) ([AP]M) /g, "$1&nbsp;$2&nbsp;");
  return text.map((piece) => (typeof piece === "string" ? inlineHtml(piece) : linkHtml(piece.label, piece.url, part))).join("");
}

function linkHtml(label: string, url: string, part: "text" | "soft") {
  return `<a href="${escapeHtml(url)}" ${styledAs(part)}>${escapeHtml(label)}</a>`;
}

/** The cell has the color and, for Outlook, the padding: it ignores both on a link. Elsewhere the whole button can be pressed. */
function buttonHtml({ label, url }: { label: string; url: string }) {
  const link = `<a href="${escapeHtml(url)}" ${styledAs("action", "display:inline-block;padding:13px 22px;font-weight:700;text-decoration:none;border-radius:6px")}>${escapeHtml(label)}</a>`;
  return `<table ${LAYOUT_TABLE} style="margin:0 0 20px"><tr><td ${styledAs("action", "border-radius:6px;mso-padding-alt:13px 22px")}>${link}</td></tr></table>`;
}

function itemHtml({ label, text }: ListItem) {
  return `<li style="margin:0 0 8px">${label ? `<strong>${escapeHtml(label)}:</strong> ` : ""}${inlineHtml(text)}</li>`;
}

/** One with a text is large: the others are a list. */
function articleHtml({ title, url, text, note }: Extract<EmailBlock, { kind: "article" }>) {
  const air = text ? 20 : 14;
  const head = `<h2 style="margin:0 0 ${text ? 8 : 4}px;font-size:${text ? 24 : 17}px;line-height:1.25">${linkHtml(title, url, "text")}</h2>`;
  const body = `${text ? `<p style="margin:0 0 4px">${inlineHtml(text)}</p>` : ""}<p ${styledAs("soft", "margin:0;font-size:14px")}>${escapeHtml(note)}</p>`;
  return `<table ${LAYOUT_TABLE} width="100%" style="margin:0 0 ${air}px"><tr><td ${styledAs("rule", `padding:0 0 ${air}px;border-width:0 0 1px;border-style:solid`)}>${head}${body}</td></tr></table>`;
}

/** A real table with row headings: a screen reader says what each value is. */
function factHtml([label, value]: EmailFact, isFigure: boolean) {
  if (typeof label === "string" && label.length > LONGEST_LABEL && !isFigure) return longFactHtml(label, value);
  const edge = "border-width:1px 0 0;border-style:solid;vertical-align:top;text-align:left";
  const name = `<th scope="row" ${styledAs("rule", `padding:9px 16px 9px 0;font-weight:400;${isFigure ? "width:38%;" : ""}${edge}`)}><span ${styledAs("soft")}>${escapeHtml(label)}</span></th>`;
  return `<tbody><tr class="fact">${name}<td ${styledAs("rule", `padding:9px 0;${edge}`)}>${isFigure ? withLargeFigure(inlineHtml(value)) : inlineHtml(value)}</td></tr></tbody>`;
}

/** A question stands above its answer: beside it, it would take five lines. */
function longFactHtml(label: string, value: EmailText) {
  const edge = "border-width:1px 0 0;border-style:solid;text-align:left";
  const name = `<th scope="rowgroup" colspan="2" ${styledAs("rule", `padding:9px 0 0;font-weight:400;${edge}`)}><span ${styledAs("soft")}>${escapeHtml(label)}</span></th>`;
  return `<tbody><tr>${name}</tr><tr><td colspan="2" style="padding:2px 0 9px">${inlineHtml(value)}</td></tr></tbody>`;
}

const LONGEST_LABEL = 40;

/** Only the figure is large. The words after it keep the size of all others. */
function withLargeFigure(html: string) {
  return html.replace(/^\S+/, `<b style="font-family:Arial,Helvetica,sans-serif;font-size:30px;line-height:1.1">$&</b>`);
}
