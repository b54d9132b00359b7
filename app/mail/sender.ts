import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createTransport, type SendMailOptions, type Transporter } from "nodemailer";
import { limitedSocket } from "../outgoing/limited-socket.ts";
import type { Settings } from "../site/settings.ts";
import type { DrawSharePicture, SharePicture } from "../site/share-picture.ts";
import { MINUTE_MS, within } from "../time/durations.ts";
import type { Send } from "./delivery.server.ts";
import type { Email } from "./email.ts";
import { pictureFile } from "./email-pictures.ts";
import { DRAWING_ID, withoutDrawing } from "./frame.ts";

type SendTimeouts = { drawWithinMs: number; silenceMs: number; sendWithinMs: number };

/** However long drawings queue and however slowly a server responds, both are over within half of the outbox's lease. */
const TIMEOUTS: SendTimeouts = { drawWithinMs: 20_000, silenceMs: 20_000, sendWithinMs: MINUTE_MS };
const CONNECT_WITHIN_MS = 10_000;

/**
 * Without these, the library would attach any file or address that an email names, and a restored database may hold emails that we didn't
 * write.
 */
const NOTHING_FROM_OUTSIDE = { disableFileAccess: true, disableUrlAccess: true };

/** Without `draw`, emails go without their drawings. */
type SendOptions = Partial<SendTimeouts> & { draw?: DrawSharePicture };
type SenderSettings = Pick<Settings, "smtpUrl" | "dataDir" | "siteName" | "mailFrom" | "contactEmail">;

/** Sends emails to the mail server or, if none is configured, writes each to a file in DATA_DIR/mail. */
export function createSender(settings: SenderSettings, { draw, ...given }: SendOptions = {}): Send {
  const { smtpUrl } = settings;
  const limits = { ...TIMEOUTS, ...given };
  const send = smtpUrl ? serverSender(smtpUrl, settings, limits) : fileSender(settings);
  const pictureOf = (drawing: SharePicture) => draw && within(limits.drawWithinMs, draw(drawing)).catch(() => undefined);
  return async ({ drawing, ...email }, messageId) => send(drawing ? withDrawing(email, await pictureOf(drawing)) : email, messageId);
}

/** A picture that couldn't be drawn in time holds up no email. */
function withDrawing(email: Email, picture: Awaited<ReturnType<DrawSharePicture>> | undefined): Email {
  if (!picture) return { ...email, html: withoutDrawing(email.html) };
  const content = Buffer.from(picture).toString("base64");
  const inline = { filename: "climb.png", contentType: "image/png", content, encoding: "base64" as const, cid: DRAWING_ID };
  return { ...email, attachments: [...email.attachments, inline] };
}

function serverSender(smtpUrl: string, settings: SenderSettings, limits: SendTimeouts): Send {
  return async (email, messageId) => {
    const message = mailOf(email, messageId, settings);
    await withServer(smtpUrl, limits, (transport) => transport.sendMail(message));
  };
}

/** Connects and logs in without sending anything, or throws. */
export async function tryLogin(smtpUrl: string, limits: Partial<SendTimeouts> = {}) {
  await withServer(smtpUrl, { ...TIMEOUTS, ...limits }, (transport) => transport.verify());
}

/** A connection for one email, which is gone afterwards: one that was given up would otherwise stay as long as the server keeps talking. */
async function withServer(url: string, { silenceMs, sendWithinMs }: SendTimeouts, work: (transport: Transporter) => Promise<unknown>) {
  const { socket, overflow, end } = limitedSocket(url.startsWith("smtps:"));
  const transport = createTransport({
    url,
    socket,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    ...NOTHING_FROM_OUTSIDE,
  } as Parameters<typeof createTransport>[0]);
  try {
    await within(sendWithinMs, Promise.race([work(transport), overflow]));
  } finally {
    end();
  }
}

function fileSender(settings: SenderSettings): Send {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows", ...NOTHING_FROM_OUTSIDE });
  const folder = join(settings.dataDir, "mail");
  return async (email, messageId) => {
    const { message } = await transport.sendMail(mailOf(email, messageId, settings));
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Renamed into place when complete, and named after the email, so a second try replaces the first.
    const file = join(folder, `${messageId.replace(/^<|@.*$/g, "")}.eml`);
    writeFileSync(`${file}.part`, message as Buffer, { mode: 0o600 });
    renameSync(`${file}.part`, file);
  };
}

/** Takes only what an email of ours has: the library knows many more fields, such as a raw message. */
function mailOf(
  { to, replyTo, subject, text, html, attachments, picture, listUnsubscribe }: Email,
  messageId: string,
  { siteName, mailFrom, contactEmail }: SenderSettings,
): SendMailOptions {
  const invitation = attachments.find(({ method }) => method);
  return {
    to,
    text: String(text),
    html: String(html),
    messageId,
    // Mail programs would decode a word that starts with this and show text our rules never checked.
    subject: subject.replaceAll("=?", "= ?"),
    from: { name: siteName, address: mailFrom },
    // MAIL_FROM may be a mailbox nobody reads, and our emails invite replies.
    replyTo: replyTo ?? { name: siteName, address: contactEmail },
    // Keeps out-of-office replies away.
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(listUnsubscribe && { "List-Unsubscribe": `<${listUnsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
    },
    attachments: [
      ...(picture ? [pictureFile(picture)] : []),
      ...attachments
        .filter((attachment) => attachment !== invitation)
        .map(({ filename, contentType, content, encoding, cid }) => ({
          filename,
          contentType,
          content: String(content),
          ...(cid && { encoding, cid, contentDisposition: "inline" as const }),
        })),
    ],
    ...(invitation && { icalEvent: { filename: invitation.filename, method: invitation.method, content: String(invitation.content) } }),
  };
}
