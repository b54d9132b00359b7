import { DatabaseSync } from "node:sqlite";
import { afterEach, expect, test } from "vitest";
import type { Slot } from "../../app/booking/rules/slot.ts";
import { sqliteFile } from "../../app/database/database.server.ts";
import { mustBeStored } from "../faults/stored.ts";
import { allSlots } from "../faults/visitors.ts";
import { request } from "../harness/booking-example.ts";
import { describeOnBothEngines, newFolder, type Place } from "../harness/databases.ts";
import { killAll, listening, start } from "../harness/server-process.ts";

/** Each costs a start. The moment differs from run to run, so many runs see many moments. */
const KILLS = { sqlite: 3, postgres: 2 };
const LANES = 4;
afterEach(killAll);

describeOnBothEngines("kill -9 under a stream of bookings", ({ engine, startedPlace }) => {
  const kills = KILLS[engine];
  test(`${kills} times loses nothing that was acknowledged, and leaves no booking without its emails`, { timeout: 300_000 }, async () => {
    const place = await startedPlace();
    const slots = allSlots();
    const acknowledged: { body: string }[] = [];
    for (let kill = 0; kill < kills; kill++) {
      const { child, port } = await startAt(place);
      // In the middle of the stream, and at a different moment each time.
      const killAfter = acknowledged.length + 1 + Math.floor(Math.random() * 20);
      const lanes = Array.from({ length: LANES }, () =>
        stream(port, slots, (answer) => {
          acknowledged.push(answer);
          if (acknowledged.length === killAfter) setTimeout(() => child.kill("SIGKILL"), Math.random() * 15);
        }),
      );
      await Promise.all(lanes);
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(kills);
    await mustBeStored(place, acknowledged);
    if (engine === "sqlite")
      expect(new DatabaseSync(sqliteFile(place.dataDir)).prepare("pragma integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
  });

  if (engine === "sqlite") return;

  test("two processes on one database book a slot only once", async () => {
    const place = await startedPlace();
    const servers = [await startAt(place), await startAt(place)];
    const [slot] = allSlots();
    const posts = Array.from({ length: 40 }, (_, i) => post(servers[i % 2]?.port ?? 0, slot as Slot));
    const statuses = (await Promise.all(posts)).map((answer) => answer?.status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(39);
  });
});

async function startAt({ dataDir, databaseUrl = "" }: Place) {
  const folder = dataDir || (await newFolder()).dataDir;
  return listening(start({ DATA_DIR: folder, DATABASE_URL: databaseUrl, RATE_LIMIT: "off" }));
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
