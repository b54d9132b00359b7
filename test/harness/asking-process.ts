// A process that asks other servers for the tests: a hostile answer that ends a process ends this one. It ends by itself once nothing is
// left open.

import { problemOnline } from "../../app/blog/commands/online.ts";
import { problemOf } from "../../app/booking/busy/calendar-problem.ts";
import { fetchCalendar } from "../../app/booking/busy/fetch.ts";
import { checkPublicSite } from "../../app/doctor/public-site.ts";
import { checkRunningSite } from "../../app/doctor/running-site.ts";
import { createSender, tryLogin } from "../../app/mail/sender.ts";
import { createWebhookSender } from "../../app/webhooks/webhook-sender.ts";

const WITHIN_MS = 400;
const MAIL = { silenceMs: 400, sendWithinMs: 800 };
const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const known = { etag: "", lastModified: "" };
const signal = new AbortController().signal;
const email = { to: { name: "", address: "sam@ridge.example" }, subject: "Test", text: "Test", html: "<p>Test</p>", attachments: [] };
const sender = { dataDir: "", siteName: "Peakworks", mailFrom: "hello@peakworks.example", contactEmail: "hello@peakworks.example" };
const worded = (error: Error & { code?: string }) => error.code ?? error.message;

/** Every request that the site and its commands send to other servers, as what came of it. */
const REQUESTS: Record<string, (url: URL, calendarMs: number) => Promise<string>> = {
  calendar: (url, withinMs) =>
    fetchCalendar(url.href, known, { withinMs, signal }).then((fetched) => (fetched ? "read" : "nothing new"), problemOf),
  webhook: async (url) => {
    const post = createWebhookSender({ webhookUrl: url.href, webhookSecret: SECRET }, WITHIN_MS);
    return (await post?.({ type: "webhook.test", timestamp: "", data: {} }, "msg_1").then(() => "taken", worded)) ?? "";
  },
  link: async (url) => (await problemOnline(url.href, WITHIN_MS)) ?? "fine",
  "doctor's running site": async ({ hostname, port }) =>
    (await checkRunningSite({ host: hostname, port: Number(port) }, WITHIN_MS)).map(({ says }) => says).join(),
  "doctor's public site": async ({ host }) =>
    (await checkPublicSite({ siteUrl: `https://${host}` }, new Date(), { withinMs: WITHIN_MS })).map(({ says }) => says).join(),
  email: (url) => createSender({ ...sender, smtpUrl: url.href }, MAIL)(email, "<1@peakworks.example>").then(() => "sent", worded),
  "doctor's login": (url) => tryLogin(url.href, MAIL).then(() => "logged in", worded),
};

/** Only a calendar that is expected to answer in time has more of it. */
type Asked = { url: string; requests: string[]; calendarMs?: number };
export type Told = { outcomes: Record<string, string>; peakMB: number };

process.on("message", async ({ url, requests, calendarMs = WITHIN_MS }: Asked) => {
  const outcomes = await Promise.all(requests.map(async (name) => [name, await REQUESTS[name]?.(new URL(url), calendarMs)]));
  const told: Told = { outcomes: Object.fromEntries(outcomes), peakMB: process.resourceUsage().maxRSS / 1024 };
  process.send?.(told);
});
