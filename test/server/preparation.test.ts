import { readdirSync } from "node:fs";
import { pino } from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { requestBooking } from "../../app/booking/data/requests/request-booking.server.ts";
import { type Database, openDatabase } from "../../app/database/database.server.ts";
import { DAY_MS, MINUTE_MS } from "../../app/time/durations.ts";
import { createPreparation } from "../../server/preparation.ts";
import { now, request, settings } from "../harness/booking-example.ts";
import { killAll, listening, start } from "../harness/server-process.ts";
import { folderOfStartedSite } from "../harness/tables.ts";

afterEach(killAll);
afterEach(() => void vi.useRealTimers());

/** A call without its person, and whether it can get one. */
async function askWithout(database: Database, selectedTime: "9:00 AM" | "9:30 AM", isBroken: boolean) {
  const result = await requestBooking(database, { ...request, selectedTime }, { now, settings });
  if (result.kind !== "booked") throw new Error(result.kind);
  const { id } = result.booking;
  const broken = isBroken ? { createdAt: "never" } : {};
  await database
    .updateTable("bookings")
    .set({ personId: null, ...broken })
    .where("id", "=", id)
    .execute();
  return id;
}

test("one call that can't get its person keeps no other from theirs, and the log names it once", async () => {
  const database = openDatabase(await folderOfStartedSite());
  const broken = await askWithout(database, "9:00 AM", true);
  await askWithout(database, "9:30 AM", false);
  const lines: object[] = [];
  const log = pino({ base: undefined, timestamp: false }, { write: (line: string) => lines.push(JSON.parse(line)) });
  vi.useFakeTimers({ toFake: ["performance"] });
  const { fill } = createPreparation({ database, log, now: () => now, timeZone: settings.timeZone, end: () => {} });
  for (const _ of ["first", "ten minutes later"]) {
    await fill();
    vi.advanceTimersByTime(10 * MINUTE_MS);
  }
  const without = await database.selectFrom("bookings").select("id").where("personId", "is", null).execute();
  expect(without).toEqual([{ id: broken }]);
  expect(lines).toMatchObject([{ id: broken, name: "RangeError", msg: "calls and plans could not get their person" }]);
  // Once the call is mended, it gets its person without a new start.
  await database.updateTable("bookings").set({ createdAt: now.toISOString() }).execute();
  await fill();
  expect(await database.selectFrom("bookings").select("id").where("personId", "is", null).execute()).toEqual([]);
  await database.destroy();
});

test("emails go out although a call can't get its person, and the log says where it failed", async () => {
  const place = await folderOfStartedSite();
  const database = openDatabase(place);
  await requestBooking(database, request, { now, settings });
  // The process has no other clock than the real one.
  const [moment, tomorrow] = [new Date(), new Date(Date.now() + DAY_MS)].map((date) => date.toISOString());
  await database.updateTable("bookings").set({ personId: null, createdAt: "never", startsAt: tomorrow }).execute();
  await database.updateTable("outbox").set({ dueAt: moment, expiresAt: null }).execute();
  await database.destroy();

  const { port, printed } = await listening(start({ DATA_DIR: place.dataDir, LOG_LEVEL: "info" }));
  await expect.poll(() => readdirSync(place.dataDir)).toContain("mail");
  const failed = JSON.parse(
    printed()
      .split("\n")
      .find((line) => line.includes("their person")) ?? "{}",
  );
  expect(failed).toMatchObject({ level: 50, where: expect.arrayContaining([expect.stringContaining("fill-people.server.ts")]) });
  expect(printed()).not.toContain("away");
  expect(await (await fetch(`http://127.0.0.1:${port}/health/ready`)).text()).not.toContain("no email");
});
