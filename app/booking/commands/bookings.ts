import { type Command, storeAction } from "../../terminal/command.ts";
import { printTable } from "../../terminal/table.ts";
import { toCsv } from "../../text/csv.ts";
import { BOOKING_FIELD_NAMES } from "../catalog/booking-fields.ts";
import { listBookings } from "../data/call-lists.server.ts";
import { stateOf } from "../rules/state.ts";
import { enterCall } from "./add.ts";
import { cancel, confirm, decline, move } from "./answer.ts";
import { callRow } from "./call-row.ts";
import { JUNK_HELP, junk } from "./junk.ts";
import { noShow, talked } from "./outcome.ts";

const COLUMNS = [
  "id",
  "status",
  "selectedDate",
  "selectedTime",
  ...BOOKING_FIELD_NAMES,
  "interest",
  "visitorTimeZone",
  "createdAt",
  "updatedAt",
] as const;

export const command: Command = {
  help: `./peakworks bookings list                            the calls, one line each; 'unanswered' means that the promised hour has passed, 'unverified'
                                                     that the visitor hasn't pressed the link in their email
./peakworks bookings export                          every field as CSV
./peakworks bookings confirm ID                      confirms a request, like the button in the email
./peakworks bookings decline ID [--message "…"]      declines it, with a sentence for the visitor
./peakworks bookings move ID 2026-11-18 "9:30 AM"    moves a call to a free time, confirmed at once
./peakworks bookings cancel ID [--message "…"]       cancels a call
./peakworks bookings add 2026-12-01 "9:30 AM" --name "Sam Hill" --phone "(555) 010-4477" [--email …] [--company …] [--invite]
                                                     enters a call agreed by phone; --invite emails them the confirmation
./peakworks bookings talked ID ["what you agreed"]   you talked: a thank-you goes out the next morning, with the note
./peakworks bookings no-show ID                      they didn't pick up: one email with a link to another time
${JUNK_HELP}

ID is a call's ID as the list shows it, or enough of its beginning. Visitors get the same emails as from the links.
Example: ./peakworks bookings export > bookings.csv`,
  actions: {
    junk,
    list: storeAction({}, async ({ database, now }) => {
      const bookings = await listBookings(database);
      printTable(bookings.map((booking) => callRow(booking, stateOf(booking, now))));
    }),
    export: storeAction({}, async ({ database, now }) => {
      // The same words as in the list; the row itself knows fewer.
      const bookings = (await listBookings(database)).map((booking) => ({ ...booking, status: stateOf(booking, now) }));
      const rows = bookings.map((booking) => COLUMNS.map((name) => booking[name]));
      process.stdout.write(toCsv(COLUMNS, rows));
    }),
    confirm: storeAction({ words: 1 }, confirm),
    decline: storeAction({ words: 1, options: ["message"] }, decline),
    move: storeAction({ words: 4 }, move),
    cancel: storeAction({ words: 1, options: ["message"] }, cancel),
    add: storeAction({ words: 3, flags: ["invite"], options: ["name", "phone", "email", "company"] }, enterCall),
    talked: storeAction({ words: 2 }, talked),
    "no-show": storeAction({ words: 1 }, noShow),
  },
  aliases: { held: "talked" },
};
