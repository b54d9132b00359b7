import { LIMITS } from "../../app/forms/limits.server.ts";
import type { Check, Outcome } from "./check.ts";
import { startTarget, type Target } from "./target.ts";
import { freeSlots, postJson, wholeForm } from "./visitor.ts";

const FREE_SHARE = 2 / 3;

/** With the limits on, behind a proxy, so that an attacker can come from many networks. */
const LIMITED = { RATE_LIMIT: "on", TRUST_PROXY: "on" };

/** How many networks an attacker has, and how many requests come from each. */
const ATTACKS = [
  { networks: 60, each: 10 },
  { networks: 200, each: 3 },
  { networks: 1_000, each: 1 },
];

/** An attacker with many networks wants every slot, with a new address for every request. */
export const buyOut: Check = { name: "Buying out the calendar", run: () => attackAll(async () => {}) };

/** The same with mailboxes that three plans have used up before. */
export const usedMailboxes: Check = {
  name: "Buying out the calendar with used-up mailboxes",
  run: () =>
    attackAll(async (target, email, headers) => {
      for (let i = 0; i < 3; i++) await postJson(target, "/api/leads", { ...wholeForm, email }, headers);
    }),
};

type Before = (target: Target, email: string, headers: Record<string, string>) => Promise<void>;

async function attackAll(before: Before): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const attack of ATTACKS) outcomes.push(await against((target) => attackWith(target, attack, before)));
  return { figure: outcomes.map(({ figure }) => figure).join("; "), problems: outcomes.flatMap(({ problems }) => problems) };
}

/**
 * Two thirds stay free, no slot is kept before its mailbox answered, the agency gets its first notices and nothing more, and a visitor who
 * comes now gets the time they ask for by pressing the link in their email.
 */
async function attackWith(target: Target, { networks, each }: (typeof ATTACKS)[number], before: Before): Promise<Outcome> {
  const slots = (await freeSlots(target)).reverse();
  const requests = networks * each;
  for (let i = 0; i < requests; i++) {
    const email = `buyer${i}@ridge.example`;
    const network = i % networks;
    const headers = { "x-forwarded-for": `10.${network >> 8}.${network & 255}.7` };
    await before(target, email, headers);
    await postJson(target, "/api/send-booking-notification", { ...wholeForm, ...slots[i % slots.length], email }, headers);
  }
  const left = await freeSlots(target);
  const { database } = target;
  const forGood = (
    await database.selectFrom("bookings").select("id").where("status", "=", "requested").where("heldUntil", "is", null).execute()
  ).length;
  const kinds = await database.selectFrom("outbox").select("kind").where("channel", "=", "email").execute();
  const notices = kinds.filter(({ kind }) => AGENCY_KINDS.includes(kind)).length;
  // So that the link can be read from the outbox, where the visitor's email waits behind the attacker's.
  target.smtp.state.mood = "try later";
  const visitor = { ...wholeForm, ...left[0], email: "pat@peak.example" };
  const answer = await postJson(target, "/api/send-booking-notification", visitor, { "x-forwarded-for": "172.20.1.7" });
  const isServed = answer.status === 201 && (await pressLink(target, visitor.email));
  const figure = `${requests} requests from ${networks} networks leave ${left.length} of ${slots.length} slots free (${Math.floor((left.length / slots.length) * 100)} %), ${forGood} kept for good, ${notices} emails to the agency, the next visitor ${isServed ? "is in" : "isn't in"}`;
  return {
    figure,
    problems: [
      ...(left.length >= slots.length * FREE_SHARE ? [] : [`only ${left.length} of ${slots.length} slots are free`]),
      ...(forGood === 0 ? [] : [`${forGood} slots are kept though no mailbox answered`]),
      ...(notices <= LIMITS.pressureRequests + LIMITS.leadNoticesAnHour ? [] : [`the agency gets ${notices} emails`]),
      ...(isServed ? [] : [`a visitor got ${answer.status} and no call`]),
    ],
  };
}

const AGENCY_KINDS = ["notice", "nudge", "lead-notice", "rush"];

/** What the visitor does who reads the email. Returns whether their request is in. */
async function pressLink({ ask, database }: Target, email: string) {
  const booking = await database.selectFrom("bookings").selectAll().where("email", "=", email).executeTakeFirstOrThrow();
  const { payload } = await database.selectFrom("outbox").select("payload").where("bookingId", "=", booking.id).executeTakeFirstOrThrow();
  const [link = ""] = /\/booking\/keep\?token=[\w-]+/.exec(payload) ?? [];
  const headers = { "content-type": "application/x-www-form-urlencoded", "x-forwarded-for": "172.20.1.7" };
  await ask({ path: link, method: "POST", headers, body: "slot=" });
  const pressed = await database.selectFrom("bookings").selectAll().where("id", "=", booking.id).executeTakeFirstOrThrow();
  return pressed.status === "requested" && pressed.heldUntil === null;
}

async function against<Result>(attack: (target: Target) => Promise<Result>) {
  const target = await startTarget(LIMITED);
  try {
    return await attack(target);
  } finally {
    await target.stop();
  }
}
