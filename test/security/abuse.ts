import { mailboxOf } from "../../app/rules/form/mailbox.ts";
import type { Check } from "./check.ts";
import { startTarget, type Target } from "./target.ts";
import { freeSlots, postJson, wholeForm } from "./visitor.ts";

const REQUESTS = 600;
const NETWORKS = 60;
const FREE_SHARE = 2 / 3;
const TRIES = 200;
const MOST_EMAILS = 10;
const VICTIM = "victim@ridge.example";

/** Both with the limits on, behind a proxy, so that an attacker can come from many networks. */
const LIMITED = { RATE_LIMIT: "on", TRUST_PROXY: "on" };

/** An attacker with many networks and a new address for every request wants every slot. Two thirds stay free. */
export const buyOut: Check = {
  name: "Buying out the calendar",
  run: () =>
    against(async (target) => {
      const slots = (await freeSlots(target)).reverse();
      for (let i = 0; i < REQUESTS; i++) {
        const fields = { ...wholeForm, ...slots[i % slots.length], email: `buyer${i}@ridge.example` };
        await postJson(target, "/api/send-booking-notification", fields, { "x-forwarded-for": `10.0.${i % NETWORKS}.7` });
      }
      const free = (await freeSlots(target)).length;
      const unpressed = (await target.database.selectFrom("bookings").select("id").where("heldUntil", "is not", null).execute()).length;
      const figure = `${REQUESTS} requests from ${NETWORKS} networks leave ${free} of ${slots.length} slots free (${Math.floor((free / slots.length) * 100)} %), and ${unpressed} of the ${slots.length - free} taken ones only for 30 minutes`;
      return { figure, problems: free >= slots.length * FREE_SHARE ? [] : [`only ${free} of ${slots.length} slots are free`] };
    }),
};

/** A stranger's mailbox, spelled in many ways, through every endpoint that sends email, each time from another network. */
export const mailboxFlood: Check = {
  name: "Flooding a mailbox",
  run: () =>
    against(async (target) => {
      const slots = await freeSlots(target);
      const paths = ["/api/send-booking-notification", "/api/leads", "/api/newsletter"];
      for (let i = 0; i < TRIES; i++) {
        const email = i % 2 ? `vic.tim+${i}@ridge.example` : `v.ictim+${i}@Ridge.example`;
        const fields = { ...wholeForm, ...slots[i], email };
        await postJson(target, paths[i % paths.length] ?? "", fields, { "x-forwarded-for": `10.${i}.0.7` });
      }
      await untilSent(target);
      const reached = target.smtp.received.filter(({ recipients }) => recipients.some((address) => mailboxOf(address) === VICTIM)).length;
      const problems = reached <= MOST_EMAILS ? [] : [`${reached} emails reached one mailbox`];
      return { figure: `${TRIES} tries reach one mailbox ${reached} times (at most 3 an hour and ${MOST_EMAILS} a day)`, problems };
    }),
};

async function against<Result>(attack: (target: Target) => Promise<Result>) {
  const target = await startTarget(LIMITED);
  try {
    return await attack(target);
  } finally {
    await target.stop();
  }
}

/** The site sends what is due every few seconds. Nudges and reminders are for later. */
async function untilSent({ database }: Target) {
  const deadline = Date.now() + 60_000;
  const isWaiting = async () => (await dueUnsent(database, new Date().toISOString()).execute()).length > 0;
  while (await isWaiting()) {
    if (Date.now() > deadline) throw new Error("emails still wait after 60 s");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function dueUnsent(database: Target["database"], now: string) {
  return database.selectFrom("outbox").select("id").where("sentAt", "is", null).where("dueAt", "<=", now).limit(1);
}
