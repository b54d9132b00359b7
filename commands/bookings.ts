import { listBookings } from "../app/data/booking-records.server.ts";
import { FIELD_NAMES } from "../app/rules/booking.ts";
import { runCommand } from "./command.ts";
import { toCsv } from "./csv.ts";

const USAGE = `npm run bookings -- list      the calls, one line each
npm run bookings -- export    every field as CSV, to the terminal: … -- export > bookings.csv`;

const COLUMNS = [
  "id",
  "status",
  "selectedDate",
  "selectedTime",
  ...FIELD_NAMES,
  "interest",
  "visitorTimeZone",
  "createdAt",
  "updatedAt",
] as const;

await runCommand(USAGE, {
  list: async ({ database }) => {
    for (const { selectedDate, selectedTime, status, companyName, contactName, email, phone } of await listBookings(database))
      console.log([selectedDate, selectedTime.padStart(8), status.padEnd(9), companyName, contactName, email, phone].join("  "));
  },
  export: async ({ database }) => {
    const rows = (await listBookings(database)).map((booking) => COLUMNS.map((name) => booking[name]));
    process.stdout.write(toCsv(COLUMNS, rows));
  },
});
