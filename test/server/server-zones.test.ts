import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { describeOnBothEngines } from "../harness/databases.ts";

const run = promisify(execFile);

/**
 * Books at 11:59 PM in the agency's time zone, a day ahead and across the year's end, and prints what the database then has. One process
 * does it in all zones, and begins in the first, since most of its time goes into loading the code.
 */
const PROGRAM = `
  import { availability, bookedSlots } from "./app/booking/data/calendar/availability.server.ts";
  import { requestBooking } from "./app/booking/data/requests/request-booking.server.ts";
  import { openDatabase } from "./app/database/database.server.ts";
  import { migrate } from "./app/database/migrations.server.ts";
  import { request, settings } from "./test/harness/booking-example.ts";
  const told = [];
  for (const [zone, place] of JSON.parse(process.env.PLACES)) told.push(await tellIn(zone, openDatabase(place)));
  console.log(JSON.stringify(told));

  async function tellIn(zone, database) {
    process.env.TZ = zone;
    const now = new Date("2026-12-31T23:59:00-05:00");
    await migrate(database, now);
    const booked = [];
    for (const selectedDate of ["2026-12-31", "2027-01-01", "2027-03-01", "2027-03-02"])
      booked.push(await requestBooking(database, { ...request, selectedDate }, { now, settings }));
    const days = await availability(database, { from: "2026-12-01", to: "2027-12-31", now, settings });
    const kinds = booked.map(({ kind, booking }) => [kind, booking?.selectedDate, booking?.startsAt]);
    const taken = await bookedSlots(database, "2026-12-01", "2027-12-31");
    await database.destroy();
    return { hour: now.getHours(), told: kinds, taken, first: days[0], last: days.at(-1).date };
  }
`;
const ZONES = { "Pacific/Kiritimati": 18, "Pacific/Pago_Pago": 17, UTC: 4 };

describeOnBothEngines("a server in the farthest time zones", ({ newPlace }) => {
  test("uses the agency's dates", async () => {
    const places = await Promise.all(Object.keys(ZONES).map(async (zone) => [zone, await newPlace()]));
    const env = { PATH: process.env.PATH, TZ: places[0]?.[0] as string, PLACES: JSON.stringify(places) };
    const told = JSON.parse((await run(process.execPath, ["--input-type=module", "-e", PROGRAM], { env })).stdout);
    // Each was in its own zone.
    expect(told.map(({ hour }: { hour: number }) => hour)).toEqual(Object.values(ZONES));
    const [one, other, utc] = told.map(({ hour: _, ...rest }: { hour: number }) => rest);
    expect(utc.told).toEqual([
      ["taken", null, null],
      ["booked", "2027-01-01", "2027-01-01T14:00:00.000Z"],
      ["booked", "2027-03-01", "2027-03-01T14:00:00.000Z"],
      ["not-bookable", null, null],
    ]);
    // The year's last day is still today, with all of its times past.
    expect([utc.first.date, utc.last, utc.taken.length]).toEqual(["2026-12-31", "2027-03-01", 2]);
    expect(utc.first.slots.some(({ free }: { free: boolean }) => free)).toBe(false);
    expect([one, other]).toEqual([utc, utc]);
  });
});
