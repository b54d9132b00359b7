import { randomUUID } from "node:crypto";
import { dismissDead, listUnsent, retryDead } from "../mail/unsent.server.ts";
import { printUnsent } from "../mail/unsent-table.ts";
import { type Command, type Given, storeAction } from "../terminal/command.ts";
import { UsageError } from "../terminal/usage-error.ts";
import { createWebhookSender } from "./webhook-sender.ts";

export const command: Command = {
  help: `./peakworks webhooks list          events that haven't been taken by WEBHOOK_URL, the ones given up first: about what, tries and the last error
./peakworks webhooks retry [ID]    sends the ones given up again: all of them, or one
./peakworks webhooks dismiss ID    deletes one that was given up
./peakworks webhooks test          sends a signed webhook.test event to WEBHOOK_URL now and says what it answered

Example: ./peakworks webhooks test`,
  actions: {
    list: storeAction({}, async ({ database, now }) => {
      const events = await listUnsent(database, now, "webhook");
      printUnsent(events, { now, isAll: true });
      if (events.length === 0) console.error("Every webhook has been taken.");
    }),
    retry: storeAction({ words: 1 }, async ({ database, words: [id], now }) => {
      const count = (await retryDead(database, now, { channel: "webhook", id })).length;
      if (id && count === 0) throw new Error(`No webhook with the ID ${id} was given up: ./peakworks webhooks list shows them.`);
      console.error(`${count} ${count === 1 ? "webhook goes" : "webhooks go"} out again within seconds, if the site runs.`);
    }),
    dismiss: storeAction({ words: 1 }, async ({ database, words: [id] }) => {
      if (!id) throw new UsageError("Which webhook? ./peakworks webhooks list shows the IDs.");
      const rows = await dismissDead(database, { channel: "webhook", id });
      if (rows.length === 0) throw new Error(`No webhook with the ID ${id} was given up: ./peakworks webhooks list shows them.`);
      console.error("The webhook is deleted.");
    }),
    test: { run: sendTest },
  },
};

async function sendTest({ settings, now }: Given) {
  const post = createWebhookSender(settings);
  if (!post || !settings.webhookUrl) throw new UsageError("WEBHOOK_URL isn't set, so there's nowhere to send a test to.");
  const { host } = new URL(settings.webhookUrl);
  const data = { text: `This is a test from ${settings.siteUrl}.` };
  await post({ type: "webhook.test", timestamp: now.toISOString(), data }, `msg_${randomUUID()}`).catch((error: Failure) => {
    throw new Error(`${host} didn't take it: ${error.responseCode ? `it answers ${error.responseCode}` : (error.code ?? error.message)}.`);
  });
  console.error(`${host} took a test event.`);
}

type Failure = Error & { code?: string; responseCode?: number };
