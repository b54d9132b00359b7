import { COLORS } from "../design/colors.ts";
import { escapeHtml } from "../text/escape-html.ts";
import { blockHtml, inlineHtml, LAYOUT_TABLE } from "./blocks-html.ts";
import { senderLine } from "./email-blocks.ts";
import type { EmailBody, EmailPicture, Hour, LargeFigure } from "./email-body.ts";
import { pictureUrl } from "./email-pictures.ts";
import type { MailSettings } from "./mail-settings.ts";
import { styledAs, styleSheets } from "./styles.ts";

/**
 * The frame around every email: nested tables, because Outlook on Windows lays out nothing else, and no picture but one that came along,
 * because half of the readers wouldn't see them and loading one would tell us who reads. Without any styles it still reads from top to
 * bottom.
 */
export function emailHtml({ heading, preview, hour, figure, picture, blocks, reason, footerLink }: EmailBody, settings: MailSettings) {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escapeHtml(heading)}</title>
${styleSheets()}
<!--[if mso]><style>body,td,th,p,li,a,h1,h2{font-family:Arial,sans-serif!important}</style><![endif]--></head>
<body ${styledAs("page", "margin:0;padding:0")}>
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}${FILLER}</div>
<table ${LAYOUT_TABLE} width="100%"><tr><td align="center" ${styledAs("page", `padding:24px 12px;${FONT}`)}>
<!--[if mso]><table ${LAYOUT_TABLE} width="600"><tr><td><![endif]-->
<table ${LAYOUT_TABLE} width="100%" style="max-width:600px">
<tr><td align="left" ${styledAs("brand", "border-width:1px;border-style:solid;border-bottom:0;border-radius:10px 10px 0 0")}>
<table ${LAYOUT_TABLE} width="100%"><tr><td ${styledAs("name", "padding:20px 8px 20px 28px;font-size:18px;font-weight:800")}>${PEAKS}&nbsp;${escapeHtml(settings.siteName)}</td>${picture ? pictureHtml(picture) : ""}</tr></table></td></tr>${figure?.alt ? drawingHtml(figure.alt) : ""}
<tr><td align="left" ${styledAs("card", "padding:28px;border-width:1px;border-style:solid;border-top:0;border-radius:0 0 10px 10px")}>
${hour ? hourHtml(heading, hour) : figure ? figureHtml(heading, figure) : `<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2">${escapeHtml(heading)}</h1>`}
${blocks.map(blockHtml).join("\n")}
</td></tr>
<tr><td align="left" ${styledAs("soft", "padding:16px 20px;font-size:13px;line-height:1.6")}>
<p style="margin:0 0 8px">${inlineHtml(reason, "soft")}</p>
<p style="margin:0">${inlineHtml(senderLine(settings), "soft")}</p>${footerLink ? `\n<p style="margin:8px 0 0">${inlineHtml([footerLink], "soft")}</p>` : ""}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body></html>
`;
}

/** Our two peaks in signs that every font has, because half of the readers wouldn't see a picture. */
const PEAKS = `<span aria-hidden="true"><span style="color:${COLORS.hivis};font-size:28px;line-height:1">&#9650;</span><span style="font-size:19px;margin-left:-11px">&#9650;</span></span>`;

/** The strip is night in both schemes, and so is the picture's ground. Twice as many pixels as it's shown with. */
function pictureHtml({ name, alt }: EmailPicture) {
  const style = `display:block;width:100%;max-width:356px;height:auto;margin-left:auto;border-radius:0 9px 0 0;font-size:13px;color:${COLORS.fog}`;
  return `<td align="right" width="60%"><img src="${pictureUrl(name)}" width="356" height="150" alt="${escapeHtml(alt)}" style="${style}"></td>`;
}

/** What the HTML calls the email's drawing. */
export const DRAWING_ID = "drawing@map";

/** From edge to edge, below the strip and on its ground. */
function drawingHtml(alt: string) {
  const style = `display:block;width:100%;max-width:600px;height:auto;font-size:14px;line-height:1.4;color:${COLORS.snow}`;
  return `<tr><td ${styledAs("brand", "border-width:0 1px;border-style:solid")}><img src="cid:${DRAWING_ID}" width="600" height="250" alt="${escapeHtml(alt)}" style="${style}"></td></tr>`;
}

/** Leaves out a drawing that couldn't be made: everything it shows is in the words, too. */
export function withoutDrawing(html: string) {
  return html.replace(/<img src="cid:drawing@map"[^>]*>/, "");
}

/** A line above it says what it is, a line below on which clock. */
function hourHtml(heading: string, { time, day, note }: Hour) {
  return `${largeHtml(heading, escapeHtml(time).replace(" ", "&nbsp;"), day, 0)}
<p ${styledAs("soft", "margin:4px 0 22px;font-size:15px")}>${inlineHtml(note, "soft")}</p>`;
}

function figureHtml(heading: string, { value, unit }: LargeFigure) {
  return largeHtml(heading, escapeHtml(value), unit, 22);
}

function largeHtml(heading: string, large: string, under: string, air: number) {
  return `<h1 ${styledAs("mark", "margin:0 0 6px;font-size:18px;line-height:1.3")}>${escapeHtml(heading)}</h1>
<p style="margin:0;font-family:Arial,Helvetica,sans-serif;font-size:54px;line-height:1.1;font-weight:700">${large}</p>
<p style="margin:0 0 ${air}px;font-size:24px;line-height:1.3;font-weight:700">${escapeHtml(under)}</p>`;
}

const FONT = "font-family:Archivo,Arial,Helvetica,sans-serif;font-size:16px;line-height:1.6";

/** Space that no inbox shows, so that a short preview isn't followed by the heading. */
const FILLER = "&#847;&zwnj;&nbsp;".repeat(60);
