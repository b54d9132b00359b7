import { BOOKING_FIELD_NAMES } from "../app/catalog/booking-fields.ts";
import { listBookings } from "../app/data/bookings/records.server.ts";
import { type Command, storeAction } from "./command.ts";
import { toCsv } from "./csv.ts";
import { printTable } from "./table.ts";

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
  help: `./peakworks bookings list      the calls, one line each
./peakworks bookings export    every field as CSV

Example: ./peakworks bookings export > bookings.csv`,
  actions: {
    list: storeAction({}, async ({ database }) => {
      const bookings = await listBookings(database);
      printTable(
        bookings.map(({ selectedDate, selectedTime, status, companyName, contactName, email, phone }) => [
          selectedDate,
          selectedTime.padStart(8),
          status,
          companyName,
          contactName,
          email,
          phone,
        ]),
      );
    }),
    export: storeAction({}, async ({ database }) => {
      const rows = (await listBookings(database)).map((booking) => COLUMNS.map((name) => booking[name]));
      process.stdout.write(toCsv(COLUMNS, rows));
    }),
  },
};
