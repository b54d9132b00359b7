import { readdirSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { requestBooking } from "../../app/booking/data/requests/request-booking.server.ts";
import { openDatabase } from "../../app/database/database.server.ts";
import { DAY_MS } from "../../app/time/durations.ts";
import { now, request, settings } from "../harness/booking-example.ts";
import { killAll, listening, start } from "../harness/server-process.ts";
import { folderOfStartedSite } from "../harness/tables.ts";

afterEach(killAll);

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
