import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { afterEach, expect, onTestFailed, test } from "vitest";
import type { Slot } from "../../app/booking/rules/slot.ts";
import { sqliteFile } from "../../app/database/database.server.ts";
import { mustBeStored } from "../faults/stored.ts";
import { allSlots } from "../faults/visitors.ts";
import { request } from "../harness/booking-example.ts";
import { describeOnBothEngines, newFolder, type Place } from "../harness/databases.ts";
import { killAll, listening, start } from "../harness/server-process.ts";

/** In the middle of the stream: so many bookings after the start, and so many milliseconds later. */
const MOMENT = fc.record({ bookings: fc.integer({ min: 1, max: 20 }), laterMs: fc.integer({ min: 0, max: 15 }) });
/** Each costs a start. TEST_SEED tries other moments. */
const KILLS = { sqlite: 3, postgres: 2 };
const LANES = 4;
afterEach(killAll);

describeOnBothEngines("kill -9 under a stream of bookings", ({ engine, startedPlace }) => {
  const kills = KILLS[engine];
  // Both are on one database, and before one is killed they book a slot only once.
  const beside = engine === "postgres" ? kills : 0;
  test(`${kills} times loses nothing that was acknowledged, and leaves no booking without its emails`, { timeout: 300_000 }, async () => {
    const moments = fc.sample(MOMENT, kills);
    onTestFailed(() => console.error(`TEST_SEED=${fc.readConfigureGlobal().seed} killed at ${JSON.stringify(moments)}`));
    const place = await startedPlace();
    const slots = allSlots();
    const acknowledged: { body: string }[] = [];
    const servers = await Promise.all(Array.from({ length: beside }, () => startAt(place)));
    if (beside) acknowledged.push(await bookedOnce(servers, slots.shift() as Slot));
    for (const [kill, { bookings, laterMs }] of moments.entries()) {
      const { child, port } = servers[kill] ?? (await startAt(place));
      const killAfter = acknowledged.length + bookings;
      const lanes = Array.from({ length: LANES }, () =>
        stream(port, slots, (answer) => {
          acknowledged.push(answer);
          if (acknowledged.length === killAfter) setTimeout(() => child.kill("SIGKILL"), laterMs);
        }),
      );
      await Promise.all(lanes);
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(beside ? kills + 1 : kills);
    await mustBeStored(place, acknowledged);
    if (engine === "sqlite")
      expect(new DatabaseSync(sqliteFile(place.dataDir)).prepare("pragma integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
  });
});

async function startAt({ dataDir, databaseUrl = "" }: Place) {
  const folder = dataDir || (await newFolder()).dataDir;
  return listening(start({ DATA_DIR: folder, DATABASE_URL: databaseUrl, RATE_LIMIT: "off" }));
}

/** Forty requests at once for one slot, to all servers in turn. The answer of the one that got it. */
async function bookedOnce(servers: { port: number }[], slot: Slot) {
  const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => post(servers[i % servers.length]?.port ?? 0, slot)));
  const [booked, ...others] = answers.toSorted((one, other) => (one?.status ?? 0) - (other?.status ?? 0));
  expect([booked?.status, ...others.map((answer) => answer?.status)]).toEqual([201, ...Array(39).fill(409)]);
  return booked as { body: string };
}

/** Books one slot after another until the server is gone. */
async function stream(port: number, slots: Slot[], onAcknowledged: (answer: { body: string }) => void) {
  for (let slot = slots.shift(); slot; slot = slots.shift()) {
    const answer = await post(port, slot);
    if (!answer) return;
    if (answer.status === 201) onAcknowledged(answer);
  }
}

async function post(port: number, slot: Slot) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/send-booking-notification`, {
      method: "POST",
      body: JSON.stringify({ ...request, ...slot }),
    });
    return { status: answer.status, body: await answer.text() };
  } catch {
    return undefined;
  }
}
