import { randomUUID } from "node:crypto";
import { createSender, tryLogin } from "../mail/sender.ts";
import { isPublic } from "../site/setting-warnings.ts";
import type { Settings } from "../site/settings.ts";
import { type Finding, fail, ok, warn } from "./finding.ts";

/** Connects to the mail server and logs in; with `sendTo`, sends a test email there. */
export async function checkEmail(settings: Settings, sendTo: string | undefined): Promise<Finding[]> {
  if (!settings.smtpUrl) return [withoutServer(settings, sendTo)];
  const { host } = new URL(settings.smtpUrl);
  try {
    await tryLogin(settings.smtpUrl);
    if (!sendTo) return [ok("email", `${host} takes us in`)];
    await createSender(settings)(testEmail(settings, sendTo), `<${randomUUID()}@${new URL(settings.siteUrl).hostname}>`);
    return [ok("email", `${host} took a test email to ${sendTo}: look for it there, in the spam folder too`)];
  } catch (error) {
    return [fail("email", `${host}: ${reasonOf(error as SmtpError)}`, "Check SMTP_URL against what your mail service tells you.")];
  }
}

function withoutServer(settings: Settings, sendTo: string | undefined) {
  const says = "SMTP_URL isn't set: emails become files in DATA_DIR/mail and nobody gets them";
  const fix = "Set SMTP_URL, like smtps://user:password@mail.example.com.";
  return sendTo || isPublic(settings) ? fail("email", says, fix) : warn("email", says, fix);
}

type SmtpError = Error & { code?: string; responseCode?: number };

/** The server's message may repeat what we sent it, so only its code is printed. */
function reasonOf({ code, responseCode, message }: SmtpError) {
  if (code === "EAUTH") return "the user name or password is refused";
  if (code === "EDNS" || code === "ENOTFOUND") return "there is no such host";
  if (code === "ECONNECTION" || code === "ESOCKET" || code === "ECONNREFUSED") return "no connection";
  if (code === "ETIMEDOUT") return "no answer in time";
  if (responseCode) return `it answers ${responseCode}`;
  return code ?? message;
}

function testEmail({ siteName, siteUrl }: Settings, address: string) {
  const text = `This is a test of ${siteUrl}. If you can read it, email works.`;
  return { to: { name: "", address }, subject: `Test email from ${siteName}`, text, html: `<p>${text}</p>`, attachments: [] };
}
