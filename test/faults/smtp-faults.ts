import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requestBooking } from "../../app/booking/data/requests/request-booking.server.ts";
import { type Database, openDatabase } from "../../app/database/database.server.ts";
import { migrate } from "../../app/database/migrations.server.ts";
import { deliverDue } from "../../app/mail/delivery.server.ts";
import { createSender } from "../../app/mail/sender.ts";
import { countDead, retryDead } from "../../app/mail/unsent.server.ts";
import { MINUTE_MS } from "../../app/time/durations.ts";
import { now, request, settings } from "../harness/booking-example.ts";
import { startSmtp } from "../harness/smtp.ts";
import { afterwards, must } from "./fault.ts";
import { many } from "./figures.ts";
import { allSlots } from "./visitors.ts";

const SILENCE_MS = 300;
const BOOKINGS_EACH = 8;
const MOODS = ["no such person", "refuses the email", "stalls", "try later", "refuses login", "drops after data"] as const;

/**
 * A mail server with every kind of failure, one after another, while bookings come in: once it recovers, every email is sent, each under
 * one Message-ID.
 */
export async function smtpFaults() {
  const smtp = await startSmtp();
  afterwards(smtp.stop);
  const database = openDatabase({ dataDir: mkdtempSync(join(tmpdir(), "peakworks-")), databaseUrl: undefined });
  afterwards(() => database.destroy());
  await migrate(database, now);
  const slots = allSlots(now);
  let moment = now;
  const deliver = (url: string) => {
    moment = new Date(moment.getTime() + 5 * 60 * MINUTE_MS);
    return deliverDue(database, { send: createSender({ ...settings, smtpUrl: url }, { silenceMs: SILENCE_MS }), now: () => moment });
  };
  const book = async () => {
    for (const slot of slots.splice(0, BOOKINGS_EACH)) await requestBooking(database, { ...request, ...slot }, { now, settings });
  };

  await book();
  const away = await deliver("smtp://127.0.0.1:1");
  must(away.sent === 0 && away.dead === 0, "a server that refuses connections got emails or killed them");
  let doubtful = 0;
  for (const mood of MOODS) {
    await book();
    smtp.state.mood = mood;
    const before = smtp.received.length;
    const { sent } = await deliver(smtp.url);
    must(sent === 0, `${sent} emails counted as sent to a server that ${mood}`);
    doubtful += smtp.received.length - before;
  }
  smtp.state.mood = "fine";
  const dead = await countDead(database, moment);
  await retryDead(database, moment);
  await deliver(smtp.url);
  const emails = 2 * BOOKINGS_EACH * (MOODS.length + 1);
  const ids = smtp.received.map(({ messageId }) => messageId);
  must(new Set(ids).size === emails, `${new Set(ids).size} of ${emails} emails arrived`);
  must(ids.length === emails + doubtful, `${ids.length - emails - doubtful} emails came twice`);
  must((await unsent(database)) === 0, "emails are left");
  return `${many(emails, "emails")} through refused connections, ${MOODS.join(", ")}: ${emails} arrived, 0 lost, 0 twice but the ${doubtful} that the server took and did not say so (same Message-ID); ${dead} were dead and went out by retry`;
}

async function unsent(database: Database) {
  return (await database.selectFrom("outbox").select("id").where("sentAt", "is", null).where("kind", "<>", "nudge").execute()).length;
}
