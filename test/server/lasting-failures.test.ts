import { pino } from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { openDatabase } from "../../app/database/database.server.ts";
import { MINUTE_MS } from "../../app/time/durations.ts";
import { startBackgroundWork } from "../../server/background.ts";
import { now, settings } from "../harness/booking-example.ts";
import { folderWithTables } from "../harness/tables.ts";

afterEach(() => void vi.useRealTimers());

test("what fails in every round is logged when it begins, every ten minutes, and when it's over", async () => {
  const database = openDatabase(await folderWithTables());
  const lines: string[] = [];
  const log = pino({ base: undefined }, { write: (line: string) => lines.push(JSON.parse(line).msg) });
  let isAway = true;
  let rounds = 0;
  const migrate = async () => {
    rounds++;
    if (isAway) throw Object.assign(new Error(), { code: "ECONNREFUSED" });
  };
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const preparation = { migrate, fill: async () => {} };
  const stop = startBackgroundWork({ database, send: async () => {}, log, now: () => now, preparation, settings });
  await vi.advanceTimersByTimeAsync(11 * MINUTE_MS);
  expect([rounds, lines]).toEqual([221, ["the outbox could not be reached", "the outbox could not be reached"]]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(3_000);
  vi.useRealTimers();
  await stop();
  expect(lines[2]).toBe("works again");
  await database.destroy();
});
