import { HOSTILE_ANSWERS, startHostile } from "../harness/hostile-http.ts";
import { afterwards, must, until } from "./fault.ts";
import { startSite } from "./running-site.ts";
import { allSlots, bookingOf } from "./visitors.ts";

/**
 * The worst of test/server/outgoing.test.ts, on the real process with its real time limits. The first one is the webhook's receiver too.
 */
const ANSWERS = ["6 encodings, never ending", "6 encodings, endless", "an endless body in chunks", "endless early hints", "silence"];
const WEBHOOK_SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const WITHIN_MS = 60_000;

/** Hosts of calendars and a webhook's receiver that answer with malice, and one booking: the site lives on and answers. */
export async function outgoing() {
  const asked = new Map<string, number>();
  const hosts: string[] = [];
  for (const name of ANSWERS) {
    const host = await startHostile((socket) => {
      asked.set(name, (asked.get(name) ?? 0) + 1);
      HOSTILE_ANSWERS[name]?.answer(socket);
    });
    afterwards(host.stop);
    hosts.push(`http://127.0.0.1:${host.port}/`);
  }
  const [receiver = ""] = hosts;
  const site = await startSite({ BUSY_CALENDARS: hosts.join(" "), WEBHOOK_URL: receiver, WEBHOOK_SECRET });
  const [slot] = allSlots().slice(-1);
  must(slot !== undefined, "there is no slot");
  const booked = await site.ask(bookingOf(slot));
  must(booked.status === 201, `the booking got ${booked.status}`);
  const areNamed = async () => {
    must(site.isAlive(), `the site ended: ${site.printed()}`);
    const { body } = await site.ask({ path: "/health/ready" });
    return body.match(/can't be read/g)?.length === ANSWERS.length && (asked.get(ANSWERS[0] ?? "") ?? 0) > 1;
  };
  await until(areNamed, WITHIN_MS, "the calendars' problems aren't named");
  must((await site.ask({ path: "/" })).status === 200, "the site no longer answers");
  return `calendars and a webhook at hosts with ${ANSWERS.join("; ")}: each named, the process alive, the booking taken`;
}
