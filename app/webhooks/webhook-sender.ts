import { createHmac } from "node:crypto";
import { ask } from "../outgoing/ask.ts";
import { codeOf } from "../outgoing/outgoing-problem.ts";
import type { PostWebhook } from "./post-due.server.ts";
import type { WebhookEvent } from "./webhook.ts";

/** The convention suggests 15 to 30 seconds. It's well below the outbox's lease. */
const ANSWER_WITHIN_MS = 20_000;

type Receiver = { webhookUrl: string | undefined; webhookSecret: string | undefined };

/**
 * Posts events as signed JSON, after the Standard Webhooks convention. Redirects aren't followed, so that nobody but the configured
 * receiver gets visitors' data, and of the response only the status counts.
 */
export function createWebhookSender({ webhookUrl, webhookSecret }: Receiver, answerWithinMs = ANSWER_WITHIN_MS): PostWebhook | undefined {
  if (!webhookUrl || !webhookSecret) return undefined;
  return async (event, id) => {
    const { status } = await post(webhookUrl, signed(event, id, webhookSecret, new Date()), answerWithinMs);
    if (status < 200 || status > 299) throw Object.assign(new Error("The receiver refused it."), { command: "POST", responseCode: status });
  };
}

/** `timestamp` is when it's sent, not when the event happened: receivers refuse old ones, so that a recorded request can't be replayed. */
function signed(event: WebhookEvent, id: string, secret: string, sentAt: Date) {
  const body = JSON.stringify(event);
  const timestamp = Math.floor(sentAt.getTime() / 1000);
  const headers = { "webhook-id": id, "webhook-timestamp": String(timestamp), "webhook-signature": sign(secret, id, timestamp, body) };
  return { body, headers: { "content-type": "application/json", ...headers } };
}

export function sign(secret: string, id: string, timestamp: number, body: string) {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
}

async function post(url: string, request: { body: string; headers: Record<string, string> }, withinMs: number) {
  try {
    return await ask(new URL(url), { method: "POST", ...request, withinMs });
  } catch (error) {
    throw Object.assign(new Error("The receiver can't be reached."), { code: codeOf(error) });
  }
}
