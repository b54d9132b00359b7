import { withKnownSecret } from "../../site/secret.ts";
import { type Command, storeAction } from "../../terminal/command.ts";
import { printTable } from "../../terminal/table.ts";
import { UsageError } from "../../terminal/usage-error.ts";
import { dayIn, timeIn } from "../../time/dates.ts";
import { ACTS } from "../catalog.ts";
import { readLog } from "../data/log.server.ts";
import { makeLink } from "../data/sign-in-links.server.ts";
import { agencyAddress } from "../rules/session.ts";
import { demo } from "./demo.ts";

const MOST_LINES = 200;

export const command: Command = {
  help: `./peakworks desk link EMAIL    a link that signs in to the desk, once, for 15 minutes, in any browser
./peakworks desk log           who did what there and when, the last ${MOST_LINES} lines, newest first
./peakworks desk demo          the site with its desk on a throwaway store with made-up data, only on this machine, until Ctrl-C

EMAIL is one of AGENCY_EMAIL, and the site runs with DESK=on.
Example: ./peakworks desk link you@example.com`,
  actions: {
    link: storeAction({ words: 1 }, async ({ database, settings, now, words: [typed = ""] }) => {
      if (!settings.desk) throw new UsageError("The desk is off: set DESK=on and restart the site.");
      if (!process.env.SITE_URL)
        throw new UsageError("SITE_URL isn't set here, so the link would lead nowhere: give this command the site's own settings.");
      const email = agencyAddress(typed, settings.agencyEmails);
      if (!email) throw new UsageError(`${typed || "That"} isn't in AGENCY_EMAIL, and nobody else can sign in.`);
      console.log(await makeLink(database, email, { now, settings: withKnownSecret(settings) }));
      console.error("It works once, for 15 minutes, in any browser. Whoever has it is in: don't send it by chat.");
    }),
    log: storeAction({}, async ({ database, settings: { timeZone } }) => {
      const lines = await readLog(database, MOST_LINES);
      printTable(
        lines.map(({ happenedAt, who, what, bookingId }) => [
          `${dayIn(timeZone, happenedAt)} ${timeIn(timeZone, happenedAt).padStart(8)}`,
          who,
          ACTS[what],
          bookingId ?? "",
        ]),
      );
    }),
    demo,
  },
};
