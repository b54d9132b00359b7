import { noteBounce } from "../../booking/data/bounces.server.ts";
import { deliverDue, type Send } from "../../mail/delivery.server.ts";
import { BOUNCED_NUMBER } from "./calls.server.ts";
import type { Demo } from "./demo.ts";
import { readerEmail } from "./demo-readers.server.ts";
import { firm } from "./firms.ts";

/** What a mail server would say to these. The third is tried again after a minute. */
const TROUBLES: Record<string, object> = {
  [firm(BOUNCED_NUMBER).email]: { code: "EENVELOPE", command: "RCPT TO", responseCode: 550, response: "550 5.1.1 no such user" },
  [readerEmail(13)]: { code: "EMESSAGE", command: "DATA", responseCode: 554 },
  [readerEmail(14)]: { code: "ETIMEDOUT", command: "CONN" },
};

/** Takes every email that's due as sent, though none leaves, and lets three fail. */
export async function fillEmails({ database, settings, now }: Demo) {
  const send: Send = async ({ to }) => {
    const trouble = TROUBLES[to.address];
    if (trouble) throw Object.assign(new Error("a made-up mail server refused it"), trouble);
  };
  await deliverDue(database, {
    send,
    now: () => now,
    noteBounce: (claimed, problem, moment) => noteBounce(database, claimed, { problem, now: moment, settings }),
  });
}
